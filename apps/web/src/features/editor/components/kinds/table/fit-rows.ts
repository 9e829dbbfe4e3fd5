import { tableCommands } from '@app/deck/commands/table/changes.ts';
import { currentSlide, type Editor } from '../../../store.ts';
import { rowEdges, tableNode } from './cell-nodes.ts';

const least = 0.5;

/** How high rows are that begin and end at these edges; none is lower than it was made. */
export const grownRows = (rows: readonly number[], edges: readonly number[]): number[] =>
  rows.map((height, row) => {
    const seen = (edges[row + 1] ?? 0) - (edges[row] ?? 0);
    return seen > height + least ? seen : height;
  });

/** Keeps how high the words of a table have made its rows, as part of the step that wrote them: its frame is as high. */
export function fitRows(editor: Editor, id: string, merge: string): void {
  const state = editor.store.getState();
  const table = currentSlide(state).elements.find((element) => element.id === id);
  const node = tableNode(id);
  if (table?.type !== 'table' || !node) return;
  const rows = grownRows(table.rows, rowEdges(node));
  editor.perform(tableCommands(state.slideId, table, { ...table, rows }), { merge });
}
