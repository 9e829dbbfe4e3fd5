import {
  addSeries,
  chartMost,
  insertDataRow,
  numberFrom,
  removeDataRows,
  removeSeries,
  sheetText,
} from '@app/deck/commands/chart/sheet.ts';
import { gridFromText } from '@app/deck/commands/table/paste-grid.ts';
import type { ChartElement } from '@app/deck/element.ts';
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconX,
} from '@tabler/icons-react';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../../../../components/icon-button.tsx';
import { useTexts } from '../../../../../lib/texts.ts';
import { useEditor } from '../../use-editor.ts';
import styles from './data-sheet.module.css';
import { chartTexts as texts } from './messages.ts';
import { sheetKey } from './sheet-keys.ts';
import { isNumberPlace, useSheet } from './use-sheet.ts';

type Sheet = ReturnType<typeof useSheet>;

/** The numbers of a chart, above the page: what is typed is seen on the slide at once. */
export function DataSheet({ chart, onClose }: { chart: ChartElement; onClose: () => void }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const sheet = useSheet(chart);
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (sheet.isInside && !/[\t\n]/.test(text)) return;
    event.preventDefault();
    sheet.paste(gridFromText(text));
  };
  const onCopy = (event: ClipboardEvent, isCut: boolean) => {
    if (sheet.isInside || sheet.typed !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', sheet.copied());
    if (isCut) sheet.clear();
  };
  return createPortal(
    <div className={styles.sheet} role="dialog" aria-label={t(texts.sheetOf)}>
      <div className={styles.head}>
        <h2>{t(texts.sheetOf)}</h2>
        <Tools chart={chart} sheet={sheet} />
        <IconButton label={t(texts.close)} icon={IconX} onClick={onClose} />
      </div>
      <div
        className={styles.scroll}
        role="presentation"
        onKeyDown={(event) => {
          if (sheetKey(event, sheet, editor, onClose)) {
            event.preventDefault();
            event.stopPropagation();
          }
        }}
        onPaste={onPaste}
        onCopy={(event) => onCopy(event, false)}
        onCut={(event) => onCopy(event, true)}
      >
        <Rows chart={chart} sheet={sheet} />
      </div>
      <p className={styles.note} role="status" data-fault={sheet.note !== ''}>
        {sheet.note || t(texts.sheetHelp)}
      </p>
    </div>,
    document.body,
  );
}

function Tools({ chart, sheet }: { chart: ChartElement; sheet: Sheet }) {
  const { t } = useTexts();
  const { top, left, bottom, right } = sheet.area;
  const [rows, columns] = [chart.categories.length, chart.series.length];
  const [atRow, atColumn] = [Math.max(0, top - 1), Math.max(0, left - 1)];
  return (
    <div className={styles.tools}>
      <IconButton
        label={t(texts.addRow)}
        icon={IconRowInsertBottom}
        disabled={rows >= chartMost.rows}
        onClick={() => sheet.change(insertDataRow(chart, Math.min(rows, bottom)))}
      />
      <IconButton
        label={t(texts.removeRow)}
        icon={IconRowRemove}
        disabled={bottom === 0 || atRow >= rows}
        onClick={() => sheet.change(removeDataRows(chart, atRow, bottom - atRow))}
      />
      <IconButton
        label={t(texts.addSeries)}
        icon={IconColumnInsertRight}
        disabled={columns >= chartMost.series}
        onClick={() => sheet.change(addSeries(chart, t(texts.seriesName, { number: columns + 1 })))}
      />
      <IconButton
        label={t(texts.removeSeries)}
        icon={IconColumnRemove}
        disabled={right === 0 || atColumn >= columns}
        onClick={() => sheet.change(removeSeries(chart, atColumn, right - atColumn))}
      />
    </div>
  );
}

const rowHeight = 30;
const beyond = 8;
const inView = 24;

