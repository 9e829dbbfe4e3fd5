import { escapePattern } from '@app/deck/find/escape-pattern.ts';
import { languageOfText } from '@app/contract/speech/states/language.ts';
import type { DeckIndex } from './deck-index.ts';
import { cutWords } from './search/terms.ts';

// A deck in one language names its terms in the other one: 玻尔兹曼机（Boltzmann machine）. A question in that other language
// is asked in the deck's own words.

const latin = String.raw`[A-Za-z][A-Za-z0-9’'-]{0,29}(?: [A-Za-z0-9’'-]{1,30}){0,4}`;
const hanFirst = new RegExp(
  `([\\p{Script=Han}·]{2,16}) ?[（(] ?(${latin}) ?(?:[，,][^）)]{0,30})?[)）]`,
  'gu',
);
const latinFirst = new RegExp(`(${latin}) ?[（(] ?([\\p{Script=Han}·]{2,12}) ?[)）]`, 'gu');
/** A title in both languages. */
const beside = new RegExp(`^([\\p{Script=Han}·]{2,12})[ :：|/-]+(${latin})$`, 'u');
/** A question in the other words is no longer than this. */
const longest = 2_000;
/** More terms than this no deck has. */
const most = 500;

type Term = { han: string; latin: string };

/** What stands before a bracket may be more than the term: of 训练受限玻尔兹曼机 the longest end that the deck says elsewhere. */
function endOf(run: string, whole: string): string {
  const ends = [...new Set(cutWords(run).map((word) => run.slice(run.lastIndexOf(word))))]
    .filter((end) => end.length > 1)
    .toSorted((a, b) => b.length - a.length);
  const isElsewhere = (end: string) => whole.indexOf(end) !== whole.lastIndexOf(end);
  return ends.find(isElsewhere) ?? run;
}

function termsIn({ whole }: Pick<DeckIndex, 'whole'>): Term[] {
  const terms: Term[] = [];
  for (const [, han = '', name = ''] of whole.matchAll(hanFirst)) {
    if (terms.length >= most) break;
    terms.push({ han: endOf(han, whole), latin: name });
  }
  for (const [, name = '', han = ''] of whole.matchAll(latinFirst)) terms.push({ han, latin: name });
  for (const line of whole.split('\n')) {
    const [, han, name] = beside.exec(line.trim()) ?? [];
    if (han !== undefined && name !== undefined) terms.push({ han, latin: name });
  }
  return terms.slice(0, most);
}

/** A Chinese letter says as much as so many Latin ones; a deck in English may name some things in Chinese. */
const latinPerHan = 3;
const isMostlyHan = (text: string): boolean =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) * latinPerHan >
  (text.match(/\p{Script=Latin}/gu)?.length ?? 0);

type Table = { isHan: boolean; terms: readonly Term[] };
const tables = new WeakMap<object, Table>();

function tableOf(index: DeckIndex): Table {
  const known = tables.get(index) ?? {
    isHan: isMostlyHan(index.whole),
    // A longer term holds shorter ones.
    terms: termsIn(index).toSorted((a, b) => b.latin.length + b.han.length - a.latin.length - a.han.length),
  };
  tables.set(index, known);
  return known;
}

/** Whether somebody asks in another language than the deck's. */
export const isOtherLanguage = (index: DeckIndex, question: string): boolean =>
  /\p{L}{3}|\p{Script=Han}/u.test(question) &&
  (languageOfText(question) === 'zh-CN') !== tableOf(index).isHan;

/** The question with the terms that the deck names in both languages as the deck says them. */
export function inWordsOf(index: DeckIndex, question: string): string {
  if (!isOtherLanguage(index, question)) return question;
  const { isHan, terms } = tableOf(index);
  return terms.reduce(
    (text, term) =>
      (isHan
        ? text.replace(new RegExp(`\\b${escapePattern(term.latin)}(?:e?s)?\\b`, 'gi'), ` ${term.han} `)
        : text.replaceAll(term.han, ` ${term.latin} `)
      ).slice(0, longest),
    question,
  );
}
