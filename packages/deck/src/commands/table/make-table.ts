import type { Size } from '../../deck.ts';
import type { TableElement } from '../../element.ts';
import type { TableCell } from '../../element.ts';

const emptyCell = (): TableCell => ({
  text: {
    paragraphs: [{ runs: [{ text: '', size: 18 }] }],
    anchor: 'middle',
    inset: { left: 8, top: 4, right: 8, bottom: 4 },
  },
});

const rowHeight = 36;

/** A new, empty table in the middle of a slide, in the colours of its theme. */
export function makeTable(id: string, rows: number, columns: number, viewport: Size): TableElement {
  const width = Math.min(viewport.width * 0.7, Math.max(240, columns * 140));
  const height = Math.min(viewport.height * 0.8, rows * rowHeight);
  return {
    id,
    type: 'table',
    left: Math.round((viewport.width - width) / 2),
    top: Math.round((viewport.height - height) / 2),
    width,
    height,
    look: { style: 'strong', headerRow: true, banded: true },
    columns: Array.from({ length: columns }, () => width / columns),
    rows: Array.from({ length: rows }, () => height / rows),
    cells: Array.from({ length: rows }, () => Array.from({ length: columns }, emptyCell)),
  };
}
