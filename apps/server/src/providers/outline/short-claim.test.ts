import { expect, test } from 'vitest';
import { shortClaim } from './short-claim.ts';

test.each([
  ['A city hive needs a sunny place with the entrance facing south-east.', 'A city hive needs a sunny place'],
  ['泡茶用的水要软，硬水会让茶汤发暗。', '泡茶用的水要软'],
])('%s claims that %s', (line, claim) => expect(shortClaim([line], [])).toBe(claim));

test.each([
  ['who speaks', 'We need a sunny place.'],
  ['what points', 'It gives honey in an average year.'],
  ['a condition', '如果水太硬，茶汤就会发暗。'],
  ['a number that has to be read', 'The hall has 40,000 seats.'],
])('%s names no page', (_what, line) => expect(shortClaim([line], [])).toBeUndefined());

test('the next line names the page where the first leans on something or is a title already', () => {
  const lines = ['It gives honey.', 'The hive needs a sunny place.', 'The queen needs a second box.'];
  expect(shortClaim(lines, [])).toBe('The hive needs a sunny place');
  expect(shortClaim(lines, ['The hive needs a sunny place'])).toBe('The queen needs a second box');
});
