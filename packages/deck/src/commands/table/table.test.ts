import { describe, expect, test } from 'vitest';
import { defaultViewport } from '../../deck.ts';
import type { TableCell, TableElement } from '../../element.ts';
import { isFilled } from '../../schema/table.ts';
import { aDeck, aSlide } from '../../testing.ts';
import { apply } from '../apply.ts';
import { setBorders, changeCells } from './cell-look.ts';
import { tableCommands } from './changes.ts';
import { areaBetween, type Grid, ownerAt, turned } from './grid.ts';
import { insertColumns, insertRows, removeColumns, removeRows } from './lines.ts';
import { makeTable } from './make-table.ts';
import { hasMerged, mergeCells, splitCell } from './merge.ts';
import { cellAfter, inOrder } from './moves.ts';
import { gridFromText, pasteGrid } from './paste-grid.ts';
import { evenColumns, evenRows, moveColumnBorder, moveRowBorder, resized, sizeOf } from './sizes.ts';
import { wordsOf } from './words.ts';

/** A table out of a drawing: letters are cells, a letter again is the same cell, which spans. */
function drawn(...lines: string[]): Grid {
  const cells = lines.map((line, row) =>
    [...line].map((letter, column): TableCell | null => {
      if (lines[row - 1]?.[column] === letter || line[column - 1] === letter) return null;
      const columns = [...line.slice(column)].findIndex((each) => each !== letter);
      const rows = lines.slice(row).findIndex((each) => each[column] !== letter);
      const [wide, high] = [
        columns < 0 ? line.length - column : columns,
        rows < 0 ? lines.length - row : rows,
      ];
      return {
        text: { paragraphs: [{ runs: letter === '.' ? [{ text: '' }] : [{ text: letter, size: 20 }] }] },
        ...(wide > 1 && { columns: wide }),
        ...(high > 1 && { rows: high }),
      };
    }),
  );
  const [first = ''] = lines;
  return { columns: [...first].map((_, at) => 100 + at), rows: lines.map((_, at) => 30 + at), cells };
}

/** The other way round: what each place shows, "." for an empty cell. */
const seen = (grid: Grid | undefined): string[] => {
  if (!grid) return [];
  expect(isFilled(grid)).toBe(true);
  return grid.cells.map((line, row) =>
    line
      .map((_, column) => {
        const owner = ownerAt(grid, { row, column });
        const cell = grid.cells[owner.row]?.[owner.column];
        return cell ? wordsOf(cell) || '.' : '?';
      })
      .join(''),
  );
};

describe('rows and columns', () => {
  test.each([
    ['above', drawn('ab', 'cd'), 0, ['..', 'ab', 'cd']],
    ['between', drawn('ab', 'cd'), 1, ['ab', '..', 'cd']],
    ['below', drawn('ab', 'cd'), 2, ['ab', 'cd', '..']],
    ['through a merged cell, which grows', drawn('ab', 'ac'), 1, ['ab', 'a.', 'ac']],
    ['below a merged cell, which does not', drawn('ab', 'ac', 'de'), 2, ['ab', 'ac', '..', 'de']],
    ['through a block', drawn('aab', 'aac'), 1, ['aab', 'aa.', 'aac']],
    ['under a wide cell', drawn('aab', 'cde'), 1, ['aab', '...', 'cde']],
  ])('a row %s', (_, grid, at, after) => {
    expect(seen(insertRows(grid, at))).toEqual(after);
  });

  test.each([
    ['left', drawn('ab', 'cd'), 0, ['.ab', '.cd']],
    ['through a merged cell', drawn('aa', 'bc'), 1, ['aaa', 'b.c']],
    ['right', drawn('aa', 'bc'), 2, ['aa.', 'bc.']],
  ])('a column %s', (_, grid, at, after) => {
    expect(seen(insertColumns(grid, at))).toEqual(after);
  });

  test.each([
    ['plain', drawn('ab', 'cd', 'ef'), 1, 1, ['ab', 'ef']],
    ['two', drawn('ab', 'cd', 'ef'), 0, 2, ['ef']],
    ['the first of a merged cell', drawn('ab', 'ac', 'de'), 0, 1, ['ac', 'de']],
    ['the last of a merged cell', drawn('ab', 'ac', 'de'), 1, 1, ['ab', 'de']],
    ['the first of a block', drawn('aab', 'aac'), 0, 1, ['aac']],
    ['all', drawn('ab', 'cd'), 0, 2, []],
  ])('rows go: %s', (_, grid, at, count, after) => {
    expect(seen(removeRows(grid, at, count))).toEqual(after);
  });

  test('columns go, and merged cells get narrower', () => {
    expect(seen(removeColumns(drawn('aab', 'cde'), 0))).toEqual(['ab', 'de']);
    expect(removeColumns(drawn('ab'), 0, 2)).toBeUndefined();
  });

  test('a new row looks like the one above', () => {
    const grid = drawn('ab');
    const [, fresh] = insertRows(grid, 1).cells;
    expect(fresh?.[0]?.text.paragraphs[0]?.runs).toEqual([{ text: '', size: 20 }]);
  });

  test('turned twice is as before', () => {
    const grid = drawn('aab', 'aac', 'ddd');
    expect(turned(turned(grid))).toEqual(grid);
  });
});

