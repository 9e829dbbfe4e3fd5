import type { Graph, Term } from '@app/contract/graph/schema.ts';
import { expect, test } from 'vitest';
import { addRelation, addTerm, removeRelation, removeTerm, renameTerm } from './edits.ts';
import { boxBeside, layOutGraph } from './layout.ts';

const term = (id: string, name = id): Term => ({ id, name, variants: [], count: 2, places: [] });
const line = (from: string, to: string) => ({
  id: `${from}${to}`,
  from,
  to,
  kind: 'with' as const,
  label: '',
  proof: null,
});
const graph: Graph = {
  terms: [term('a', '太阳'), term('b', '行星'), term('c', 'a rather long English term'), term('d')],
  relations: [line('a', 'b'), line('b', 'c')],
};
const many: Graph = {
  terms: Array.from({ length: 60 }, (_, at) => term(`t${at}`, `term number ${at}`)),
  relations: Array.from({ length: 100 }, (_, at) => line(`t${at % 60}`, `t${(at * 7 + 3) % 60}`)),
};

test('a term that goes takes its relations along', () => {
  const left = removeTerm(graph, 'b');
  expect([left.terms.map(({ id }) => id), left.relations]).toEqual([['a', 'c', 'd'], []]);
});

test('a name of spaces is none', () => {
  expect([renameTerm(graph, 'a', '  '), addTerm(graph, 'x', ' ')]).toEqual([graph, graph]);
  expect(renameTerm(graph, 'a', ' 日 ').terms[0]?.name).toBe('日');
});

test('two terms have one relation of a kind, and none with themselves', () => {
  const wish = { id: 'x', from: 'a', to: 'd', kind: 'is' } as const;
  const once = addRelation(graph, wish);
  expect(once.relations).toHaveLength(3);
  expect(addRelation(once, { ...wish, id: 'y' })).toBe(once);
  expect(addRelation(graph, { ...wish, to: 'a' })).toBe(graph);
  expect(removeRelation(once, 'x').relations).toEqual(graph.relations);
});

test('no two terms of a picture lie on each other, and it is the same each time', () => {
  const boxes = layOutGraph(many);
  const over = boxes.filter((one) =>
    boxes.some(
      (other) =>
        other !== one &&
        Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
        Math.abs(one.y - other.y) < (one.height + other.height) / 2,
    ),
  );
  expect(over).toEqual([]);
  expect(layOutGraph(many)).toEqual(boxes);
});

test('a new term leaves the others where they are', () => {
  const boxes = layOutGraph(graph);
  const before = new Map(boxes.map((box) => [box.id, { ...box }]));
  const after = layOutGraph(addTerm(graph, 'x', 'new'), before);
  for (const box of after.filter(({ id }) => id !== 'x')) expect(box).toEqual(before.get(box.id));
});

test('an arrow key leads to the term on that side', () => {
  const boxes = [
    { id: 'left', x: 0, y: 0, width: 10, height: 10 },
    { id: 'right', x: 100, y: 5, width: 10, height: 10 },
  ];
  expect(boxBeside(boxes, 'left', 'ArrowRight')).toBe('right');
  expect(boxBeside(boxes, 'left', 'ArrowLeft')).toBeUndefined();
});
