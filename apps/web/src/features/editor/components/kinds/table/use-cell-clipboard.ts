import { tableCommands } from '@app/deck/commands/table/changes.ts';
import { gridFromText, pasteGrid } from '@app/deck/commands/table/paste-grid.ts';
import { wordsOf } from '@app/deck/commands/table/words.ts';
import type { TableElement } from '@app/deck/element.ts';
import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../../use-editor.ts';
import { cellChoice, chosenArea } from './cell-choice.ts';

const quoted = (words: string) => (/[\t\n"]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words);

/** The words of the chosen cells as spreadsheets put them on the clipboard. */
function copied(table: TableElement): string {
  const area = chosenArea(cellChoice.getState().choice, table);
  if (!area) return '';
  const lines = table.cells.slice(area.row, area.row + area.rows);
  return lines
    .map((line) =>
      line
        .slice(area.column, area.column + area.columns)
        .map((cell) => (cell ? quoted(wordsOf(cell)) : ''))
        .join('\t'),
    )
    .join('\n');
}

/** Whether a text is being written there. */
const isInText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[contenteditable="true"]') !== null;

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null;

/** Cells go to spreadsheets and come from them. What is pasted into the words of one cell, and is no grid, is its own business. */
export function useCellClipboard(table: TableElement): void {
  const { editor } = useEditor();
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isGrid = text.includes('\t') || /<t[dr]\b/i.test(event.clipboardData?.getData('text/html') ?? '');
    const area = chosenArea(cellChoice.getState().choice, table);
    if (!area || isElsewhere(event.target) || (!isGrid && isInText(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
    const after = pasteGrid(table, area, gridFromText(text));
    editor.perform(tableCommands(editor.store.getState().slideId, table, after));
  });
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    if (isInText(event.target) || isElsewhere(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    event.clipboardData?.setData('text/plain', copied(table));
  });
  useEffect(() => {
    const ends = new AbortController();
    const options = { signal: ends.signal, capture: true };
    document.addEventListener('paste', (event) => onPaste(event), options);
    document.addEventListener('copy', (event) => onCopy(event), options);
    return () => ends.abort();
  }, []);
}
