import { outlineSchema } from '@app/contract/outline/schema.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  addAfter,
  addBelow,
  demote,
  drop,
  keep,
  move,
  promote,
  remove,
  replaceLeaves,
  retext,
} from './edits.ts';
import { type Row, type Rows, shownRows, toOutline, tooMuch, toRows } from './rows.ts';

/** An outline as indented lines: `# ` a section, `= ` a page, `- ` a point, `+ ` a table; the text is the id. */
const kinds = { '#': 'section', '=': 'page', '-': 'point', '+': 'table' } as const;
const read = (text: string): Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [, room = '', sign = '-', id = ''] = /^( *)([#=+-]) (.*)$/.exec(line.replace(/^ {4}/, '')) ?? [];
      return { id, kind: kinds[sign as '#'], depth: room.length, text: id, from: [] };
    });
const write = (rows: Rows): string[] =>
  rows.map(({ kind, depth, id }) => {
    const sign = Object.entries(kinds).find(([, name]) => name === kind)?.[0];
    return `${' '.repeat(depth)}${sign} ${id}`;
  });

const rows = read(`
    # A
     = a1
      - x
      - y
     = a2
    # B
     = b1
      - z
    = last`);

test('lines and trees are the same thing', () => {
  const outline = toOutline('T', rows);
  expect(z.safeParse(outlineSchema, outline).success).toBe(true);
  expect(toRows(outline)).toEqual(rows);
});

const now = (edited: Rows) => write(edited);

describe('levels', () => {
  test('a point becomes a page and takes the points after it along', () => {
    expect(now(promote(rows, 'x')).slice(0, 5)).toEqual(['# A', ' = a1', ' = x', '  - y', ' = a2']);
  });

  test('a table stays a table, on a page of its name', () => {
    expect(now(promote(read('    = p\n     + t'), 't'))).toEqual(['= p', '= t-page', ' + t']);
  });

  test('a page becomes a section, and its points its pages', () => {
    expect(now(promote(rows, 'a1')).slice(0, 6)).toEqual(['# A', '# a1', ' = x', ' = y', ' = a2', '# B']);
  });

  test('a page that stands alone goes into the section before it, then becomes a point', () => {
    const once = demote(rows, 'last');
    expect(now(once).slice(-3)).toEqual([' = b1', '  - z', ' = last']);
    expect(now(demote(once, 'last')).slice(-3)).toEqual([' = b1', '  - z', '  - last']);
  });

  test('a section becomes a page of the section before it, and loses nothing', () => {
    expect(now(demote(rows, 'B')).slice(4)).toEqual([' = a2', ' = B', ' = b1', '  - z', '= last']);
  });

  test('the first section becomes a page, and so do its pages', () => {
    expect(now(demote(read('    # A\n     = a\n      - x'), 'A'))).toEqual(['= A', '= a', ' - x']);
  });

  test.each([['x'], ['a1']])('%s cannot go deeper', (id) => {
    expect(demote(rows, id)).toBe(rows);
  });

  test('a section cannot go higher', () => {
    expect(promote(rows, 'A')).toBe(rows);
  });
});

describe('moving', () => {
  test('goes past its neighbour with all that belongs to it', () => {
    expect(now(move(rows, 'a1', 1)).slice(0, 5)).toEqual(['# A', ' = a2', ' = a1', '  - x', '  - y']);
    expect(now(move(rows, 'B', -1)).slice(0, 3)).toEqual(['# B', ' = b1', '  - z']);
  });

  test('the first point goes to the page before, the last one to the page after', () => {
    expect(now(move(rows, 'z', -1)).slice(4, 7)).toEqual([' = a2', '  - z', '# B']);
    expect(now(move(rows, 'y', 1)).slice(2, 5)).toEqual(['  - x', ' = a2', '  - y']);
  });

  test('the last page of a section goes to the beginning of the next, and back', () => {
    const down = move(rows, 'a2', 1);
    expect(now(down).slice(3, 7)).toEqual(['  - y', '# B', ' = a2', ' = b1']);
    expect(now(move(down, 'a2', -1))).toEqual(now(rows));
  });

  test.each([
    ['A', -1],
    ['last', 1],
  ] as const)('%s has no further to go by %i', (id, step) => {
    expect(move(rows, id, step)).toBe(rows);
  });
});

