import type { DictionaryEntry } from '@app/contract/speech/schema.ts';
import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { pinyin } from 'pinyin-pro';
import { pinyinToIpa } from './pinyin-to-ipa.ts';

/** Readings that the general rules get wrong. */
const readings: readonly DictionaryEntry[] = [
  { text: '数一数', pronunciation: 'shu3 yi5 shu3' },
  { text: '还钱', pronunciation: 'huan2 qian2' },
  { text: '还款', pronunciation: 'huan2 kuan3' },
  { text: '还书', pronunciation: 'huan2 shu1' },
  { text: '还贷', pronunciation: 'huan2 dai4' },
  { text: '还给', pronunciation: 'huan2 gei3' },
];

const mustBefore = new Set(
  '我 你 您 他 她 它 我们 你们 他们 她们 咱们 大家 谁 还 就 也 都 总 只 必 非 可'.split(' '),
);
// In these 儿 is a syllable of its own; elsewhere it colours the one before.
const childWords = /女儿|婴儿|幼儿|胎儿|孤儿|健儿|少儿|小儿|托儿|宠儿/;

let jieba: Jieba | undefined;
const cut = (text: string): string[] => (jieba ??= Jieba.withDict(dict)).cut(text, true);

export type Syllable = {
  /** Empty for a character that nobody can read. */
  ipa: string;
  startsWord: boolean;
};

type Options = {
  dictionary: readonly DictionaryEntry[];
  /** Readings that are known already, by place. */
  given: ReadonlyMap<number, string>;
  /** Places at which a word begins, whatever the words are. */
  borders: ReadonlySet<number>;
};

/** Reads a run of Chinese characters: one syllable for each, with the tones as they are spoken together. */
export function readChinese(text: string, { dictionary, given, borders }: Options): Syllable[] {
  const characters = [...text];
  const spoken = pinyin(text, { toneType: 'num', type: 'array', toneSandhi: true, v: true });
  const starts = new Set(borders);
  let at = 0;
  let before = '';
  for (const word of cut(text)) {
    starts.add(at);
    correct(word, before, spoken, at);
    before = word;
    at += [...word].length;
  }
  for (const entry of [...readings, ...dictionary.toSorted(longestLast)]) override(characters, spoken, entry);
  for (const [place, syllable] of given) spoken[place] = syllable;
  return characters.map((_, index) => ({
    ipa: pinyinToIpa(spoken[index] ?? '') ?? '',
    startsWord: starts.has(index),
  }));
}

// A longer entry is the more exact one, so it has the last word.
const longestLast = (one: DictionaryEntry, other: DictionaryEntry): number =>
  one.text.length - other.text.length;

function correct(word: string, before: string, spoken: string[], at: number): void {
  if (word === '得' && before !== '') spoken[at] = mustBefore.has(before) ? 'dei3' : 'de5';
  // 跑得快, 来得及; but 获得者.
  if (/^[^获取所心应必]得.$/u.test(word)) spoken[at + 1] = 'de5';
  const child = [...word].indexOf('儿');
  if (child > 0 && !childWords.test(word)) spoken[at + child] = 'er5';
}

function override(
  characters: readonly string[],
  spoken: string[],
  { text, pronunciation }: DictionaryEntry,
): void {
  const wanted = [...text];
  const syllables = pronunciation.trim().split(/\s+/);
  if (syllables.length !== wanted.length) return;
  for (let at = 0; at + wanted.length <= characters.length; at++) {
    if (wanted.every((character, index) => characters[at + index] === character)) {
      spoken.splice(at, wanted.length, ...syllables);
    }
  }
}
