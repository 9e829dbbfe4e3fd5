import { expect, test } from 'vitest';
import type { Row } from '../tree/rows.ts';
import { foldedAtFirst, layOut, neighbour, nodeSize } from './layout.ts';

const row = (id: string, kind: Row['kind'], depth: number): Row => ({ id, kind, depth, text: id, from: [] });
const rows = [
  row('A', 'section', 0),
  row('a1', 'page', 1),
  row('x', 'point', 2),
  row('y', 'point', 2),
  row('a2', 'page', 1),
  row('B', 'section', 0),
];
const find = (nodes: ReturnType<typeof layOut>, id: string) => nodes.find((node) => node.id === id)!;

test('every line has a place of its own, and deeper ones stand further to the right', () => {
  const nodes = layOut(rows, new Set());
  expect(nodes).toHaveLength(rows.length + 1);
  const close = nodes.filter((one) =>
    nodes.some((other) => other !== one && other.x === one.x && Math.abs(one.y - other.y) < nodeSize.height),
  );
  expect(close).toEqual([]);
  expect(find(nodes, 'x').x).toBeGreaterThan(find(nodes, 'a1').x);
});

test('a node stands beside the middle of what belongs to it', () => {
  const nodes = layOut(rows, new Set());
  expect(find(nodes, 'a1').y).toBe((find(nodes, 'x').y + find(nodes, 'y').y) / 2);
});

test('what is folded has nothing beside it', () => {
  expect(layOut(rows, new Set(['A'])).map(({ id }) => id)).toEqual(['A', 'B', 'root']);
});

test('a small map opens unfolded; of a large one the points are folded first, then the pages', () => {
  const talk = (sections: number, pages: number) =>
    Array.from({ length: sections }, (_, section) => [
      row(`${section}`, 'section', 0),
      ...Array.from({ length: pages }, (__, page) => [
        row(`${section}.${page}`, 'page', 1),
        row(`${section}.${page}.a`, 'point', 2),
        row(`${section}.${page}.b`, 'point', 2),
      ]).flat(),
    ]).flat();
  const deepest = (all: Row[]) => Math.max(...layOut(all, foldedAtFirst(all)).map(({ depth }) => depth));
  expect(deepest(talk(2, 2))).toBe(3);
  expect(deepest(talk(3, 4))).toBe(2);
  expect(deepest(talk(6, 5))).toBe(1);
});

test.each([
  ['root', 'ArrowRight', 'A'],
  ['x', 'ArrowLeft', 'a1'],
  ['A', 'ArrowDown', 'B'],
  ['a2', 'ArrowUp', 'a1'],
  ['A', 'ArrowUp', undefined],
] as const)('from %s %s leads to %s', (id, key, wanted) => {
  expect(neighbour(layOut(rows, new Set()), id, key)).toBe(wanted);
});
