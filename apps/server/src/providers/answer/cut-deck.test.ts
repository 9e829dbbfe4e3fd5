import { scriptFromText } from '@app/deck/script/plain.ts';
import { aText } from '@app/deck/testing.ts';
import { expect, test } from 'vitest';
import { cutPage, deckOf, fairShares } from './cut-deck.ts';

const aPage = (page: number, script: string, lines: number) =>
  cutPage(page, {
    id: `page-${page}`,
    revision: 1,
    isSpoken: true,
    script: scriptFromText(script),
    elements: [
      aText(Array.from({ length: lines }, (_, line) => `line ${line}`).join('\n'), { role: 'body' }),
    ],
  });

test('who needs little has it, and the others share the rest evenly', () => {
  expect(fairShares([1, 100, 100], 21)).toEqual([1, 10, 10]);
  expect(fairShares([5, 5], 100)).toEqual([5, 5]);
  expect(fairShares([], 100)).toEqual([]);
});

test('a deck with too much to search keeps something of every page, its script first', () => {
  const { pages, passages } = deckOf([aPage(1, 'One. Two.', 500), aPage(2, 'Three.', 1)], 10);
  expect(passages).toHaveLength(10);
  expect(passages.slice(0, 3).map(({ text }) => text)).toEqual(['One.', 'Two.', 'line 0']);
  expect(passages.filter(({ page }) => page === 2).map(({ text }) => text)).toEqual(['Three.', 'line 0']);
  expect(pages.map(({ title }) => title)).toEqual(['line 0', 'line 0']);
});

test('a line without end is cut', () => {
  const elements = [aText('x'.repeat(100_000), { role: 'body' })];
  const cut = cutPage(1, { id: 'page', revision: 1, isSpoken: false, script: null, elements });
  expect(cut.passages[0]!.text.length).toBeLessThanOrEqual(2_000);
  expect(cut.page.title.length).toBeLessThanOrEqual(2_000);
});

test('what only points at the slide, greets or thanks is no answer', () => {
  const said = (script: string) =>
    aPage(1, script, 0)
      .passages.filter(({ kind }) => kind === 'script')
      .map(({ text }) => text);
  expect(said('接下来看随机森林。这张图画的就是它。随机森林由许多决策树组成。')).toEqual([
    '接下来看随机森林。',
    '随机森林由许多决策树组成。',
  ]);
  expect(
    said('Take a look at the picture. Trees vote. That is all from me. Thank you for listening.'),
  ).toEqual(['Trees vote.']);
});
