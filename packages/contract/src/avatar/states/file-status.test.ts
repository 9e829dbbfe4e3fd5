import { expect, test } from 'vitest';
import { avatarFileStatus } from './file-status.ts';

test.each([
  [1, 'normal'],
  [3, 'formation'],
  [8, 'analysis'],
] as const)('avatar file status %i is %s, both ways', (code, name) => {
  expect(avatarFileStatus.decode(code)).toBe(name);
  expect(avatarFileStatus.encode(name)).toBe(code);
});

test('there are no other avatar file statuses', () => {
  expect(avatarFileStatus.names).toHaveLength(3);
});
