import { expect, test } from 'vitest';
import { reasonOf } from './reason.ts';
import { rewardKeys } from './reward.ts';

test.each([
  ['trial', 'trial'],
  ['level:vip1:2026-11', 'level'],
  ['grant:a:b', 'grant'],
  ['project:1:2', 'project'],
  ['ask:1', 'ask'],
  ['back:project:1', 'back'],
  ['top-up:project:1', 'top-up'],
  ['end:bought', 'end'],
  [rewardKeys['daily-login']('u1', new Date(0)), 'daily-login'],
  [rewardKeys.interaction('i1'), 'interaction'],
  ['something new', 'other'],
  ['', 'other'],
] as const)('the key %j was booked for %s', (key, reason) => {
  expect(reasonOf(key)).toBe(reason);
});
