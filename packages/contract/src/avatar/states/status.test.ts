import { expect, test } from 'vitest';
import { avatarStatus } from './status.ts';

test.each([
  [1, 'ready'],
  [2, 'forbidden'],
  [3, 'look-generation'],
  [4, 'error'],
  [5, 'pre-generation'],
] as const)('avatar status %i is %s, both ways', (code, name) => {
  expect(avatarStatus.decode(code)).toBe(name);
  expect(avatarStatus.encode(name)).toBe(code);
});

test('there are no other avatar statuses', () => {
  expect(avatarStatus.names).toHaveLength(5);
  expect(avatarStatus.find(0)).toBeUndefined();
  expect(avatarStatus.find(6)).toBeUndefined();
});
