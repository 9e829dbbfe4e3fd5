import { expect, test } from 'vitest';
import { canBuy } from './role.ts';

test.each([
  ['owner', true],
  ['member', true],
  ['student', false],
  [null, true],
] as const)('somebody who is %s in an organisation can buy: %s', (role, can) => {
  expect(canBuy(role)).toBe(can);
});
