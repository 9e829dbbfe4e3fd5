import { readFileSync } from 'node:fs';
import path from 'node:path';
import { knownSyllables, tidyPinyin } from '@app/contract/dictionary/states/pinyin.ts';
import { pinyin } from 'pinyin-pro';
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

describe.each(['chinese', 'chinese-judged', 'chinese-lessons'])('the sentences of %s', (name) => {
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

test('of words that share characters the longest is read, of equals the one that stands first', () => {
  const bank = { text: '银行', pronunciation: 'yin1 xing1' };
  const head = { text: '行长', pronunciation: 'hang4 chang4' };
  expect(pinyinOf('银行长', [head, bank]).slice(0, 2)).toEqual(['yin1', 'xing1']);
  const long = { text: '行长们', pronunciation: 'hang4 chang4 men1' };
  expect(pinyinOf('银行长们', [bank, long])).toEqual(['yin2', 'hang4', 'chang4', 'men1']);
});

test('a word is found wherever it stands, and each time', () => {
  const spoken = pinyinOf('行行行', [{ text: '行行', pronunciation: 'hang4 hang4' }]);
  expect(spoken).toEqual(['hang4', 'hang4', 'xing2']);
  expect(pinyinOf('𠮷野家', [{ text: '𠮷野', pronunciation: 'ji2 ye2' }]).slice(0, 2)).toEqual([
    'ji2',
    'ye2',
  ]);
});

test('the voice has a sound for every syllable that the dictionary takes', () => {
  for (const syllable of knownSyllables) expect(pinyinToIpa(`${syllable}4`), syllable).toBeTruthy();
  expect(pinyinToIpa('xia4r')).toBe(`${pinyinToIpa('xia4')}ɚ`);
});

test('the dictionary takes every reading of the usual characters', () => {
  const strange = new Set<string>();
  for (let code = 0x4e00; code <= 0x9fa5; code++) {
    const readings = pinyin(String.fromCodePoint(code), {
      toneType: 'none',
      type: 'array',
      multiple: true,
      v: true,
    });
    for (const reading of readings)
      if (/^[a-zêü]+$/.test(reading) && !knownSyllables.has(tidyPinyin(reading))) strange.add(reading);
  }
  expect([...strange]).toEqual([]);
});
