import { scriptFromText } from '@app/deck/script/plain.ts';
import { aText } from '@app/deck/testing.ts';
import { expect, test } from 'vitest';
import { deckOf, fairShares } from './cut-deck.ts';
import { cutPage } from './cut-page.ts';
import { cutterVersion } from './port.ts';

const aPage = (script: string, lines: number) =>
  cutPage({
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
  const { pages, passages } = deckOf([aPage('One. Two.', 500), aPage('Three.', 1)], 1_100);
  expect(passages).toHaveLength(10);
  expect(passages.slice(0, 3).map(({ text }) => text)).toEqual(['One.', 'Two.', 'line 0']);
  expect(passages.filter(({ page }) => page === 2).map(({ text }) => text)).toEqual(['Three.', 'line 0']);
  expect(pages.map(({ title }) => title)).toEqual(['line 0', 'line 0']);
});

test('a line without end is cut', () => {
  const elements = [aText('x'.repeat(100_000), { role: 'body' })];
  const cut = cutPage({ script: null, elements });
  expect(cut.passages[0]!.text.length).toBeLessThanOrEqual(2_000);
  expect(cut.title.length).toBeLessThanOrEqual(2_000);
});

test('what only points at the slide, greets or thanks is no answer', () => {
  const said = (script: string) =>
    aPage(script, 0)
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

test('a source in brackets does not end a sentence', () => {
  const said = '神经元的取值为1或0，这是一个基本假设[Orlov et al., 1991]，由热运动决定。它很简单。';
  expect(aPage(said, 0).passages.map(({ text }) => text)).toEqual([
    '神经元的取值为1或0，这是一个基本假设[Orlov et al., 1991]，由热运动决定。',
    '它很简单。',
  ]);
});

test('a hundred pages with the longest scripts and slides are a deck of a bounded size, with something of every page', () => {
  const page = aPage('一句很长的话。'.repeat(700), 2_000);
  const room = page.passages.reduce((sum, { text }) => sum + text.length + 100, 0);
  expect(room).toBeLessThanOrEqual(40_000);
  // The script comes first.
  expect(page.passages[0]!.kind).toBe('script');
  const { pages, passages } = deckOf(Array.from({ length: 100 }, () => page));
  expect(passages.reduce((sum, { text }) => sum + text.length + 100, 0)).toBeLessThanOrEqual(1_000_000);
  expect(new Set(passages.map((passage) => passage.page)).size).toBe(pages.length);
});

test('what pages are cut into is that of this version of the cutter', () => {
  // Who changes what is expected here raises the version, so that pages that were cut before are cut anew.
  expect(cutterVersion).toBe(7);
  const { title, words, passages } = aPage(
    '太阳的表面大约五千五百摄氏度。The poles of Mercury hold 3 km of ice.',
    1,
  );
  expect({ title, words }).toEqual({ title: 'line 0', words: { terms: 'line 0', told: 'line\t\t0' } });
  expect(passages.map(({ kind, words: { terms, told } }) => [kind, terms, told])).toEqual([
    ['script', '太阳 表面 大约 5500 celsius', '太阳\t的\t表面\t大约\t五千\t五百\t摄氏\t摄氏度\t。'],
    [
      'script',
      'pole mercuri hold 3 km ice',
      'the\t\tpoles\t\tof\t\tmercury\t\thold\t\t3\t\tkm\t\tof\t\tice\t.',
    ],
    ['slide', 'line 0', 'line\t\t0'],
  ]);
});

test('a line that is cut in the middle of a letter is whole again', () => {
  const elements = [
    aText('😀'.repeat(1_500) + 'x', { role: 'body' }),
    aText(`a${'😀'.repeat(1_500)}`, { role: 'body' }),
  ];
  for (const { text } of cutPage({ script: null, elements }).passages)
    expect(Buffer.from(text).toString()).toBe(text);
});