describe('merging', () => {
  test.each([
    ['two', drawn('ab', 'cd'), [0, 0, 0, 1], ['a\nba\nb', 'cd']],
    [
      'what cuts a merged cell takes all of it',
      drawn('abb', 'cde'),
      [0, 0, 1, 1],
      ['a\nb\nc\nda\nb\nc\nda\nb\nc\nd'].map(() => expect.any(String)),
    ],
  ] as const)('%s', (_, grid, [row, column, toRow, toColumn], after) => {
    const merged = mergeCells(grid, areaBetween(grid, { row, column }, { row: toRow, column: toColumn }));
    expect(seen(merged).slice(0, after.length)).toEqual(after);
  });

  test('an area grows until it cuts no cell in two', () => {
    const grid = drawn('abb', 'acd', 'ecd');
    expect(areaBetween(grid, { row: 0, column: 0 }, { row: 0, column: 1 })).toEqual({
      row: 0,
      column: 0,
      rows: 3,
      columns: 3,
    });
  });

  test('empty cells give no lines, and a cell that is split keeps its words in the first', () => {
    const grid = drawn('a.', '..');
    const merged = mergeCells(grid, { row: 0, column: 0, rows: 2, columns: 2 });
    expect(seen(merged)).toEqual(['aa', 'aa']);
    expect(hasMerged(merged, { row: 1, column: 1, rows: 1, columns: 1 })).toBe(true);
    expect(seen(splitCell(merged, { row: 1, column: 1 }))).toEqual(['a.', '..']);
  });
});

describe('pasting', () => {
  test('writes from a place on and lets the table grow', () => {
    const grid = pasteGrid(drawn('ab', 'cd'), { row: 1, column: 1 }, [['1', '2'], ['3']]);
    expect(seen(grid)).toEqual(['ab.', 'c12', '.3.']);
  });

  test('takes merged cells in its way apart', () => {
    expect(seen(pasteGrid(drawn('aa', 'bc'), { row: 0, column: 0 }, [['1', '2']]))).toEqual(['12', 'bc']);
  });

  test('keeps what fits of a sheet without end', () => {
    const sheet = Array.from({ length: 1000 }, () => Array.from({ length: 100 }, () => 'x'));
    const grid = pasteGrid(drawn('a'), { row: 0, column: 0 }, sheet);
    expect([grid.rows.length, grid.columns.length]).toEqual([200, 60]);
  });

  test.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['"two\nlines"\t"say ""x"""', [['two\nlines', 'say "x"']]],
    ['5" wide\tx', [['5" wide', 'x']]],
    ['a\t\tb', [['a', '', 'b']]],
    ['', []],
  ])('reads %j', (text, rows) => {
    expect(gridFromText(text)).toEqual(rows);
  });
});

