import { expect, test } from 'vitest';
import { isFirstProjectInTime, isValidViewer, rewardKeys, viewerGroupOf } from './reward.ts';

test('a user gets each first reward once', () => {
  expect(rewardKeys['first-avatar']('u1')).toBe(rewardKeys['first-avatar']('u1'));
  expect(rewardKeys['first-avatar']('u1')).not.toBe(rewardKeys['first-avatar']('u2'));
  expect(rewardKeys['first-avatar']('u1')).not.toBe(rewardKeys['first-project']('u1'));
  expect(rewardKeys['first-project']('u1')).not.toBe(rewardKeys['first-knowledge']('u1'));
});

test('a login is rewarded once a day', () => {
  const key = (moment: string) => rewardKeys['daily-login']('u1', new Date(moment));
  expect(key('2026-11-15T00:00:00Z')).toBe(key('2026-11-15T23:59:59Z'));
  expect(key('2026-11-15T23:59:59Z')).not.toBe(key('2026-11-16T00:00:00Z'));
});

test('every group of viewers, interaction and referral has a key of its own', () => {
  const keys = [
    rewardKeys['valid-viewers']('u1', 1),
    rewardKeys['valid-viewers']('u1', 2),
    rewardKeys.interaction('i1'),
    rewardKeys.interaction('i2'),
    rewardKeys.referral('u2'),
    rewardKeys.referral('u3'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  [59_999, false],
  [60_000, false],
  [60_001, true],
])('a viewer who stays %i ms counts: %s', (stayMs, counts) => {
  expect(isValidViewer(stayMs)).toBe(counts);
});

test.each([
  [0, undefined],
  [4, undefined],
  [5, 1],
  [9, undefined],
  [10, 2],
])('valid viewer number %i completes group %s', (number, group) => {
  expect(viewerGroupOf(number)).toBe(group);
});

test('the first project is rewarded within 7 days of signing up', () => {
  const signedUp = new Date('2026-11-01T10:00:00Z');
  expect(isFirstProjectInTime(signedUp, new Date('2026-11-08T10:00:00Z'))).toBe(true);
  expect(isFirstProjectInTime(signedUp, new Date('2026-11-08T10:00:01Z'))).toBe(false);
});
