import { gridLines } from '@app/contract/conversation/states/grid-lines.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { ReadOp } from './asked-op.ts';
import { columnsOf, type Line, lineOf, type Member, shownOf } from './compute.ts';
import type { Grid } from './grid.ts';

/** What the question names of a grid: rows and columns, by their places, in the order of the question. */
export type NamedHeads = { rows: readonly number[]; columns: readonly number[] };

/** An answer with the cell that shows it best, and the names and numbers that it tells. */
export type GridAnswer = { text: string; cell?: { row: number; column: number }; tells: readonly string[] };

export type Asked = {
  grid: Grid;
  op: ReadOp;
  named: NamedHeads;
  language: ContentLanguage;
  question: string;
  /** The question says what the grid is about. */
  isIdentified: boolean;
  around: string;
};

const longestName = 60;
/** What a line is called. */
export const nameOf = (line: Line, { name }: Grid, language: ContentLanguage): string =>
  line.head.name || (name.length <= longestName ? name : '') || gridLines.unnamed[language];

/** The line that is asked about: the one that is named, or the only one there is. */
export function lineAsked({ grid, named, op }: Asked): Line | undefined {
  const { rows, columns } = named;
  if (columns.length === 1 && rows.length !== 1) return lineOf(grid, 'column', columns[0] ?? 0);
  if (rows.length === 1 && columns.length !== 1) return lineOf(grid, 'row', rows[0] ?? 0);
  if (columns.length > 1 && rows.length === 0)
    return grid.rows.length === 1 ? lineOf(grid, 'row', 0) : undefined;
  if (columns.length > 0) return undefined;
  const all = columnsOf(grid);
  const looks = op.op === 'most' ? op.looks : undefined;
  const fitting = looks
    ? all.filter(({ head, members }) =>
        looks.test(`${head.text} ${members[0]?.cell.text ?? ''} ${grid.name}`),
      )
    : all;
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The members of a line that the question names, in its order. */
export function membersAsked({ named }: Asked, line: Line): Member[] {
  const places = line.axis === 'column' ? named.rows : named.columns;
  return places.flatMap(
    (place) =>
      line.members.find(({ row, column }) => (line.axis === 'column' ? row : column) === place) ?? [],
  );
}

/** What a member shows in its line. */
export const shown = (member: Member, { head }: Line): string => shownOf(member.cell, head, member.head);
export const placeOf = ({ row, column }: Member) => ({ row, column });
