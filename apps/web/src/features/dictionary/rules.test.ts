import { dictionaryMessages } from '@app/contract/dictionary/messages.ts';
import { expect, test } from 'vitest';
import { dictionaryTexts } from './messages.ts';
import { collisionText, linesAsRanges, readTyped, refusedLines } from './rules.ts';

test('what is typed is an entry in its one spelling, or each field says what is wrong with it', () => {
  expect(readTyped({ text: ' 绿洲', pronunciation: 'LV4  zhou1' })).toEqual({
    entry: { text: '绿洲', pronunciation: 'lü4 zhou1' },
    faults: {},
  });
  expect(readTyped({ text: '', pronunciation: '' }).faults).toEqual({});
  expect(readTyped({ text: 'AI', pronunciation: 'yin hang' }).faults).toEqual({
    text: dictionaryMessages.textChinese,
    pronunciation: dictionaryMessages.pinyinFormat,
  });
  expect(readTyped({ text: '银行', pronunciation: 'yin2' }).faults).toEqual({
    pronunciation: dictionaryMessages.pinyinCount,
  });
});

test('the same word is told apart by whose dictionary it stands in', () => {
  const project = { id: 'p', title: '年报' };
  expect(collisionText({ kind: 'same', project: null }, undefined)).toBe(dictionaryTexts.sameHere);
  expect(collisionText({ kind: 'same', project }, 'p')).toBe(dictionaryTexts.sameHere);
  expect(collisionText({ kind: 'same', project: null }, 'p')).toBe(dictionaryTexts.sameAccount);
  expect(collisionText({ kind: 'same', project }, undefined)).toBe(dictionaryTexts.sameProject);
  expect(collisionText({ kind: 'longer', project }, 'p')).toBe(dictionaryTexts.longer);
});

test('every refused line is named, those in a row together', () => {
  expect(linesAsRanges([2, 4, 5, 6, 9])).toBe('2, 4–6, 9');
  const line = (number: number, reason: 'lineFull' | 'pinyinCount') => ({ line: number, text: '行', reason });
  const refused = [line(1, 'pinyinCount'), line(2, 'lineFull'), line(3, 'lineFull'), line(4, 'pinyinCount')];
  expect(refusedLines({ refused })).toEqual([
    { reason: 'pinyinCount', lines: '1, 4' },
    { reason: 'lineFull', lines: '2–3' },
  ]);
});
