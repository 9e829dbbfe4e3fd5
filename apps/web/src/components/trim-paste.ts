import type { ClipboardEvent } from 'react';

/** What is pasted loses the space around it: it was copied along with a line or a cell. */
export function trimPaste(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text');
  const wanted = pasted.trim();
  const field = event.currentTarget;
  // Browsers clean mailboxes themselves, and such a field does not tell where its cursor is.
  if (wanted === pasted || field.selectionStart === null) return;
  event.preventDefault();
  field.setRangeText(wanted, field.selectionStart, field.selectionEnd ?? field.selectionStart, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
