import { tableCommands } from '@app/deck/commands/table/changes.ts';
import type { Grid } from '@app/deck/commands/table/grid.ts';
import type { TableElement } from '@app/deck/element.ts';
import { useEditor } from '../../use-editor.ts';

/** Makes another table of one, in one step. */
export function useChangeTable(table: TableElement): (after: Grid) => void {
  const { editor } = useEditor();
  return (after) => editor.perform(tableCommands(editor.store.getState().slideId, table, after));
}
