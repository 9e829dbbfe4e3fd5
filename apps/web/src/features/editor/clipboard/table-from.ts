import type { Size } from '@app/deck/deck.ts';
import type { TableCell, TableElement } from '@app/deck/element.ts';
import type { Stroke } from '@app/deck/paint.ts';
import type { CopiedCell, CopiedTable } from './read-table.ts';

const line: Stroke = { width: 1, color: { slot: 'dark1', changes: [{ kind: 'alpha', by: 0.4 }] } };
const size = 14;
const rowHeight = 30;
const widest = 160;

const cellFrom = ({ paragraphs, columns, rows }: CopiedCell): TableCell => ({
  text: {
    paragraphs: (paragraphs.length > 0 ? paragraphs : [{ runs: [{ text: '' }] }]).map((paragraph) => ({
      ...paragraph,
      runs: (paragraph.runs.length > 0 ? paragraph.runs : [{ text: '' }]).map((run) => ({ size, ...run })),
    })),
    anchor: 'middle',
  },
  ...(columns > 1 && { columns }),
  ...(rows > 1 && { rows }),
  borders: { left: line, top: line, right: line, bottom: line },
});

/** A table that was copied elsewhere, in the middle of a slide. */
export function tableFrom(copied: CopiedTable, id: string, viewport: Size): TableElement {
  const count = copied[0]?.length ?? 1;
  const column = Math.min(widest, (viewport.width * 0.9) / count);
  const [width, height] = [column * count, rowHeight * copied.length];
  return {
    id,
    type: 'table',
    left: (viewport.width - width) / 2,
    top: Math.max(20, (viewport.height - height) / 2),
    width,
    height,
    rotate: 0,
    columns: Array.from({ length: count }, () => column),
    rows: copied.map(() => rowHeight),
    cells: copied.map((row) => row.map((cell) => cell && cellFrom(cell))),
  };
}
