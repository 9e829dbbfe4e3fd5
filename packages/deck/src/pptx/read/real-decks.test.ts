import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { elementText } from '../../elements/registry.ts';
import { designSchema } from '../../schema/design.ts';
import { slideSchema } from '../../schema/slide.ts';
import { open } from '../testing.ts';

const folder = path.resolve(import.meta.dirname, '../../../test-files');
const read = (name: string) => {
  const deck = open(readFileSync(path.join(folder, name)));
  return { deck, pages: [...deck.read()] };
};

test.each(['groups.pptx', 'table.pptx'])('%s is read into slides that keep to the schema', (name) => {
  const { deck, pages } = read(name);
  expect(deck.viewport).toEqual({ width: 1000, height: 750 });
  for (const { slide, notKept } of pages) {
    expect(notKept).toEqual([]);
    expect(z.safeParse(slideSchema, slide).error).toBeUndefined();
  }
  expect(z.safeParse(designSchema, deck.design).error).toBeUndefined();
});

test('shapes of a group stand where they are seen and know their group', () => {
  const [page] = read('groups.pptx').pages;
  expect(page?.slide.elements.map(({ left, top, groups }) => [left, top, groups?.length ?? 0])).toEqual([
    [366.13, 241.13, 1],
    [649.62, 296.25, 1],
    [476.38, 461.62, 1],
    [161.38, 75.75, 0],
  ]);
});

test('merged cells of a table are one cell, the cells below it are none', () => {
  const [, merged, plain] = read('table.pptx').pages;
  const [table] = merged?.slide.elements ?? [];
  if (table?.type !== 'table') throw new Error('no table');
  expect(table.cells.flat().filter((cell) => cell === null).length).toBeGreaterThan(0);
  expect(table.cells.flat().some((cell) => (cell?.columns ?? 1) * (cell?.rows ?? 1) > 1)).toBe(true);
  expect(plain?.slide.elements.map(elementText)).toEqual(['a\tb\tc\nd\te\tf\ng\th\ti']);
});
