import type { OutlineLeaf, OutlinePage } from '@app/contract/outline/schema.ts';
import { inside, isPhrase, type Say, spoken } from '@app/deck/script/speech/say.ts';
import { secondsOf } from '@app/deck/script/speech/time.ts';
import { sayUnits } from '@app/deck/script/speech/units.ts';
import type { SourceDocument } from '../document/document.ts';
import { captionText } from './captions.ts';
import { chartOf } from './chart-of.ts';
import type { Sentence } from './material.ts';
import { captionMark } from './join-broken.ts';
import { captionOf } from './page-content.ts';
import type { ToldSentence } from './port.ts';
import { saysSomething, shortenPoint } from './shorten-point.ts';
import { talkTexts } from './texts.ts';
import { trimmedEnd } from './trimmed-end.ts';

/** The sentence of the material that a point was made from; undefined where somebody wrote it. */
const sourceOf = (
  { text, from }: Pick<OutlineLeaf, 'text' | 'from'>,
  sentences: readonly Sentence[],
): Sentence | undefined =>
  sentences.find((each) => from.includes(each.block) && shortenPoint(each.text) === text);

/** Sentences that cannot be understood without the one before bring it along. */
const leansBack =
  /^(?:this|these|that|those|it|they|he|she|such|however|but|also|therefore|thus|so)\b|^(?:这|那|它|他|她|其(?!中|他|它|实)|此|该|但|然而|因此|所以)/iu;

export type TellOptions = {
  say: Say;
  /** All that the material says on this page, in its order. */
  sentences: readonly Sentence[];
  worthOf: (sentence: Sentence) => number;
  /** The heading that a sentence stands below; empty where it has none. */
  nameAbove: (sentence: Sentence) => string;
  seconds: number;
  /** Somebody asked for a length: what is said of tables and pictures is part of it. */
  hasLength: boolean;
  /** How many points there are has been said. */
  isCounted: boolean;
};

/** What is seen beside the points: tables and pictures are pointed at. */
function tellThings(page: OutlinePage, document: SourceDocument, say: Say): ToldSentence[] {
  return page.children.flatMap((leaf): ToldSentence[] => {
    const { from, kind } = leaf;
    const block = from[0];
    const thing = block === undefined ? undefined : document.blocks[block];
    if (kind === 'point' || block === undefined) return [];
    if (thing?.kind === 'table') {
      const numbers = chartOf(thing);
      const chart = numbers && {
        ...numbers,
        ...(captionOf(leaf, thing) !== '' && { title: captionText(captionOf(leaf, thing)) }),
      };
      if (chart) return sayUnits([{ kind: 'chart', chart }], say).map((text) => ({ text, block }));
      // A dash says that there is nothing.
      const rows = thing.rows.map((row) => row.map((cell) => (/^[\s–—−-]+$/u.test(cell) ? '' : cell)));
      const [head, ...rest] = rows;
      const table = thing.headRows > 0 && head ? { head, rows: rest } : { rows };
      return sayUnits([{ kind: 'table', table }], say).map((text) => ({ text, block }));
    }
    // What is not there to be seen is not pointed at.
    const words = thing?.kind === 'figure' && thing.picture ? captionOf(leaf, thing) || thing.alt : undefined;
    return words === undefined
      ? []
      : sayUnits([{ kind: 'picture', words: captionText(words) }], say).map((text) => ({
          text,
          block,
        }));
  });
}

/** Sums in another order differ a little; a page that may say all of its sentences says the last one, too. */
const rounding = 0.01;

/** The sentences of a page that are said in time: those of its points first, then what is worth most. */
function chooseSentences(
  page: OutlinePage,
  { sentences, worthOf, seconds }: TellOptions,
  used: number,
): Sentence[] {
  const chosen = new Set<Sentence>();
  let left = seconds - used;
  const placeOf = new Map(sentences.map((sentence, at) => [sentence, at]));
  const take = (sentence: Sentence): void => {
    const before = sentences[(placeOf.get(sentence) ?? 0) - 1];
    const leans = leansBack.test(sentence.text) && before?.block === sentence.block && !chosen.has(before);
    const needed = leans && before ? [before, sentence] : [sentence];
    const time = needed.reduce((sum, { text }) => sum + secondsOf(text), 0);
    if (time > left + rounding) return;
    left -= time;
    for (const each of needed) chosen.add(each);
  };
  const points = page.children.filter(({ kind }) => kind === 'point');
  const ofPoints = [page, ...points].flatMap((point) => sourceOf(point, sentences) ?? []);
  for (const sentence of ofPoints) take(sentence);
  // A page that shows one long sentence and says nothing of it would be dumb: what it takes too long is missing from the next.
  const [shownFirst] = ofPoints;
  if (chosen.size === 0 && shownFirst) chosen.add(shownFirst);
  const shown = new Set(ofPoints);
  const rest = sentences.filter((each) => !shown.has(each));
  for (const sentence of rest.toSorted((one, other) => worthOf(other) - worthOf(one)))
    if (!chosen.has(sentence)) take(sentence);
  return sentences.filter((each) => chosen.has(each));
}

const withoutStop = (text: string): string => trimmedEnd(text, '。.;；,，');

/** Items that are names can be said in one breath. */
const isName = (text: string): boolean =>
  !/[:：]/u.test(text) && (/\p{Script=Han}/u.test(text) ? text.length <= 10 : text.split(' ').length <= 4);

const nameIn = ({ text }: Sentence): string => withoutStop(text).replace(/\s?[:：]$/u, '');

