import type { Block } from './block.ts';

const sameRow = 10;
const sameColumn = 40;
const longestCell = 40;
const fewest = 3;

const middleOf = ({ box }: Block) => (box.top + box.bottom) / 2;
const centreOf = ({ box }: Block) => (box.left + box.right) / 2;
const textOf = ({ lines }: Block) => lines.map(({ text }) => text).join(' ');

const isCell = (block: Block) =>
  block.lines.length === 1 && !block.unit && !block.role && textOf(block).length <= longestCell;

function intoRows(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = [];
  for (const block of blocks.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const row = rows.at(-1);
    if (row?.[0] && Math.abs(middleOf(row[0]) - middleOf(block)) < sameRow) row.push(block);
    else rows.push([block]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.box.left - other.box.left));
}

const isAligned = (one: Block, other: Block) =>
  Math.abs(one.box.left - other.box.left) < sameColumn ||
  Math.abs(centreOf(one) - centreOf(other)) < sameColumn;

const isBelow = (row: readonly Block[], above: readonly Block[]) =>
  row.length === above.length && row.every((block, index) => isAligned(block, above[index] ?? block));

/** Rows of a table are set alike; headings above their text are not. */
const isSetAlike = ([, ...rows]: readonly Block[][]) =>
  rows.every((row) => Math.abs((row.at(-1)?.size ?? 0) - (rows[0]?.at(-1)?.size ?? 0)) < 2);

/** A table that was drawn of single boxes, as a block of its own; the blocks as they are where there is none. */
export function gridAsTable(blocks: readonly Block[]): Block[] {
  const rows = intoRows(blocks.filter(isCell));
  let best: Block[][] = [];
  let open: Block[][] = [];
  for (const row of rows) {
    const above = open.at(-1);
    open =
      row.length >= fewest && above && isBelow(row, above)
        ? [...open, row]
        : row.length >= fewest
          ? [row]
          : [];
    if (open.length > best.length) best = open;
  }
  const [first] = best;
  if (best.length < fewest || !first || !isSetAlike(best)) return [...blocks];
  const cells = best.flat();
  const words = best.map((row) => row.map(textOf));
  const hasHead = !(words[0] ?? []).slice(1).some((text) => /\d/u.test(text));
  const table: Block = {
    box: {
      left: Math.min(...cells.map(({ box }) => box.left)),
      top: Math.min(...cells.map(({ box }) => box.top)),
      right: Math.max(...cells.map(({ box }) => box.right)),
      bottom: Math.max(...cells.map(({ box }) => box.bottom)),
    },
    role: undefined,
    groups: [],
    size: 0,
    isBold: false,
    isCentred: false,
    lines: [],
    unit: {
      kind: 'table',
      table: { ...(hasHead && { head: words[0] ?? [] }), rows: words.slice(hasHead ? 1 : 0) },
    },
  };
  return [...blocks.filter((block) => !cells.includes(block)), table];
}
