import type { KeyboardEvent } from 'react';
import type { Editor } from '../../../store.ts';
import type { useSheet } from './use-sheet.ts';

type Sheet = ReturnType<typeof useSheet>;

const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const isUndo = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key);

/** Keys as in a spreadsheet. Answers whether the key was one of them. */
export function sheetKey(event: KeyboardEvent, sheet: Sheet, editor: Editor, onClose: () => void): boolean {
  if (event.nativeEvent.isComposing || event.keyCode === 229) return false;
  const { cell, corner, typed, isInside } = sheet;
  const step = arrows[event.key];
  if (step && !(isInside && typed !== undefined) && !(isInside && step[1] !== 0)) {
    const from = event.shiftKey ? corner : cell;
    const far = event.ctrlKey || event.metaKey ? 1e6 : 1;
    sheet.go({ row: from.row + step[0] * far, column: from.column + step[1] * far }, event.shiftKey);
    return true;
  }
  if (isUndo(event) && typed === undefined) {
    const isRedo = event.shiftKey || event.key.toLowerCase() === 'y';
    if (isRedo) editor.redo();
    else editor.undo();
    return true;
  }
  switch (event.key) {
    case 'Enter':
      sheet.go({ row: cell.row + (event.shiftKey ? -1 : 1), column: cell.column });
      return true;
    case 'Tab':
      sheet.go({ row: cell.row, column: cell.column + (event.shiftKey ? -1 : 1) });
      return true;
    case 'F2':
      sheet.setIsInside(true);
      return true;
    case 'Escape':
      if (typed === undefined && !isInside) onClose();
      else sheet.cancel();
      return true;
    case 'Delete':
    case 'Backspace':
      if (typed !== undefined || isInside) return false;
      sheet.clear();
      return true;
    default:
      return false;
  }
}
