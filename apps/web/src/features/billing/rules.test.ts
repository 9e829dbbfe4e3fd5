import { levelNames } from '@app/contract/user/states/level.ts';
import { expect, test } from 'vitest';
import { levelText, rightRows, rightsTexts } from './rules.ts';

test('levels have names of their own in both languages', () => {
  expect(levelNames.map((name) => levelText(name, 'zh-CN'))).toEqual([
    '普通',
    'VIP 1',
    'VIP 2',
    'VIP 3',
    'VIP 4',
    'SVIP 1',
  ]);
  expect(levelText('ordinary', 'en-US')).toBe('Ordinary');
});

test('the ordinary level is free, and its credits come once', () => {
  expect(rightsTexts('ordinary', 'zh-CN')).toEqual([
    '免费',
    '200（一次性）',
    '每月 100 次',
    '每月 100 次',
    '1 GB',
    '5',
    '3',
    '50 MB',
    '有',
  ]);
});

test('the highest level has no limits, in dollars for English', () => {
  expect(rightsTexts('svip1', 'en-US')).toEqual([
    '$279',
    '12,000 a month',
    '30,000 a month',
    '200,000 a month',
    '500 GB',
    'No limit',
    'No limit',
    '150 MB',
    'No',
  ]);
});

test('every level has a text for every right', () => {
  for (const name of levelNames) expect(rightsTexts(name, 'en-US')).toHaveLength(rightRows.length);
});