/** The rows that are near to what is seen: a long sheet would take long to draw. */
function Rows({ chart, sheet }: { chart: ChartElement; sheet: Sheet }) {
  const { t } = useTexts();
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  useEffect(() => {
    const scroll = table.current?.parentElement;
    const follow = () => setTop(Math.floor((scroll?.scrollTop ?? 0) / rowHeight));
    scroll?.addEventListener('scroll', follow);
    return () => scroll?.removeEventListener('scroll', follow);
  }, []);
  useEffect(() => {
    const scroll = table.current?.parentElement;
    const at = sheet.corner.row * rowHeight;
    if (
      !scroll ||
      (at >= scroll.scrollTop + rowHeight && at + rowHeight * 2 < scroll.scrollTop + scroll.clientHeight)
    )
      return;
    scroll.scrollTo({ top: Math.max(0, at - scroll.clientHeight / 2) });
  }, [sheet.corner.row]);
  const from = Math.max(1, top - beyond);
  const to = Math.min(sheet.rows, top + inView + beyond);
  const line = (row: number) => (
    <tr key={row} aria-rowindex={row + 1}>
      {Array.from({ length: sheet.columns }, (_, column) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Cell key={column} chart={chart} sheet={sheet} row={row} column={column} />
      ))}
    </tr>
  );
  // Room for those that are not drawn, so that the bar tells how long the sheet is.
  const room = (rows: number) => <tr aria-hidden="true" style={{ height: Math.max(0, rows * rowHeight) }} />;
  return (
    <table
      ref={table}
      role="grid"
      aria-label={t(texts.sheetOf)}
      aria-rowcount={sheet.rows}
      aria-colcount={sheet.columns}
    >
      <tbody>
        {line(0)}
        {room(from - 1)}
        {Array.from({ length: Math.max(0, to - from) }, (_, at) => line(from + at))}
        {room(sheet.rows - to)}
      </tbody>
    </table>
  );
}

type CellProps = { chart: ChartElement; sheet: Sheet; row: number; column: number };

function Cell({ chart, sheet, row, column }: CellProps) {
  const { t } = useTexts();
  const { area, cell } = sheet;
  const isCell = cell.row === row && cell.column === column;
  const isChosen = row >= area.top && row <= area.bottom && column >= area.left && column <= area.right;
  const text = sheetText(chart, { row, column });
  if (row === 0 && column === 0)
    return (
      <th scope="col" className={styles.corner}>
        {t(texts.corner)}
      </th>
    );
  return (
    <td
      role="gridcell"
      aria-selected={isChosen}
      data-cell={isCell}
      data-name={row === 0 || column === 0}
      onPointerDown={(event) => {
        if (isCell) return;
        event.preventDefault();
        sheet.go({ row, column }, event.shiftKey);
      }}
      onPointerEnter={(event) => event.buttons === 1 && sheet.go({ row, column }, true)}
    >
      {isCell ? <CellInput {...{ chart, sheet, row, column }} /> : text}
    </td>
  );
}

/** The cell that is written in is always a field, so that every input method works from its first letter on. */
function CellInput({ chart, sheet, row, column }: CellProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const { typed } = sheet;
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  const name =
    row === 0
      ? t(texts.seriesCell, { number: column })
      : column === 0
        ? t(texts.categoryCell, { number: row })
        : t(texts.cellAt, {
            category: chart.categories[row - 1] ?? row,
            series: chart.series[column - 1]?.name ?? column,
          });
  return (
    <input
      ref={input}
      aria-label={name}
      aria-invalid={typed !== undefined && isNumberPlace({ row, column }) && numberFrom(typed) === undefined}
      inputMode={isNumberPlace({ row, column }) ? 'decimal' : 'text'}
      value={typed ?? sheetText(chart, { row, column })}
      maxLength={500}
      onChange={(event) => sheet.setTyped(event.target.value)}
      onDoubleClick={() => sheet.setIsInside(true)}
      onBlur={sheet.commit}
    />
  );
}
