import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pinyin } from 'pinyin-pro';
import { describe, expect, test } from 'vitest';
import { engineFiles } from '../kokoro/engine-files.ts';
import type { TextSpan } from '../port.ts';
import { sentencesOf } from '../sentences.ts';
import { normalise } from '../text/normalise.ts';
import { readChinese } from './chinese/read.ts';
import { createEnglishReader, parseDictionary } from './english/reader.ts';
import { phonemise } from './phonemise.ts';
import { pinyinToIpa } from './chinese/pinyin-to-ipa.ts';
import { vocabulary } from './vocabulary.ts';

const root = path.resolve(import.meta.dirname, '../../../../../..');
const { dictionary: dictionaryFile } = engineFiles(path.join(root, 'engines/node_modules'));
const fewWords =
  'HELLO\thəlˈO\nOPEN\tˈOpən\nFAST\tfˈæst\nWANT\twˈɑnt\nMAKE\tmˈAk\nBUS\tbˈʌs\nCHAT\tʧˈæt\nAI\tˈI\nNASA\tnˈæsə\n';
const reader = createEnglishReader(parseDictionary(fewWords), (word) => `(${word})`);

const span = (text: string, more: Partial<TextSpan> = {}): TextSpan => ({
  kind: 'text',
  text,
  srcStart: 0,
  ...more,
});
const speak = (spans: TextSpan[], dictionary: { text: string; pronunciation: string }[] = []) =>
  phonemise(normalise(spans, 'zh-CN'), { dictionary, english: reader, voice: 'zh-CN' });
const soundsOf = (utterance: ReturnType<typeof speak>) => utterance.sounds.map(({ sound }) => sound).join('');
const ipa = (syllables: string) => syllables.split(' ').map(pinyinToIpa).join('');

test('every syllable of every Chinese character is in the letters of the voice', () => {
  const syllables = new Set<string>();
  for (let code = 0x4e00; code <= 0x9fff; code++) {
    const character = String.fromCodePoint(code);
    for (const syllable of pinyin(character, { toneType: 'num', type: 'array', multiple: true, v: true })) {
      if (/[a-z]/.test(syllable)) syllables.add(syllable);
    }
  }
  expect(syllables.size).toBe(1388);
  const unknown = [...syllables].filter((syllable) => {
    const letters = pinyinToIpa(syllable);
    return letters === undefined || [...letters].some((letter) => !vocabulary.has(letter));
  });
  expect(unknown).toEqual([]);
});

describe('characters with several readings', () => {
  test.each([
    ['银行行长重新行走在重庆', 'yin2 hang2 hang2 zhang3 chong2 xin1 xing2 zou3 zai4 chong2 qing4'],
    ['长大了量长度', 'zhang3 da4 le5 liang2 chang2 du4'],
    ['他得走了', 'ta1 dei3 zou3 le5'],
    ['跑得快', 'pao3 de5 kuai4'],
    ['音乐和快乐', 'yin1 yue4 he2 kuai4 le4'],
    ['还钱', 'huan2 qian2'],
    ['一个不对', 'yi2 ge4 bu2 dui4'],
    ['三行代码', 'san1 hang2 dai4 ma3'],
    ['角色', 'jue2 se4'],
    ['哪儿', 'na3 er5'],
    ['女儿', 'nv3 er2'],
  ])('%s', (text, expected) => {
    const read = readChinese(text, { dictionary: [], given: new Map(), borders: new Set() });
    expect(read.map(({ ipa }) => ipa).join('')).toBe(ipa(expected));
  });
});

test('a digit keeps its tone, a quantity changes it', () => {
  expect(soundsOf(speak([span('2021年')])).replaceAll(' ', '')).toContain(ipa('er4 ling2 er4 yi1'));
  expect(soundsOf(speak([span('100人')]))).toContain(ipa('yi4 bai3'));
  expect(soundsOf(speak([span('1个')]))).toContain(ipa('yi2'));
  // Also where what it measures is one piece with it: a kilometre, a dollar, a degree.
  expect(soundsOf(speak([span('1km')]))).toContain(ipa('yi4'));
  expect(soundsOf(speak([span('1USD')]))).toContain(ipa('yi4'));
  expect(soundsOf(speak([span('1℃')]))).toContain(ipa('yi2'));
  expect(soundsOf(speak([span('21kg')]))).toContain(ipa('yi1'));
});

