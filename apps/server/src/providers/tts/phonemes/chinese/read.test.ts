import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lexicon } from './lexicon.ts';
import { pinyinToIpa } from './pinyin-to-ipa.ts';
import { readPinyin } from './read.ts';

const pinyinOf = (text: string, dictionary: { text: string; pronunciation: string }[] = []): string[] =>
  readPinyin(text, { dictionary, given: new Map(), borders: new Set() }).spoken;

/** Sentences in which the reading of some characters stands behind them. */
const sentencesOf = (name: string): string[] =>
  readFileSync(path.join(import.meta.dirname, '../cases', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe.each(['chinese', 'chinese-judged'])('the sentences of %s', (name) => {
  test.each(sentencesOf(name))('%s', (line) => {
    const spoken = pinyinOf(line.replace(/\([^)]*\)/g, ''));
    const marked = [...line.matchAll(/([^()])(?:\((\w+)\))?/gu)].map(([, character, reading], at) => ({
      character,
      wanted: reading ?? spoken[at]?.replace(/0$/, '5'),
      read: spoken[at]?.replace(/0$/, '5'),
    }));
    expect(marked.map(({ character, read }) => `${character}${read}`)).toEqual(
      marked.map(({ character, wanted }) => `${character}${wanted}`),
    );
  });
});

test('every reading of the lexicon is a syllable, and its character stands in its word', () => {
  for (const { word, at, syllable } of [...lexicon.values()].flat()) {
    expect([...word][at], word).toBeDefined();
    expect(syllable === '5' || pinyinToIpa(syllable) !== undefined, `${word} ${syllable}`).toBe(true);
  }
});

test('a word of the dictionary of the user keeps the tones it was given', () => {
  expect(pinyinOf('一个不对', [{ text: '一个', pronunciation: 'yi1 ge4' }])).toEqual([
    'yi1',
    'ge4',
    'bu2',
    'dui4',
  ]);
});
