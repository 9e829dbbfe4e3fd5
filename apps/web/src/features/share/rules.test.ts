import { expect, test } from 'vitest';
import { readVisits, sharedTalkPath, shareEntryPath, type ShareVisit, writeVisits } from './rules.ts';

const visit: ShareVisit = { token: 't', projectId: 'p', liked: false, collected: true };

test('a visit is found again by the code of its share', () => {
  expect(readVisits(writeVisits(new Map([['abc', visit]]))).get('abc')).toEqual(visit);
});

test.each([
  [null],
  [''],
  ['['],
  ['7'],
  ['{"abc":null}'],
  ['{"abc":{"token":""}}'],
  ['{"abc":{"token":"t"}}'],
])('%j holds no visit', (kept) => expect(readVisits(kept).size).toBe(0));

test('the oldest of very many visits are forgotten, the newest is not', () => {
  const many = new Map(Array.from({ length: 80 }, (_, place) => [`code${place}`, visit] as const));
  const read = readVisits(writeVisits(many));
  expect(read.has('code0')).toBe(false);
  expect(read.has('code79')).toBe(true);
});

test('a code goes into addresses as it is', () => {
  expect(shareEntryPath('a&b')).toBe('/share-login?code=a%26b');
  expect(sharedTalkPath('a&b')).toBe('/share-project?type=share&code=a%26b');
});
