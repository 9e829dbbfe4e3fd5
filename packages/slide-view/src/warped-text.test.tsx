import { textBox } from '@app/deck/defaults.ts';
import { warpOf } from '@app/deck/text/warp.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { laterMark } from './later.ts';
import { TextView } from './text-view.tsx';
import { WarpedText } from './warped-text.tsx';

const draw = (name: string, text: string, adjust?: Record<string, number>) =>
  renderToStaticMarkup(
    <WarpedText
      body={{
        ...textBox,
        inset: { left: 0, top: 0, right: 0, bottom: 0 },
        warp: { name, ...(adjust && { adjust }) },
        paragraphs: [{ runs: [{ text, size: 20, color: '#0b6b74' }] }],
      }}
      width={400}
      height={100}
    />,
  );
const numbersOf = (html: string, way: string) =>
  [...html.matchAll(new RegExp(`${way}\\(([^)]*)\\)`, 'g'))].map(([, list = '']) =>
    list.split(' ').map(Number),
  );

test('bent words are read as words, and drawn letter by letter', () => {
  const html = draw('textWave1', 'Hi you');
  expect(html).toContain('role="img" aria-label="Hi you"');
  expect(html.match(/<text/g)).toHaveLength(5);
});

test('letters fill the room between the edges: an inflated text is highest in its middle', () => {
  const heights = numbersOf(draw('textInflate', '一二三四五'), 'matrix').map(
    ([, , , stretch]) => stretch ?? 0,
  );
  expect(heights[2]).toBeGreaterThan(heights[1] ?? 0);
  expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
  expect(heights[0]).toBeCloseTo(heights[4] ?? 0, 2);
});

test('an arch stands above its middle with upright letters there, and turns them to both sides', () => {
  const turns = numbersOf(draw('textArchUp', '一二三四五'), 'rotate').flat();
  expect(turns[2]).toBeCloseTo(0, 0);
  expect(turns[0]).toBeCloseTo(-(turns[4] ?? 0), 0);
  expect(turns[0]).toBeLessThan(-1);
  expect(numbersOf(draw('textArchUp', '一二三四五'), 'translate')[4]?.[1]).toBeLessThan(5);
  expect(numbersOf(draw('textArchDown', '一二三四五'), 'translate')[4]?.[1]).toBeGreaterThan(95);
});

test('a number that somebody moved counts, and one beyond all sense stays within the box', () => {
  const [top, bottom] = (
    warpOf({ name: 'textSlantUp', adjust: { adj: 30_000 } }) as { edges: ((at: number) => number)[] }
  ).edges;
  expect([top?.(0), bottom?.(1)]).toEqual([0.3, 0.7]);
  for (const stretch of numbersOf(draw('textTriangle', '一二三', { adj: 9e9 }), 'matrix').flat())
    expect(Math.abs(stretch)).toBeLessThan(1000);
});

test('a letter keeps its accents, and a sign of several people stays one', () => {
  const html = draw('textWave1', 'e\u0301a👨‍👩‍👧');
  expect([...html.matchAll(/>([^<>]+)<\/text>/g)].map(([, sign]) => sign)).toEqual([
    'e\u0301',
    'a',
    '👨‍👩‍👧',
  ]);
});

test.each([
  ['letters that join and run from the right', 'مرحبا بالعالم'],
  ['more letters than anybody reads in a bend', '字'.repeat(20_000)],
  ['more lines than have room in it', '字\n'.repeat(200_000)],
])('%s stand level', (_what, text) => {
  const warp = { name: 'textArchUp' };
  const body = { ...textBox, warp, paragraphs: [{ runs: [{ text, size: 20 }] }] };
  const html = renderToStaticMarkup(<TextView body={body} width={400} height={100} />);
  expect(html).not.toContain('<svg');
  expect(html).not.toContain(laterMark);
  expect(html).toContain(text.slice(0, 1));
});
