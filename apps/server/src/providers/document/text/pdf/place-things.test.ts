import { expect, test } from 'vitest';
import { type PlacedThing, placeThings } from './place-things.ts';
import type { Row } from './rows.ts';

const row = (y: number, text: string) => ({ x: 50, right: 250, y, text }) as Row;
const thing = (kind: 'figure' | 'table', top: number, bottom: number): PlacedThing =>
  ({ place: { x: 50, right: 250, top, bottom }, thing: { kind, page: 1 } }) as PlacedThing;

/** What stands behind each picture or table. */
const followed = (rows: Row[], things: PlacedThing[]): (string | undefined)[] => {
  const entries = placeThings(rows, things);
  return entries.flatMap((entry, at) => {
    const next = entries[at + 1];
    return 'thing' in entry ? [next && 'row' in next ? next.row.text : undefined] : [];
  });
};

test('a figure between two captions has the one below it', () => {
  const rows = [row(110, 'Fig. 4. A cluster'), row(240, 'Fig. 5. A robot')];
  expect(followed(rows, [thing('figure', 20, 100), thing('figure', 130, 230)])).toEqual([
    'Fig. 4. A cluster',
    'Fig. 5. A robot',
  ]);
});

test('a table between two captions has the one above it', () => {
  const rows = [row(110, 'Table 1. Prices'), row(240, 'Table 2. Weights')];
  expect(followed(rows, [thing('table', 120, 230), thing('table', 250, 300)])).toEqual([
    'Table 1. Prices',
    'Table 2. Weights',
  ]);
});

test('labels on a picture go with it, headings and sentences on it stay', () => {
  const sized = (y: number, text: string, size: number) => ({ ...row(y, text), size }) as Row;
  const place = { x: 40, right: 260, top: 100, bottom: 200 };
  const around = [sized(20, 'The beam is coupled to the chassis in', 10), sized(300, 'a specific way.', 10)];
  const left = (inside: Row) =>
    placeThings([around[0] as Row, inside, around[1] as Row], [], [place]).map(
      (entry) => 'row' in entry && entry.row.text,
    );
  expect(left(sized(150, '100 μm', 8))).toEqual(around.map(({ text }) => text));
  expect(left(sized(150, 'What it is for', 18))).toContain('What it is for');
  expect(left(sized(150, 'It is read as text.', 10))).toContain('It is read as text.');
});

test('what is listed on a picture, or is most of a page, stays', () => {
  const sized = (y: number, text: string) => ({ ...row(y, text), size: 10 }) as Row;
  const place = { x: 40, right: 260, top: 100, bottom: 200 };
  const around = [20, 40, 60, 80].map((y) => sized(y, `The beam in line ${y}`));
  const left = (all: Row[]) =>
    placeThings(all, [], [place]).flatMap((entry) => ('row' in entry ? [entry.row.text] : []));
  const card = [sized(120, '• Cheap to build'), sized(140, '• Quick to learn')];
  expect(left([...around, ...card])).toHaveLength(6);
  const cards = [sized(120, 'Cheap to build'), sized(140, 'Quick to learn')];
  expect(left([...around, ...cards])).toHaveLength(4);
  expect(left([...around.slice(0, 1), ...cards])).toHaveLength(3);
});
