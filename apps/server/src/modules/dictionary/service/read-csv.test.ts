import { dictionaryErrors } from '@app/contract/dictionary/errors.ts';
import { expect, test } from 'vitest';
import { readCsv, writeCsv } from './read-csv.ts';

const bytes = (text: string) => Buffer.from(text, 'utf8');
const good = { line: 1, text: '重庆', entry: { text: '重庆', pronunciation: 'chong2 qing4' } };

test.each([
  ['plain', '重庆,chong2 qing4'],
  ['with a mark of its order and ends of lines', '\u{feff}重庆,chong2 qing4\r\n'],
  ['quoted', '"重庆","chong2 qing4"'],
  ['with a note in a third column', '重庆,chong2 qing4,"a ""note"", really"'],
  ['parted by tabs', '重庆\tchong2 qing4'],
  ['parted by semicolons', '重庆;chong2 qing4'],
  ['parted by a Chinese comma', '重庆，chong2 qing4'],
])('a line is read %s', (_how, text) => {
  expect(readCsv(bytes(text))).toEqual([good]);
});

test.each(['文字,拼音', '词语,读作', 'Text,Pinyin', '"词语","读音（数字声调）"'])(
  'a first line of %s names the columns',
  (names) => {
    expect(readCsv(bytes(`${names}\n重庆,chong2 qing4`))).toEqual([{ ...good, line: 2 }]);
  },
);

test('files of Chinese spreadsheets are read as they are', () => {
  // 重庆,chong2 qing4 in GB18030, and as Unicode text of a spreadsheet.
  const gb = Buffer.from([0xd6, 0xd8, 0xc7, 0xec, ...Buffer.from(',chong2 qing4')]);
  expect(readCsv(gb)).toEqual([good]);
  expect(readCsv(Buffer.from('\u{feff}重庆\tchong2 qing4\r\n', 'utf16le'))).toEqual([good]);
});

test('a file that is no text, or says nothing, is refused as a whole', () => {
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xff, 0x00, 0x81]);
  expect(() => readCsv(picture)).toThrow(expect.objectContaining({ def: dictionaryErrors.fileUnreadable }));
  for (const empty of ['', '\n\n', '文字,拼音\n', ',,\n"",""\n'])
    expect(() => readCsv(bytes(empty))).toThrow(expect.objectContaining({ def: dictionaryErrors.fileEmpty }));
  const long = '重庆,chong2 qing4\n'.repeat(10_001);
  expect(() => readCsv(bytes(long))).toThrow(expect.objectContaining({ def: dictionaryErrors.fileLong }));
});

test('every line that cannot be taken is named with its number and its reason, and harms no other', () => {
  const file = [
    '重庆,chong2 qing4',
    '"银行,yin2 hang2',
    '',
    '行长',
    ',hang2',
    '=cmd|calc,hang2',
    '😀,hang2',
    '行,""',
    '行,háng',
    '行,hnag2',
    '行长,hang2',
    `${'行'.repeat(21)},hang2`,
    '银行,yin2 hang2',
  ].join('\n');
  expect(readCsv(bytes(file)).map(({ line, fault }) => [line, fault])).toEqual([
    [1, undefined],
    [2, 'lineBroken'],
    [4, 'lineColumns'],
    [5, 'textEmpty'],
    [6, 'textChinese'],
    [7, 'textChinese'],
    [8, 'pinyinEmpty'],
    [9, 'pinyinFormat'],
    [10, 'pinyinStrange'],
    [11, 'pinyinCount'],
    [12, 'textLong'],
    [13, undefined],
  ]);
});

test('what is written can be read again, and opens in a spreadsheet', () => {
  const entries = [
    { text: '重庆', pronunciation: 'chong2 qing4' },
    { text: '绿', pronunciation: 'lü4' },
  ];
  const csv = writeCsv(entries, 'zh-CN');
  expect(csv).toBe('\u{feff}文字,拼音\r\n重庆,chong2 qing4\r\n绿,lü4\r\n');
  expect(readCsv(bytes(csv)).map((line) => !line.fault && 'entry' in line && line.entry)).toEqual(entries);
});

test('a line of spaces alone takes no longer than any other line', () => {
  const lines = readCsv(bytes(`${' '.repeat(1_000_000)}a"b\n重庆,chong2 qing4`));
  expect(lines.at(-1)).toEqual({ ...good, line: 2 });
});