test('the dictionary of the user wins, the longer entry before the shorter', () => {
  const sounds = soundsOf(
    speak(
      [span('重庆银行')],
      [
        { text: '重庆银行', pronunciation: 'zhong4 qing4 yin2 xing2' },
        { text: '重庆', pronunciation: 'chong2 qing4' },
      ],
    ),
  );
  expect(sounds.replaceAll(' ', '')).toBe(`${ipa('zhong4 qing4 yin2 xing2')}.`);
});

test('English in a Chinese voice keeps the breath of p, t and k', () => {
  const sounds = (voice: 'zh-CN' | 'en-US') =>
    phonemise(normalise([span('打开PPT')], 'zh-CN'), { dictionary: [], english: reader, voice })
      .sounds.map(({ sound }) => sound)
      .join('');
  expect(sounds('zh-CN')).toContain('pʰˈipʰˈitʰˈi');
  expect(sounds('en-US')).toContain('pˈipˈitˈi');
});

test('an entry with another number of syllables than characters is passed over', () => {
  const sounds = soundsOf(speak([span('重庆')], [{ text: '重庆', pronunciation: 'chong2' }]));
  expect(sounds).toBe(`${ipa('chong2 qing4')}.`);
});

test('pinyin that was marked in the script wins over everything', () => {
  const sounds = soundsOf(
    speak(
      [span('去'), span('重庆', { srcStart: 1, pinyin: 'zhong4 qing4' })],
      [{ text: '重庆', pronunciation: 'chong2 qing4' }],
    ),
  );
  expect(sounds.replaceAll(' ', '')).toBe(`${ipa('qu4 zhong4 qing4')}.`);
});

test.runIf(sizeOf(dictionaryFile) > 0)(
  'the installed dictionary has only letters that the voice knows',
  () => {
    const entries = parseDictionary(readFileSync(dictionaryFile, 'utf8'));
    expect(entries.size).toBeGreaterThan(120_000);
    expect(entries.get('HELLO')).toBe('həlˈO');
    const strange = [...entries].filter(([, sounds]) => [...sounds].some((sound) => !vocabulary.has(sound)));
    expect(strange).toEqual([]);
  },
);

function sizeOf(file: string): number {
  try {
    return readFileSync(file).length;
  } catch {
    return 0;
  }
}

const scripts = [
  '欢迎使用AI数字人平台，请上传PPT文件，我们支持Microsoft和Google账号登录。',
  '2026年11月15日，增长12.5%，约3.5亿元；电话13812345678！',
  'Dr. Smith said: "It costs $3.50 (or 1/2 of that)." 然后他走了……',
  '😀 第1章　概述\n\n1. 什么是 GPU？\n2. 为什么用它——更快。',
  '邮箱admin@rostrum.com，网址www.example.com/a-b，温度-5℃。',
  '𠮷野家的「牛丼」很好吃。',
];

describe.each(scripts)('the words of %j', (text) => {
  const words = sentencesOf({
    text,
    voice: 'tone',
    language: 'zh-CN',
    manner: { pace: 1, intonation: 1, volume: 1, emotion: 'general', pitch: 0 },
    dictionary: [],
  }).flatMap(({ spans }) => [...speak([...spans]).words]);

  test('are those of the original text, in their order, and none is said twice', () => {
    let end = 0;
    for (const word of words) {
      expect(word.text).toBe(text.slice(word.srcStart, word.srcEnd));
      expect(word.srcStart).toBeGreaterThanOrEqual(end);
      expect(word.srcEnd).toBeGreaterThan(word.srcStart);
      end = word.srcEnd;
    }
  });

  test('leave out no letter and no digit that can be read', () => {
    let rest = text;
    for (const { srcStart, srcEnd } of words) {
      rest = rest.slice(0, srcStart) + ' '.repeat(srcEnd - srcStart) + rest.slice(srcEnd);
    }
    // A character that no dictionary knows has no sound.
    expect(rest.replace(/𠮷|丼/gu, '')).not.toMatch(/[\p{L}\p{N}]/u);
  });
});
