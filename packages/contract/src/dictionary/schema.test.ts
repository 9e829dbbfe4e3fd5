import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dictionaryMessages } from './messages.ts';
import { dictionaryEntrySchema } from './schema.ts';
import { lineFaults } from './states/import.ts';
import { withToneMarks } from './states/pinyin.ts';

const read = (text: string, pronunciation: string) =>
  z.parse(dictionaryEntrySchema, { text, pronunciation }).pronunciation;

describe('an entry', () => {
  test.each([
    ['重庆', 'chong2 qing4', 'chong2 qing4'],
    ['重慶', 'chong2 qing4', 'chong2 qing4'],
    ['重庆', '  CHONG2   qing4 ', 'chong2 qing4'],
    ['重庆', 'ｃhong２\u3000qing4', 'chong2 qing4'],
    ['绿', 'lü4', 'lü4'],
    ['女', 'nv3', 'nü3'],
    ['绿', 'lu:4', 'lü4'],
    ['绿', 'lu\u03084', 'lü4'],
    ['略', 'lue4', 'lüe4'],
    ['去', 'qü4', 'qu4'],
    ['了', 'le5', 'le5'],
    ['了', 'le0', 'le5'],
    ['一下儿', 'yi1 xia4r', 'yi1 xia4 er5'],
    ['一下儿', 'yi1 xiar4', 'yi1 xia4 er5'],
    ['一下儿', 'yi1 xia4 er5', 'yi1 xia4 er5'],
    ['一下', 'yi1 xia4r', 'yi1 xia4r'],
    ['女儿', 'nv3 er2', 'nü3 er2'],
    ['𠮷野', 'ji2 ye3', 'ji2 ye3'],
  ])('%s as %j is kept as %s', (text, typed, kept) => {
    expect(read(text, typed)).toBe(kept);
  });

  test.each([
    [{ text: '' }, 'textEmpty'],
    [{ text: undefined }, 'textEmpty'],
    [{ text: 'AI 银行' }, 'textChinese'],
    [{ text: '银行1' }, 'textChinese'],
    [{ text: '银行。' }, 'textChinese'],
    [{ text: '银😀' }, 'textChinese'],
    [{ text: '=银行' }, 'textChinese'],
    [{ text: '银'.repeat(21) }, 'textLong'],
    [{ pronunciation: ' ' }, 'pinyinEmpty'],
    [{ pronunciation: 'yin hang' }, 'pinyinFormat'],
    [{ pronunciation: 'yin2hang2' }, 'pinyinFormat'],
    [{ pronunciation: 'yin2,hang2' }, 'pinyinFormat'],
    [{ pronunciation: 'yín háng' }, 'pinyinFormat'],
    [{ pronunciation: 'yin2 hang6' }, 'pinyinFormat'],
    [{ pronunciation: 'a1 '.repeat(60) }, 'pinyinFormat'],
    [{ pronunciation: 'yin2 hnag2' }, 'pinyinStrange'],
    [{ pronunciation: 'yin2 qang2' }, 'pinyinStrange'],
    [{ pronunciation: 'yin2' }, 'pinyinCount'],
    [{ pronunciation: 'yin2 hang2 zhang3' }, 'pinyinCount'],
  ] as const)('with %j is refused with its own sentence', (part, message) => {
    const entry = { text: '银行', pronunciation: 'yin2 hang2', ...part };
    const issues = z.safeParse(dictionaryEntrySchema, entry).error?.issues;
    expect(issues?.map((issue) => issue.message)).toEqual([dictionaryMessages[message].key]);
  });
});

test.each([
  ['chong2 qing4', 'chóng qìng'],
  ['lü4 shi1', 'lǜ shī'],
  ['hui4 liu2 dou1 xue2 guai3', 'huì liú dōu xué guǎi'],
  ['le5 xia4r', 'le xiàr'],
  ['ng2', 'ńg'],
])('%s is shown as %s', (pinyin, shown) => {
  expect(withToneMarks(pinyin)).toBe(shown);
});

test('each reason for which a line is refused has its sentence', () => {
  for (const fault of lineFaults) expect(dictionaryMessages[fault].zh).not.toBe('');
});
