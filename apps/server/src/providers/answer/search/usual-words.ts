import { dict } from '@node-rs/jieba/dict.js';
import { isChinese } from './terms.ts';

// A deck is short: that none of its sentences has 舒服 tells little, that none has 椰子油 tells much. How usual Chinese
// words are in general stands in the dictionary by which they are cut.

/** How often all its words were counted together. */
const allCounted = 6e7;
/** Rarer words are all as rare. */
const fewest = 100;
/** What a word weighs that no dictionary has. */
const most = Math.log(allCounted);
/** Words of other languages, and numbers. */
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

/** How much it tells that a text has a word: up to 1 for one that is hardly ever used. */
export const unusualness = (word: string): number =>
  isChinese(word) ? Math.log(allCounted / ((usualWords().get(word) ?? 0) + 1)) / most : otherWeight;

/** The single letters that are in use. */
export const usualLetters = (): string[] => [...usualWords().keys()].filter((word) => word.length === 1);