/** A name that stands alone in its block, and the sentence below that says something of it, are one. */
function isNameOf(name: Sentence, next: Sentence | undefined, all: readonly Sentence[]): boolean {
  const text = nameIn(name);
  return (
    next?.block === name.block + 1 &&
    // What ends with a colon above a list leads to it.
    !(next.isItem && /[:：]$/u.test(name.text)) &&
    next.place === 0 &&
    all.filter(({ block }) => block === name.block).length === 1 &&
    isPhrase(text) &&
    !isPhrase(next.text) &&
    !/[:：!?！？]/u.test(text) &&
    (/\p{Script=Han}/u.test(text) ? !/[。；;，]$/u.test(name.text) && isName(text) : !saysSomething(text))
  );
}

/** Nobody hears a colon: what leads to a list says that it does. */
function withLeadIn(text: string, { language }: Say): string {
  if (language === 'zh')
    return text
      .replace(/(?<=包括|包含|在于|分为|主要有|涉及)\s?[:：]$/u, '以下几点。')
      .replace(/^(?=.{4,16}$)([^，,。：:是为如以下列]+)[:：]$/u, '$1如下。');
  return text.replace(/(?<=\b(?:includes?|including|are|is|comprises?|contains?))\s?:$/iu, ' the following.');
}

/** What is told below a heading of its own, on a page with another name, is told with that name, as who turns to it would say. */
function namesOfParts(
  page: OutlinePage,
  chosen: readonly Sentence[],
  nameAbove: TellOptions['nameAbove'],
): ReadonlyMap<Sentence, string> {
  const names = new Map<Sentence, string>();
  // Of two names the second is said where it begins.
  let [last = ''] = page.text.split(' · ');
  for (const sentence of chosen) {
    const name = nameAbove(sentence);
    const isNew = name !== '' && !last.includes(name) && !sentence.text.includes(name);
    const isNamed = /^[^，,。.]{1,20}[:：]/u.test(sentence.text);
    if (isNew && isShortName(name) && !isPhrase(sentence.text) && !isNamed) names.set(sentence, name);
    if (name !== '') last = name;
  }
  return names;
}
const isShortName = (name: string): boolean =>
  /\p{L}/u.test(name) &&
  !/[?？!！:：。]/u.test(name) &&
  (/\p{Script=Han}/u.test(name) ? name.length <= 14 : name.split(' ').length <= 6);

/** Short items of a list are one sentence, others are said as they stand; so are all where their number has been told. */
function sayChosen(
  chosen: readonly Sentence[],
  all: readonly Sentence[],
  { say, isCounted, names }: { say: Say; isCounted: boolean; names: ReadonlyMap<Sentence, string> },
): ToldSentence[] {
  const told: ToldSentence[] = [];
  const named = (sentence: Sentence): string => {
    const name = names.get(sentence);
    const text = withLeadIn(sentence.text, say);
    return name === undefined ? spoken(text, say) : `${spoken(name, say)}${say.colon}${inside(text, say)}`;
  };
  for (let at = 0; at < chosen.length; ) {
    const [first, ...rest] = chosen.slice(at) as [Sentence, ...Sentence[]];
    const isListed = ({ text, isItem, block }: Sentence) =>
      isItem && block === first.block && isPhrase(text) && isName(text);
    const end = rest.findIndex((each) => !isListed(each));
    const row =
      isListed(first) && !isCounted ? [first, ...(end === -1 ? rest : rest.slice(0, end))] : [first];
    // What is not all of a list is no row: nobody shall take it for the whole.
    const isWhole = all.filter(({ block }) => block === first.block).length === row.length;
    const items = isWhole ? row : [first];
    const [next] = rest;
    if (items.length === 1 && next && isNameOf(first, next, all)) {
      const name = nameIn(first);
      // A sentence that begins with the name needs no other.
      const text = next.text.toLowerCase().startsWith(name.toLowerCase())
        ? spoken(next.text, say)
        : `${spoken(name, say)}${say.colon}${inside(next.text, say)}`;
      told.push({ text: say.closed(text), block: first.block });
      at += 2;
      continue;
    }
    const ofFigure = first.text.replace(captionMark, '');
    if (ofFigure !== first.text) {
      // The picture is not here: it is said that the text has one.
      told.push({
        text: say.closed(talkTexts[say.language === 'zh' ? 'zh' : 'en'].figure(inside(ofFigure, say))),
        block: first.block,
      });
      at++;
      continue;
    }
    const text =
      items.length > 1
        ? say.listed(
            items.map((each) => withoutStop(inside(each.text, say))),
            true,
          )
        : say.closed(named(first));
    told.push({ text, block: first.block });
    at += items.length;
  }
  return told;
}

/** What is said on a page of the outline, after the words that lead to it. */
export function tellPage(page: OutlinePage, document: SourceDocument, options: TellOptions): ToldSentence[] {
  const { say, sentences } = options;
  const things = tellThings(page, document, say);
  const own = page.children
    .filter((leaf) => leaf.kind === 'point' && !sourceOf(leaf, sentences))
    .map(({ text }): ToldSentence => ({ text: say.closed(inside(text, say)) }));
  const counted = options.hasLength ? [...things, ...own] : [];
  const used = counted.reduce((sum, { text }) => sum + secondsOf(text), 0);
  const chosen = chooseSentences(page, options, used);
  // What is seen is explained first, and then what is to be said about it.
  const names = namesOfParts(page, chosen, options.nameAbove);
  return [...things, ...sayChosen(chosen, sentences, { say, isCounted: options.isCounted, names }), ...own];
}
