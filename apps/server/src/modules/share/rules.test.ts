import { expect, test } from 'vitest';
import { codeOf, sameCode, shareState } from './rules.ts';

const now = new Date('2026-11-15T08:00:00Z');
const standing = { closedAt: null, expiresAt: new Date(now.getTime() + 1), isOwnerEnabled: true };
const share = { ...standing, people: 2, usedPlaces: 1 };

test.each([
  ['open', {}],
  ['full', { usedPlaces: 2 }],
  ['closed', { closedAt: now }],
  ['closed', { expiresAt: now }],
  ['closed', { expiresAt: now, usedPlaces: 2 }],
  ['closed', { isOwnerEnabled: false }],
] as const)('it is %s with %j', (state, change) => {
  expect(shareState({ ...share, ...change }, now)).toBe(state);
});

test('made codes have no letters that are mistaken for others', () => {
  let next = 0;
  const all = codeOf(31, () => next++);
  expect(all).toBe('23456789ABCDEFGHJKMNPQRSTUVWXYZ');
});

test('codes are the same whatever their letters’ case', () => {
  expect(sameCode('aB12', ' Ab12 ')).toBe(true);
  expect(sameCode('aB12', 'aB13')).toBe(false);
});
