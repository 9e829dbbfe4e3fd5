import { outlineLimits } from '@app/contract/outline/limits.ts';
import { type OutlinePage, outlinePageSchema, outlineSchema } from '@app/contract/outline/schema.ts';
import { pageCountOfOutline, pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { describe, expect, test } from 'vitest';
import { joinBroken } from './join-broken.ts';
import { materialOf } from './material.ts';
import { fitPages } from './model/fit-pages.ts';
import { groundIn } from './model/ground.ts';
import { growOutline } from './model/grow-outline.ts';
import { otherPointsOf } from './remake-page.ts';
import { documentOf, tea } from './testing.ts';

// Whatever the material or a model brings, an outline stays within what its calls accept.

const places = (count: number, first = 0) => Array.from({ length: count }, (_, at) => first + at);
const aPage = (id: string, more: Partial<OutlinePage> = {}): OutlinePage => ({
  id,
  kind: 'page',
  text: 'Tea',
  from: [],
  children: places(6).map((at) => ({ id: `${id}-${at}`, kind: 'point', text: `Point ${at}`, from: [] })),
  ...more,
});

describe('lines that are one paragraph', () => {
  test('are put together in well under a second, though there are thousands', () => {
    const lines = documentOf(
      places(4_000)
        .map((at) => `the ship sailed on to port ${at},`)
        .join('\n'),
    );
    // The work of this process alone: others may keep the machine busy.
    const begun = process.cpuUsage();
    const [first, ...others] = joinBroken(lines.blocks);
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(1_000);
    expect(first).toMatchObject({ text: expect.stringMatching(/^the ship .* port 3999,$/u) });
    expect(others.every((block) => block.kind === 'paragraph' && block.text === '')).toBe(true);
  });

  test('lose the sign of a divided word, and Chinese gets no spaces', () => {
    const textsOf = (text: string) =>
      joinBroken(documentOf(text).blocks).map((block) => block.kind === 'paragraph' && block.text);
    expect(textsOf('The hive holds sixty thou-\nsand workers,\nand one queen.\nThey live long.')).toEqual([
      'The hive holds sixty thousand workers, and one queen.',
      '',
      '',
      'They live long.',
    ]);
    expect(textsOf('绿茶在中国已经种植了两千多年，而浙江的茶农\n在四月用手采摘。')[0]).toBe(
      '绿茶在中国已经种植了两千多年，而浙江的茶农在四月用手采摘。',
    );
  });
});

test('an item of a list that is as long as a paragraph is told sentence by sentence', () => {
  const sentences = places(20).map(
    (at) => `Ship ${at} carried tea from the port to the city in ${1800 + at}.`,
  );
  const [section] = materialOf(
    documentOf(`# Ships\n- ${sentences.join(' ')}\n- ${'x'.repeat(800)}`),
    'x',
  ).sections;
  expect(section?.sentences.map(({ text }) => text)).toEqual(sentences);
});

test('points of a page that is made anew are no longer than points may be', () => {
  const items = places(3).map((at) => `- Tea ${at} ${'leaf'.repeat(110)} grows`);
  const document = documentOf(`# Tea\n${items.join('\n')}`);
  const otherPoints = otherPointsOf(document, { name: 'Tea', scene: null });
  const page = otherPoints(aPage('n1', { from: [1], children: [] }), []);
  expect(page.children.length).toBeGreaterThan(0);
  expect(outlinePageSchema.safeParse(page).success).toBe(true);
  // What was cut is still known as drawn from the material, not as its owner's words.
  const again = otherPoints(page, []);
  expect(again.children).toEqual(page.children);
});

describe('an outline by a model', () => {
  const point = { point: 'Grown in China for more than two thousand years', from: [2] };
  const grow = (lines: readonly object[]) => {
    const growing = growOutline(tea, groundIn(tea, 'Tea'), {
      title: 'Tea',
      id: 0,
      room: outlineLimits.pages.max,
    });
    for (const line of lines) growing.take(line);
    return growing.grown().outline;
  };

  test('has no more pages than a deck has room for', () => {
    const outline = grow(places(120).flatMap(() => [{ page: 'Origin', from: [2] }, point]));
    expect(pagesOfOutline(outline)).toHaveLength(outlineLimits.pages.max);
    // What belongs to the pages that were left out does not end on the last one.
    expect(pagesOfOutline(outline).at(-1)?.page.children).toHaveLength(1);
    expect(outlineSchema.safeParse(outline).success).toBe(true);
  });

  test('counts the pages that its parts begin with', () => {
    const page = [{ page: 'Origin', from: [2] }, point];
    const outline = grow(places(60).flatMap(() => [{ section: 'China' }, ...page, ...page]));
    expect(pageCountOfOutline(outline)).toBeLessThanOrEqual(100);
  });

  test('has no more on a page than a page holds', () => {
    const [table] = documentOf('x').blocks.map(
      () => ({ kind: 'table', page: 1, rows: [['a', 'b']] }) as const,
    );
    const document = { ...tea, blocks: [...tea.blocks, table as never] };
    const growing = growOutline(document, groundIn(document, 'Tea'), { title: 'Tea', id: 0, room: 9 });
    const lines = [...places(12).map(() => point), { table: 'Prices', from: [tea.blocks.length] }];
    for (const line of [{ page: 'Origin', from: [2] }, ...lines]) growing.take(line);
    expect(outlineSchema.safeParse(growing.grown().outline).success).toBe(true);
  });

  test('stays one when its pages are put together or parted', () => {
    const most = outlineLimits.from.max;
    const full = [aPage('n1', { from: places(most) }), aPage('n2', { from: places(most, most) })];
    const merged = fitPages({ title: 'Tea', children: full }, { from: 1, to: 3 });
    expect(pagesOfOutline(merged)).toHaveLength(1);
    expect(outlineSchema.safeParse(merged).success).toBe(true);

    const { children } = aPage('n1');
    const long = aPage('n1', {
      text: 'x'.repeat(outlineLimits.text.max),
      children: [...children, ...children],
    });
    const parted = fitPages({ title: 'Tea', children: [long] }, { from: 7, to: 8 });
    const ids = pagesOfOutline(parted).map(({ page }) => page.id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
    expect(outlineSchema.safeParse(parted).success).toBe(true);
  });
});
