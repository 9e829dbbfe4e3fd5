import { chartDataCommands } from '@app/deck/commands/chart/changes.ts';
import {
  type ChartData,
  chartMost,
  numberFrom,
  type SheetPlace,
  sheetSize,
  sheetText,
  withTexts,
} from '@app/deck/commands/chart/sheet.ts';
import type { ChartElement } from '@app/deck/element.ts';
import { useState } from 'react';
import { useTexts } from '../../../../../lib/texts.ts';
import { useEditor } from '../../use-editor.ts';
import { chartTexts as texts } from './messages.ts';

/** What is chosen of the sheet: the cell that is written in, and the corner across from it. */
export type SheetArea = { top: number; left: number; bottom: number; right: number };

const between = (one: SheetPlace, other: SheetPlace): SheetArea => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
});

/** Whether only numbers may stand there. */
export const isNumberPlace = ({ row, column }: SheetPlace): boolean => row > 0 && column > 0;

const first: SheetPlace = { row: 1, column: 1 };

/** The sheet of a chart as it is written in: one more row and column than there is data wait to be filled. */
export function useSheet(chart: ChartElement) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const [cell, setCell] = useState(first);
  const [corner, setCorner] = useState(first);
  const [typed, setTyped] = useState<string>();
  const [isInside, setIsInside] = useState(false);
  const [note, setNote] = useState('');
  const size = sheetSize(chart);
  const rows = Math.min(size.rows + 1, chartMost.rows + 1);
  const columns = Math.min(size.columns + 1, chartMost.series + 1);
  const change = (data: ChartData) =>
    editor.perform(chartDataCommands(editor.store.getState().slideId, chart, data));
  const inSheet = ({ row, column }: SheetPlace): SheetPlace => ({
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });

  /** Takes what was typed; what is no number where one belongs is refused with a sentence. */
  function commit(): void {
    setIsInside(false);
    if (typed === undefined) return;
    setTyped(undefined);
    const isWrong = isNumberPlace(cell) && numberFrom(typed) === undefined;
    setNote(isWrong ? t(texts.notNumber, { text: typed }) : '');
    if (!isWrong && typed !== sheetText(chart, cell)) change(withTexts(chart, cell, [[typed]]).data);
  }

  function write(lines: readonly (readonly string[])[], at: SheetPlace): void {
    const { data, refused } = withTexts(chart, at, lines);
    change(data);
    setNote(refused > 0 ? t(texts.leftOut, { count: refused }) : '');
  }

  return {
    rows,
    columns,
    cell,
    area: between(cell, corner),
    typed,
    isInside,
    note,
    change,
    commit,
    setTyped,
    setIsInside,
    cancel() {
      setTyped(undefined);
      setIsInside(false);
    },
    /** Goes to a cell, or chooses all between it and the one that is written in. */
    go(to: SheetPlace, isMore = false) {
      commit();
      const place = inSheet(to);
      setCorner(place);
      if (!isMore) setCell(place);
    },
    corner,
    /** Empties what is chosen. */
    clear() {
      const { top, left, bottom, right } = between(cell, corner);
      write(
        Array.from({ length: bottom - top + 1 }, () => Array.from({ length: right - left + 1 }, () => '')),
        { row: top, column: left },
      );
    },
    paste(lines: readonly (readonly string[])[]) {
      const { top, left } = between(cell, corner);
      setTyped(undefined);
      write(lines, { row: top, column: left });
    },
    /** What is chosen as spreadsheets put it on the clipboard. */
    copied(): string {
      const { top, left, bottom, right } = between(cell, corner);
      return Array.from({ length: bottom - top + 1 }, (_, down) =>
        Array.from({ length: right - left + 1 }, (_each, across) =>
          sheetText(chart, { row: top + down, column: left + across }),
        ).join('\t'),
      ).join('\n');
    },
  };
}