describe('sizes', () => {
  test('a border moves room between neighbours, the last one the edge', () => {
    const grid = { ...drawn('ab'), columns: [100, 100] };
    expect(moveColumnBorder(grid, 0, 30).columns).toEqual([130, 70]);
    expect(moveColumnBorder(grid, 0, 500).columns).toEqual([188, 12]);
    expect(moveColumnBorder(grid, 1, -500).columns).toEqual([100, 12]);
    expect(moveRowBorder({ ...grid, rows: [30] }, 0, 10).rows).toEqual([40]);
  });

  test('evenly', () => {
    const grid = { ...drawn('abc', 'def'), columns: [10, 20, 60], rows: [10, 30] };
    expect(evenColumns(grid, 0, 3).columns).toEqual([30, 30, 30]);
    expect(evenColumns(grid, 1, 2).columns).toEqual([10, 40, 40]);
    expect(evenRows(grid, 0, 2).rows).toEqual([20, 20]);
  });

  test('as a whole', () => {
    expect(sizeOf(resized(drawn('ab', 'cd'), { width: 500, height: 90 }))).toEqual({
      width: 500,
      height: 90,
    });
  });
});

describe('lines around cells', () => {
  const stroke = { width: 2, color: '#ff0000' };
  const sides = (grid: Grid, row: number, column: number) =>
    Object.keys(grid.cells[row]?.[column]?.borders ?? {}).sort();

  test('outer ones are shared with the neighbours', () => {
    const grid = setBorders(
      drawn('abc', 'def', 'ghi'),
      { row: 1, column: 1, rows: 1, columns: 1 },
      'outer',
      stroke,
    );
    expect(sides(grid, 1, 1)).toEqual(['bottom', 'left', 'right', 'top']);
    expect([sides(grid, 0, 1), sides(grid, 1, 0), sides(grid, 0, 0)]).toEqual([['bottom'], ['right'], []]);
  });

  test('inner ones stay inside, around merged cells too', () => {
    const grid = setBorders(drawn('aab', 'aac'), { row: 0, column: 0, rows: 2, columns: 3 }, 'inner', stroke);
    expect([sides(grid, 0, 0), sides(grid, 0, 2), sides(grid, 1, 2)]).toEqual([
      ['right'],
      ['bottom', 'left'],
      ['left', 'top'],
    ]);
  });

  test('a change meets a merged cell once, from any of its places', () => {
    const grid = changeCells(drawn('aab'), { row: 0, column: 1, rows: 1, columns: 1 }, (cell) => ({
      ...cell,
      fill: { kind: 'none' },
    }));
    expect(grid.cells[0]?.map((cell) => cell?.fill?.kind)).toEqual(['none', undefined, undefined]);
  });
});

describe('keys', () => {
  const grid = drawn('aab', 'cde', 'cfg');
  test.each([
    ['right', 0, 0, 0, 2],
    ['left', 0, 2, 0, 0],
    ['down', 0, 0, 1, 0],
    ['up', 1, 1, 0, 0],
    ['down', 1, 0, undefined, undefined],
    ['next', 0, 2, 1, 0],
    ['previous', 2, 1, 1, 2],
    ['next', 2, 2, undefined, undefined],
    ['left', 2, 1, 1, 0],
  ] as const)('%s from %s %s', (move, row, column, toRow, toColumn) => {
    expect(cellAfter(grid, { row, column }, move)).toEqual(
      toRow === undefined ? undefined : { row: toRow, column: toColumn },
    );
  });
  test('reading skips what lies under other cells', () => {
    expect(inOrder(grid)).toHaveLength(7);
  });
});

describe('commands', () => {
  const table: TableElement = { ...makeTable('t', 100, 30, defaultViewport) };
  const deck = aDeck({ slides: [aSlide({ elements: [] })] });
  const held = { ...deck, slides: [{ ...deck.slides[0]!, elements: [table] }] };
  const after = (grid: Grid) => {
    const { value } = apply(held, tableCommands('slide', table, grid));
    return value.slides[0]?.elements[0];
  };

  test('one cell is one command, and nothing is none', () => {
    const grid = pasteGrid(table, { row: 3, column: 4 }, [['x']]);
    expect(tableCommands('slide', table, grid)).toHaveLength(1);
    expect(tableCommands('slide', table, table)).toEqual([]);
  });

  test('a table of a hundred rows is changed as a whole', () => {
    const grid = insertRows(
      changeCells(table, { row: 0, column: 0, rows: 100, columns: 30 }, (cell) => ({
        ...cell,
        fill: { kind: 'none' },
      })),
      5,
    );
    expect(tableCommands('slide', table, grid).length).toBeLessThan(6);
    expect(after(grid)).toMatchObject({ ...grid, height: sizeOf(grid).height });
  });
});
