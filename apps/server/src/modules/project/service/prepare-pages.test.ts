import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { aText } from '@app/deck/testing.ts';
import { expect, test } from 'vitest';
import { preparePages } from './prepare-pages.ts';

const { elements: most, letters } = coursewareLimits.page;
const pageWith = (words: readonly string[]) => ({
  index: 0,
  total: 1,
  number: 7,
  slide: { id: 'slide', elements: words.map((each, index) => aText(each, { id: `${index}` })) },
  notKept: [],
  pictures: [],
});
const pages = () =>
  preparePages({
    newId: () => 'id',
    courseware: { nameOfMedia: (id) => id },
    keep: () => Promise.reject(new Error('no pictures')),
  });

test.each([
  ['too many elements', Array.from({ length: most + 2 }, () => ''), most, 2],
  ['too large elements', ['kept', 'x'.repeat(letters), 'y'], 1, 2],
])('of a page with %s comes what fits, and the rest is named', async (_, words, kept, left) => {
  const imported = pages();
  const { slide } = await imported.prepare(pageWith(words), false);
  expect(slide.elements).toHaveLength(kept);
  expect(imported.lost()).toMatchObject([{ page: 7, what: 'beyond-page', count: left }]);
});
