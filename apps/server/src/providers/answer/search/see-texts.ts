import { askedMarks, toldMarks } from '../asking.ts';
import { kindsAsked, numberKinds } from './answer-kinds.ts';
import { tellsSo } from './answer-ways.ts';
import { type Channel, saturated } from './channel.ts';
import type { Read } from './features.ts';
import { matchPage, type Matches } from './match-page.ts';
import type { AskedTerm } from './see-page.ts';
import { termsOf } from './terms.ts';

/** What is known of a text of the page that answers: the one that says it is chosen by these. Shares are those of the question's terms. */
export const textFeatures = [
  'held',
  'lettersHeld',
  'lettersPoints',
  'title',
  'before',
  'after',
  'around',
  'lettersTitle',
  'lettersBefore',
  'nothing',
  'kind',
  'heldOfKind',
  'newNumber',
  'measure',
  'fewAdded',
  'noneAdded',
  'length',
  'isQuestion',
  'leadsOn',
  'ofTitle',
  'isFirst',
  'isSpoken',
  'starts',
  'label',
  'name',
  'reason',
  'list',
] as const;
export type TextFeature = (typeof textFeatures)[number];
export type TextValues = Readonly<Record<TextFeature, number>>;

/** A page with its texts in words and in pieces of words. */
export type OpenPage = {
  place: number;
  texts: readonly string[];
  /** What each text is (`PassageKind`). */
  sorts: readonly string[];
  /** What kinds of answers each has (`answer-kinds.ts`). */
  kinds: Uint8Array;
};

/** So many texts before one say what it is about: those of a card stand under its name. */
const contextSize = 6;
/** An answer adds so many words to those of the question. */
const enoughAdded = 3;
const mostPoints = 2.2;
const labelled = /^([^：:。.，,]{1,40})[：:]./u;

/** A speaker's question may end as a sentence does: 钱从哪里来。 */
export const isQuestion = (text: string): boolean =>
  /[?？][”"'’」』]*$|(?:从哪[里儿]来|是什么|是谁|怎么[办做]|为什么|[吗呢])。$/.test(text);
/** Whether what it speaks of comes after it: a question of the speaker, or the head of a list. */
export const leadsOn = (text: string): boolean => isQuestion(text) || /[:：]$/.test(text);

const yesOrNo = (is: boolean): number => (is ? 1 : -1);
/** A share as far as it is more or less than half; 0 where there is nothing to share. */
const shareOf = <T>(all: readonly T[], has: (one: T) => boolean): number =>
  all.length === 0 ? 0 : (2 * all.filter(has).length) / all.length - 1;

/** What the texts of a page hold of the terms. */
function holdingOf(asked: readonly AskedTerm[], { counts, lengths, inTitle }: Matches, usualText: number) {
  const all = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const share = (lists: readonly (Float32Array | undefined)[]): number => {
    let sum = 0;
    for (let place = 0; place < asked.length; place++) {
      let most = 0;
      for (const list of lists) if (list) most = Math.max(most, list[place] ?? 0);
      sum += (asked[place]?.weight ?? 0) * Math.min(1, most);
    }
    return sum / all;
  };
  const listsOf = (places: readonly number[]) => places.map((place) => counts[place]);
  return {
    of: (at: number): number => (counts[at] ? share([counts[at]]) : 0),
    /** What others add to a text. */
    added: (at: number, others: readonly number[]): number => {
      const lists = listsOf(others).filter((list) => list !== undefined);
      return lists.length === 0 ? 0 : share([counts[at], ...lists]) - share([counts[at]]);
    },
    addedByTitle: (at: number): number => share([counts[at], inTitle]) - share([counts[at]]),
    points(at: number): number {
      const own = counts[at];
      if (!own) return 0;
      const length = (lengths[at] ?? 0) / usualText;
      let sum = 0;
      own.forEach((often, place) => {
        if (often > 0) sum += (asked[place]?.weight ?? 0) * saturated(often, length);
      });
      return sum / (all * mostPoints);
    },
  };
}

/** How the texts of a page look to a question. */
export function seeTexts(
  question: string,
  asked: Read,
  channels: { words: Channel; letters: Channel },
  { place, texts, sorts, kinds }: OpenPage,
): TextValues[] {
  const { title, terms, ends } = channels.words.pageAt(place);
  const words = holdingOf(
    asked.words,
    matchPage(channels.words.pageAt(place), asked.words),
    channels.words.usualText,
  );
  const letters = holdingOf(
    asked.letters,
    matchPage(channels.letters.pageAt(place), asked.letters),
    channels.letters.usualText,
  );
  const wanted = kindsAsked(question);
  const marks = askedMarks(question);
  const known = new Set(asked.words.flatMap(({ ids }) => ids.map(([id]) => id)));
  const knownTerms = new Set(asked.words.map(({ term }) => term));
  const names = asked.names.map((name) => channels.words.ids.get(name));
  const ofTitle = new Set(title);

  return texts.map((text, at): TextValues => {
    const ids = terms.subarray(at === 0 ? 0 : ends[at - 1], ends[at]);
    const isAlike = (other: number) => sorts[other] === sorts[at];
    const context = Array.from({ length: contextSize }, (_, back) => at - 1 - back).filter(isAlike);
    let [own, again] = [0, 0];
    for (const id of ids) {
      if (known.has(id)) own += 1;
      if (ofTitle.has(id)) again += 1;
    }
    const added = ids.length - own;
    const [held, lettersHeld] = [words.of(at), letters.of(at)];
    const isOfKind = wanted === 0 || ((kinds[at] ?? 0) & wanted) > 0;
    const told = marks.length > 0 ? toldMarks(text) : [];
    const label = termsOf(labelled.exec(text)?.[1] ?? '');
    return {
      held,
      lettersHeld,
      lettersPoints: letters.points(at),
      title: words.addedByTitle(at),
      before: words.added(at, context.slice(0, 1)),
      after: words.added(at, [at + 1].filter(isAlike)),
      around: words.added(at, context),
      lettersTitle: letters.addedByTitle(at),
      lettersBefore: letters.added(at, context.slice(0, 1)),
      nothing: Number(held === 0 && lettersHeld === 0),
      kind: wanted === 0 ? 0 : yesOrNo(isOfKind),
      heldOfKind: isOfKind ? held : 0,
      newNumber:
        (wanted & numberKinds) === 0
          ? 0
          : yesOrNo(ids.some((id) => channels.words.isNumber(id) && !known.has(id))),
      measure: shareOf(marks, (mark) => told.includes(mark)),
      fewAdded: Number(added < enoughAdded),
      noneAdded: Number(added === 0),
      length: Math.log1p(ids.length),
      isQuestion: Number(isQuestion(text)),
      leadsOn: Number(/[:：]$/.test(text)),
      ofTitle: again / (ids.length || 1),
      isFirst: Number(at === 0),
      isSpoken: Number(sorts[at] === 'script'),
      starts: Number(ids.length > 0 && known.has(ids[0] ?? -1)),
      label: label.filter((term) => knownTerms.has(term)).length / (label.length || 1),
      name: shareOf(names, (id) => id !== undefined && ids.includes(id)),
      reason: tellsSo('reason', question, text),
      list: tellsSo('list', question, text),
    };
  });
}
