import { expect, test } from 'vitest';
import { collisionOf, isRead, readingsFrom } from './rules.ts';

test.each([
  ['银行', '银行', 'same'],
  ['银行', '中国银行', 'longer'],
  ['中国银行', '银行', 'shorter'],
  ['银行', '行长', 'crossing'],
  ['行长', '银行', 'crossing'],
  ['银行', '重庆', undefined],
  ['行', '长', undefined],
])('%s meets %s: %s', (word, other, kind) => {
  expect(collisionOf(word, other)).toBe(kind);
});

test('the longer word is read, and of the same word that of the project', () => {
  const [account, project] = [null, 'p'];
  expect(isRead({ text: '中国银行', projectId: account }, { text: '银行', projectId: project })).toBe(true);
  expect(isRead({ text: '银行', projectId: project }, { text: '中国银行', projectId: account })).toBe(false);
  expect(isRead({ text: '银行', projectId: project }, { text: '银行', projectId: account })).toBe(true);
  expect(isRead({ text: '银行', projectId: account }, { text: '银行', projectId: project })).toBe(false);
});

test('each word has one reading, whatever the order of the rows', () => {
  const rows = [
    { text: '重庆', pronunciation: 'zhong4 qing4', projectId: 'p' },
    { text: '银行', pronunciation: 'yin2 hang2', projectId: null },
    { text: '重庆', pronunciation: 'chong2 qing4', projectId: null },
  ];
  const read = [
    { text: '重庆', pronunciation: 'zhong4 qing4' },
    { text: '银行', pronunciation: 'yin2 hang2' },
  ];
  expect(readingsFrom(rows)).toEqual(read);
  expect(readingsFrom(rows.toReversed())).toEqual(read);
});
