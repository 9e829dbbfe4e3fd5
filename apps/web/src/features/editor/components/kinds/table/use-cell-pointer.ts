import type { TableElement } from '@app/deck/element.ts';
import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../../use-editor.ts';
import { cellChoice, chooseCells } from './cell-choice.ts';
import { isComposing, tabToCell } from './cell-keys.ts';
import { placeAtPoint, placeOfNode, tableNode } from './cell-nodes.ts';

/** Presses choose a cell, drags and Shift the cells up to another one, and Tab the next one. */
export function useCellPointer(table: TableElement): void {
  const { editor } = useEditor();
  const onPress = useEffectEvent((event: PointerEvent) => {
    const place = event.button === 0 ? placeOfNode(table, event.target) : undefined;
    if (!place) return;
    event.stopPropagation();
    const { choice } = cellChoice.getState();
    const isHere = choice?.tableId === table.id;
    const isSame =
      isHere &&
      [choice.from, choice.to].every((each) => each.row === place.row && each.column === place.column);
    // In the cell that is written in, a press sets the caret.
    if (isSame && !event.shiftKey) return;
    event.preventDefault();
    chooseCells(table.id, event.shiftKey && isHere ? choice.from : place, place);
  });
  const onDrag = useEffectEvent((event: PointerEvent) => {
    const node = tableNode(table.id);
    const { choice } = cellChoice.getState();
    if ((event.buttons & 1) === 0 || !node || choice?.tableId !== table.id) return;
    if (!(event.target instanceof Node && node.contains(event.target))) return;
    const place = placeAtPoint(table, node, event.clientX, event.clientY);
    if (!place || (place.row === choice.to.row && place.column === choice.to.column)) return;
    event.preventDefault();
    document.getSelection()?.removeAllRanges();
    chooseCells(table.id, choice.from, place);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    tabToCell(editor, table, event.shiftKey);
  });
  useEffect(() => {
    const node = tableNode(table.id);
    const ends = new AbortController();
    const options = { signal: ends.signal, capture: true };
    node?.addEventListener('pointerdown', (event) => onPress(event), options);
    node?.addEventListener('pointermove', (event) => onDrag(event), options);
    node?.addEventListener('keydown', (event) => onKey(event), options);
    return () => ends.abort();
  }, [table.id]);
}
