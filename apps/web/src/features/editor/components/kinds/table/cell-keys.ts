import { tableCommands } from '@app/deck/commands/table/changes.ts';
import { changeCells } from '@app/deck/commands/table/cell-look.ts';
import { insertRows } from '@app/deck/commands/table/lines.ts';
import { type CellMove, cellAfter } from '@app/deck/commands/table/moves.ts';
import { blankLike } from '@app/deck/commands/table/words.ts';
import type { TableElement } from '@app/deck/element.ts';
import type { Editor } from '../../../store.ts';
import { cellChoice, chooseCells, chosenArea } from './cell-choice.ts';

const arrows: Readonly<Record<string, CellMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Whether an input method has the key. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** To the next cell, or the one before; behind the last one a row is added. */
export function tabToCell(editor: Editor, table: TableElement, isBack: boolean): void {
  const { choice } = cellChoice.getState();
  const from = choice?.to ?? { row: 0, column: 0 };
  const next = cellAfter(table, from, isBack ? 'previous' : 'next');
  if (next) return chooseCells(table.id, next);
  if (isBack) return;
  const { slideId } = editor.store.getState();
  editor.perform(tableCommands(slideId, table, insertRows(table, table.rows.length)));
  chooseCells(table.id, { row: table.rows.length, column: 0 });
}

/** Keys while several cells are chosen. Answers whether the key was one of them. */
export function areaKey(event: KeyboardEvent, editor: Editor, table: TableElement): boolean {
  const { choice } = cellChoice.getState();
  const area = chosenArea(choice, table);
  if (isComposing(event) || !choice || !area) return false;
  const move = arrows[event.key];
  if (move) {
    const to = cellAfter(table, choice.to, move) ?? choice.to;
    chooseCells(table.id, event.shiftKey ? choice.from : to, to);
    return true;
  }
  switch (event.key) {
    case 'Tab':
      tabToCell(editor, table, event.shiftKey);
      return true;
    case 'Enter':
    case 'F2':
      chooseCells(table.id, choice.from);
      return true;
    case 'Escape':
      editor.open(undefined);
      return true;
    case 'Delete':
    case 'Backspace': {
      const { slideId } = editor.store.getState();
      editor.perform(tableCommands(slideId, table, changeCells(table, area, blankLike)));
      return true;
    }
    default:
      return false;
  }
}
