import { expect, test } from 'vitest';
import { creditPrices, creditRewards } from './limits.ts';
import { ledgers } from './states/ledger.ts';

test('things cost what the spec says', () => {
  expect(creditPrices).toEqual({
    assistant: { credits: 4, per: 10 },
    interaction: { credits: 24, per: 100 },
    storage: { credits: 20, per: 1, months: 1 },
    avatar: 60,
    project: 80,
  });
});

test.each([
  ['first-avatar', 15],
  ['first-project', 45],
  ['first-knowledge', 15],
  ['daily-login', 1],
  ['valid-viewers', 15],
  ['interaction', 6],
  ['referral', 30],
] as const)('the reward %s is %i credits', (reward, credits) => {
  expect(creditRewards[reward].credits).toBe(credits);
});

test('there are no other rewards', () => {
  expect(Object.keys(creditRewards)).toHaveLength(7);
});

test('credits, helper uses, interactions and storage each have a ledger', () => {
  expect(ledgers).toEqual(['credits', 'helper-uses', 'interactions', 'storage']);
});
