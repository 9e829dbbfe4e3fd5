import { expect, test } from 'vitest';
import { workStatus } from './work-status.ts';

test.each([
  [1, 'complete'],
  [3, 'generation'],
  [4, 'error'],
] as const)('the status %i of a project, outline, ppt or atlas is %s, both ways', (code, name) => {
  expect(workStatus.decode(code)).toBe(name);
  expect(workStatus.encode(name)).toBe(code);
});

test('there are no other work statuses', () => {
  expect(workStatus.names).toHaveLength(3);
  expect(workStatus.find(2)).toBeUndefined();
});
