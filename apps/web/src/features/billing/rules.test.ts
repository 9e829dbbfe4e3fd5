import { levelNames } from '@app/contract/user/states/level.ts';
import { expect, test } from 'vitest';
import { gigabyte } from '@app/contract/storage/limits.ts';
import { rightsOf } from '@app/contract/user/states/level.ts';
import { levelText, metersOf, rightRows, rightsTexts } from './rules.ts';

test('levels have names of their own in both languages', () => {
  expect(levelNames.map((name) => levelText(name, 'zh-CN'))).toEqual([
    '普通',
    'VIP 1',
    'VIP 2',
    'VIP 3',
    'VIP 4',
    'SVIP 1',
  ]);
  expect(levelText('ordinary', 'en-US')).toBe('Free');
});

test('the ordinary level is free, and its credits come once', () => {
  expect(rightsTexts(rightsOf('ordinary'), 'zh-CN')).toEqual([
    '免费',
    '200（一次性）',
    '100 次（一次性）',
    '100 次（一次性）',
    '1 GB',
    '5',
    '3',
    '50 MB',
    '有',
  ]);
});

test('the highest level has no limits, in dollars for English', () => {
  expect(rightsTexts(rightsOf('svip1'), 'en-US')).toEqual([
    '$279',
    '12,000 per month',
    '30,000 per month',
    '200,000 per month',
    '500 GB',
    'Unlimited',
    'Unlimited',
    '150 MB',
    'No',
  ]);
});

test('every level has a text for every right', () => {
  for (const name of levelNames) expect(rightsTexts(rightsOf(name), 'en-US')).toHaveLength(rightRows.length);
});

const aPermission = (
  balances: { credits: number; 'helper-uses': number; interactions: number; storage: number },
  usedBytes: number,
) => ({
  administrator: false,
  level: 'vip1' as const,
  rights: rightsOf('vip1'),
  balances,
  storage: { usedBytes, limitBytes: rightsOf('vip1').storageBytes + balances.storage },
});

test('the meters show what is left, and of the storage what is used', () => {
  const balances = { credits: 150, 'helper-uses': 0, interactions: 5_000, storage: 5 * gigabyte };
  const meters = metersOf(aPermission(balances, 2 * gigabyte), 'zh-CN');
  expect(meters.map(({ value, detail, share, state }) => [value, detail, share, state])).toEqual([
    ['还剩 150', '等级赠送：每月 300', 0.5, 'brand'],
    ['还剩 0', '等级赠送：每月 300 次', 0, 'err'],
    ['还剩 5,000', '等级赠送：每月 1,000 次', 1, 'brand'],
    ['已用 2 GB，共 10 GB', '等级自带 5 GB，另购 5 GB', 0.2, 'brand'],
  ]);
});

test('a storage that is nearly or more than full is a warning', () => {
  const none = { credits: 0, 'helper-uses': 0, interactions: 0, storage: 0 };
  const ofStorage = (usedBytes: number) => metersOf(aPermission(none, usedBytes), 'en-US').at(-1);
  expect(ofStorage(4.4 * gigabyte)?.state).toBe('brand');
  expect(ofStorage(4.5 * gigabyte)?.state).toBe('err');
  expect(ofStorage(6 * gigabyte)).toMatchObject({
    value: '6 GB of 5 GB used',
    detail: 'Included in your plan: 5 GB',
    share: 1,
    state: 'err',
  });
});