describe('dropping', () => {
  test.each([
    ['x', 'z', 'after', ['# A', ' = a1', '  - y', ' = a2', '# B', ' = b1', '  - z', '  - x', '= last']],
    ['z', 'a2', 'before', ['# A', ' = a1', '  - x', '  - y', ' = a2', '  - z', '# B', ' = b1', '= last']],
    ['last', 'a1', 'before', ['# A', ' = last', ' = a1', '  - x', '  - y', ' = a2', '# B', ' = b1', '  - z']],
    ['a1', 'last', 'after', ['# A', ' = a2', '# B', ' = b1', '  - z', '= last', '= a1', ' - x', ' - y']],
    ['a2', 'B', 'after', ['# A', ' = a1', '  - x', '  - y', '# B', ' = a2', ' = b1', '  - z', '= last']],
    ['A', 'z', 'after', ['# B', ' = b1', '  - z', '# A', ' = a1', '  - x', '  - y', ' = a2', '= last']],
  ] as const)('%s on %s, %s it', (id, on, side, wanted) => {
    expect(now(drop(rows, id, on, side))).toEqual(wanted);
  });

  test('nothing is dropped on what belongs to it', () => {
    expect(drop(rows, 'A', 'y', 'after')).toBe(rows);
  });
});

test('a new line is of the same kind and stands after all that belongs to the old one', () => {
  expect(now(addAfter(rows, 'a1', 'n')).slice(3, 6)).toEqual(['  - y', ' = n', ' = a2']);
  expect(now(addAfter(rows, 'x', 'n')).slice(2, 5)).toEqual(['  - x', '  - n', '  - y']);
  expect(now(addAfter([], undefined, 'n'))).toEqual(['= n']);
});

test('a line below a section is a page, below a page a point', () => {
  expect(now(addBelow(rows, 'A', 'n')).slice(4, 6)).toEqual([' = a2', ' = n']);
  expect(now(addBelow(rows, 'a1', 'n')).slice(3, 5)).toEqual(['  - y', '  - n']);
});

test('what is removed takes along what belongs to it', () => {
  expect(now(remove(rows, 'A'))).toEqual(['# B', ' = b1', '  - z', '= last']);
});

test('words are changed in their place', () => {
  expect(retext(rows, 'x', 'new').find(({ id }) => id === 'x')?.text).toBe('new');
});

test('what is folded hides what belongs to it', () => {
  expect(shownRows(rows, new Set(['A'])).map((place) => rows[place]?.id)).toEqual([
    'A',
    'B',
    'b1',
    'z',
    'last',
  ]);
});

test('more points than a page holds, and more pages than a deck, are told apart', () => {
  const many = (count: number, sign: string) =>
    Array.from({ length: count }, (_, place) => `    ${sign} ${place}`);
  expect(tooMuch(read(['    = p', ...many(12, ' -')].join('\n')))).toBeUndefined();
  expect(tooMuch(read(['    = p', ...many(13, ' -')].join('\n')))).toBe('points');
  expect(tooMuch(read(many(91, '=').join('\n')))).toBe('pages');
});

test('a page that is drawn anew has other points, and those that stayed are the same', () => {
  const leaf = (id: string, text: string) => ({ id, kind: 'point' as const, text, from: [1] });
  const page = {
    id: 'a1',
    kind: 'page' as const,
    text: 'a1',
    from: [],
    children: [leaf('x', 'x'), leaf('y', 'other')],
  };
  const next = replaceLeaves(rows, [page], () => 'new');
  expect(write(next).slice(0, 5)).toEqual(['# A', ' = a1', '  - x', '  - new', ' = a2']);
  expect(next[3]).toMatchObject({ text: 'other', from: [1] });
});

test('what does not stand in the material keeps its sign through edits of others, until its owner stands for it', () => {
  const signed = rows.map((row) => (row.id === 'x' ? { ...row, unfounded: true as const } : row));
  const signs = (all: Rows) =>
    toRows(toOutline('t', all))
      .filter((row) => row.unfounded)
      .map(({ id }) => id);
  expect(signs(retext(signed, 'y', 'other'))).toEqual(['x']);
  expect(signs(move(signed, 'x', 1))).toEqual(['x']);
  expect(signs(keep(signed, 'x'))).toEqual([]);
  expect(signs(retext(signed, 'x', 'my words'))).toEqual([]);
});
