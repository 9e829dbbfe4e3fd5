import { expect, test } from 'vitest';
import { choosePage } from './choose-page.ts';
import { createSearch } from './search/search.ts';

const jupiter = [
  'Jupiter is the largest planet.',
  'Its Great Red Spot is a storm older than three centuries.',
];
const search = createSearch([
  { page: 1, title: 'The Sun', texts: ['The Sun is a star.', 'Its surface has a temperature of 5,500 °C.'] },
  { page: 2, title: 'Jupiter', texts: jupiter },
  { page: 3, title: 'Neptune', texts: ['Neptune is blue.', 'Its winds reach 2,000 kilometres per hour.'] },
  { page: 4, title: 'Jupiter', texts: jupiter },
]);

test('the page that says it is chosen, in whichever form its words and units stand', () => {
  const question = 'How many km per hour does the wind reach on the planet Neptune?';
  expect(choosePage(search, question, undefined)?.page).toBe(3);
});

test.each([2, 4])('of pages that say the same the one on stage is meant: %d', (watched) => {
  const question = 'How old is the storm that is called the Great Red Spot of Jupiter?';
  expect(choosePage(search, question, watched)?.page).toBe(watched);
});

test('what no page has a word of is refused, also on stage', () => {
  expect(choosePage(search, 'Which enzyme repairs chromosomes?', 1)).toBeUndefined();
});
