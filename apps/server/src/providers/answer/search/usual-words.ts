import { dict } from '@node-rs/jieba/dict.js';
import { isChinese } from './terms.ts';
import english from './usual-en.json' with { type: 'json' };

// A deck is short: that none of its sentences has 舒服 tells little, that none has 椰子油 tells much. How usual Chinese
// words are in general stands in the dictionary by which they are cut; English ones were counted by WordNet.

/** How often all its words were counted together. */
const allCounted = 6e7;
/** Rarer words are all as rare. */
const fewest = 100;
/** What a word weighs that no dictionary has. */
const most = Math.log(allCounted);
/** How often all English words were counted together. */
const allEnglish = 240_000;
/** Numbers, and what is not written in Latin letters. */
const otherWeight = 0.8;

let counted: ReadonlyMap<string, number> | undefined;

function readDictionary(): ReadonlyMap<string, number> {
  const often = new Map<string, number>();
  for (const line of Buffer.from(dict).toString('utf8').split('\n')) {
    const end = line.indexOf(' ');
    const count = Number.parseInt(line.slice(end + 1), 10);
    if (count >= fewest) often.set(line.slice(0, end), count);
  }
  return often;
}

/** Read when they are first needed. */
const usualWords = (): ReadonlyMap<string, number> => (counted ??= readDictionary());

let countedEnglish: ReadonlyMap<string, number> | undefined;

const usualEnglish = (): ReadonlyMap<string, number> =>
  (countedEnglish ??= new Map(
    english.words.split('\n').map((line): [string, number] => {
      const [word = '', count] = line.split(' ');
      return [word, Number(count)];
    }),
  ));

/** Loads both now. */
export function loadUsualWords(): void {
  usualWords();
  usualEnglish();
}

/** How much it tells that a text has a word: up to 1 for one that is hardly ever used. */
export function unusualness(word: string): number {
  if (isChinese(word)) return Math.log(allCounted / ((usualWords().get(word) ?? 0) + 1)) / most;
  if (!/^[a-z]/.test(word)) return otherWeight;
  return Math.log(allEnglish / ((usualEnglish().get(word) ?? 0) + 1)) / Math.log(allEnglish);
}

/** Whether English has the word, in the form in which words are compared. */
export const isEnglish = (form: string): boolean => usualEnglish().has(form);

const pairOf = /^([要会能该想可])?(\p{Script=Han})([个些了着过])?$/u;

/** Two letters that no dictionary joins were guessed to be a word: of 要花 and 起个 one letter tells something. */
export function withoutEnds(word: string): string {
  if (word.length !== 2 || usualWords().has(word)) return word;
  const [, before, own = word, after] = pairOf.exec(word) ?? [];
  return before === undefined && after === undefined ? word : own;
}

/** The single letters that are in use. */
export const usualLetters = (): string[] => [...usualWords().keys()].filter((word) => word.length === 1);
