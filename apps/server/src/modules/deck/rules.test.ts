import { expect, test } from 'vitest';
import { lengthsOf, secondPart } from './rules.ts';

test.each([
  [
    { first: 5, offset: 0, limit: 3 },
    { from: 0, to: 0 },
  ],
  [
    { first: 5, offset: 3, limit: 3 },
    { from: 0, to: 1 },
  ],
  [
    { first: 5, offset: 6, limit: 3 },
    { from: 1, to: 4 },
  ],
  [
    { first: 0, offset: 0, limit: 3 },
    { from: 0, to: 3 },
  ],
])('the part %o of two lists is %o of the second one', ({ first, offset, limit }, parts) => {
  expect(secondPart(first, offset, limit)).toEqual(parts);
});

test('a length is measured where something is spoken, and estimated as a whole where one page is', () => {
  const spoken = { id: 'a', content: 'one', spokenMs: 1200 };
  expect(lengthsOf([spoken])).toMatchObject({ durationMs: 1200, isEstimated: false });
  const both = lengthsOf([spoken, { id: 'b', content: '一'.repeat(43), spokenMs: undefined }]);
  expect(both).toMatchObject({ durationMs: 11_200, isEstimated: true });
});
