import { askedMarks, withoutMarks } from '../asking.ts';
import type { Channel } from './channel.ts';
import type { AskedTerm } from './see-page.ts';
import { soundsLike } from './sounds.ts';
import { synonymsOf } from './synonyms.ts';
import { lettersAsked, lettersOf, termsOf } from './terms.ts';
import { unusualness, withoutEnds } from './usual-words.ts';

/** What another word is worth against the one that was asked for. */
const worth = { sound: 0.8, synonym: 0.6, synonymPiece: 0.5 };
/** Of a very long question the weightiest words are looked for. */
const mostTerms = 60;

const weightiest = (terms: readonly AskedTerm[]): AskedTerm[] => {
  if (terms.length <= mostTerms) return [...terms];
  const least = terms.map(({ weight }) => weight).toSorted((one, other) => other - one)[mostTerms - 1] ?? 0;
  return terms.filter(({ weight }) => weight >= least).slice(0, mostTerms);
};

type Like = readonly [id: number, worth: number];

/** The term itself, or where no text has it one that sounds like it. */
function itself(term: string, ids: ReadonlyMap<string, number>): Like[] {
  const own = ids.get(term);
  if (own !== undefined) return [[own, 1]];
  const heard = soundsLike(term, ids);
  return heard === undefined ? [] : [[heard, worth.sound]];
}

/** The words of a question, each also by its synonyms. */
export function askedWords(question: string, channel: Channel): AskedTerm[] {
  const cut = termsOf(withoutMarks(question)).map((term) =>
    channel.ids.has(term) ? term : withoutEnds(term),
  );
  const terms = [...new Set([...cut, ...askedMarks(question)])].map((term): AskedTerm => {
    const others = synonymsOf(term).flatMap((other): Like[] => {
      const id = channel.ids.get(other);
      return id === undefined ? [] : [[id, worth.synonym]];
    });
    return {
      term,
      ids: [...itself(term, channel.ids), ...others],
      weight: channel.textRarity(channel.ids.get(term)) * unusualness(term),
    };
  });
  return weightiest(terms);
}

/** The pieces of its words, each also by those of a synonym where the pages have only this. */
export function askedLetters(question: string, channel: Channel, words: Channel): AskedTerm[] {
  const others = new Map<string, Like[]>();
  for (const word of termsOf(question)) {
    if (words.ids.has(word)) continue;
    const like = synonymsOf(word).filter((other) => words.ids.has(other));
    for (const piece of lettersOf(word)) {
      const known = others.get(piece) ?? [];
      for (const other of like)
        for (const part of lettersOf(other)) {
          const id = channel.ids.get(part);
          if (id !== undefined && part.length > 1) known.push([id, worth.synonymPiece]);
        }
      others.set(piece, known);
    }
  }
  return weightiest(
    [...new Set(lettersAsked(question))].map((term) => ({
      term,
      ids: [...itself(term, channel.ids), ...(others.get(term) ?? [])],
      weight: channel.textRarity(channel.ids.get(term)),
    })),
  );
}
