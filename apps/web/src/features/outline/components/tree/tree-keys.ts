import type { KeyboardEvent } from 'react';

/** What can be done with the line that one is in. */
export type TreeAction =
  | 'add'
  | 'addBelow'
  | 'promote'
  | 'demote'
  | 'up'
  | 'down'
  | 'remove'
  | 'undo'
  | 'redo'
  | 'previous'
  | 'next'
  | 'fold'
  | 'unfold';

const plain: Readonly<Record<string, TreeAction>> = { Enter: 'add', ArrowUp: 'previous', ArrowDown: 'next' };
const withAlt: Readonly<Record<string, TreeAction>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** Only where the caret has no further to go in a line. */
function atTheEdge(key: string, field: HTMLTextAreaElement): TreeAction | undefined {
  const { selectionStart, selectionEnd, value } = field;
  if (selectionStart !== selectionEnd) return undefined;
  if ((key === 'Backspace' || key === 'Delete') && value === '') return 'remove';
  if (key === 'ArrowLeft' && selectionStart === 0) return 'fold';
  return key === 'ArrowRight' && selectionEnd === value.length ? 'unfold' : undefined;
}

/** What a key means in a line; undefined where it belongs to the text. */
export function treeAction(event: KeyboardEvent<HTMLTextAreaElement>): TreeAction | undefined {
  const { key, altKey, shiftKey, currentTarget } = event;
  // Enter and the arrows choose words while an input method is open.
  if (event.nativeEvent.isComposing) return undefined;
  if (event.ctrlKey || event.metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    if (letter === 'y') return 'redo';
    return key === 'Enter' ? 'addBelow' : undefined;
  }
  if (altKey) return withAlt[key];
  if (key === 'Tab') return shiftKey ? 'promote' : 'demote';
  if (shiftKey) return key === 'Delete' ? 'remove' : undefined;
  return plain[key] ?? atTheEdge(key, currentTarget);
}
