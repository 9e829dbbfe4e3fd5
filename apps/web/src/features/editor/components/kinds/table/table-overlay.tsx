import type { CellArea } from '@app/deck/commands/table/grid.ts';
import { drawOne } from '@app/deck/design/draw-slide.ts';
import type { TableElement } from '@app/deck/element.ts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../../lib/texts.ts';
import { chosenElements, currentSlide, type EditorState } from '../../../store.ts';
import { useEdited, useEditor } from '../../use-editor.ts';
import { TableBorders } from './borders.tsx';
import { chooseCells, chooseNoCell, useChosenArea } from './cell-choice.ts';
import { areaKey } from './cell-keys.ts';
import { tableTexts as texts } from './messages.ts';
import styles from './table.module.css';
import { useCellClipboard } from './use-cell-clipboard.ts';
import { useCellPointer } from './use-cell-pointer.ts';
import { useRowEdges } from './use-row-edges.ts';

/** The table that is chosen, where nothing else is. */
function chosenTable(state: EditorState): TableElement | undefined {
  const [only, ...others] = state.selected.length === 1 ? chosenElements(state) : [];
  return only?.type === 'table' && !only.locked && others.length === 0 ? only : undefined;
}

/** What lies over a chosen table: its borders can be dragged, and where it is written in, its cells are chosen. */
export function TableOverlay({ scale }: { scale: number }) {
  const table = useEdited(chosenTable);
  return table ? <Overlay key={table.id} table={table} scale={scale} /> : null;
}

/** Where each column begins, and where the last one ends. */
const edgesOf = (sides: readonly number[]): number[] =>
  sides.reduce<number[]>((edges, side) => [...edges, (edges.at(-1) ?? 0) + side], [0]);

function Overlay({ table, scale }: { table: TableElement; scale: number }) {
  const layoutId = useEdited((state) => currentSlide(state).layoutId);
  const design = useEdited((state) => state.deck.design);
  const isWriting = useEdited((state) => state.opened === table.id);
  const { left, top, width, height, rotate } = drawOne(table, layoutId, design);
  const rows = useRowEdges(table);
  const columns = edgesOf(table.columns);
  return (
    <div
      className={styles.overlay}
      style={{
        left: left * scale,
        top: top * scale,
        width: width * scale,
        height: height * scale,
        transform: rotate === 0 ? undefined : `rotate(${rotate}deg)`,
      }}
    >
      <TableBorders table={table} columns={columns} rows={rows} scale={scale} rotate={rotate} />
      {isWriting ? <ChosenCells table={table} columns={columns} rows={rows} scale={scale} /> : null}
    </div>
  );
}

type Edges = { columns: readonly number[]; rows: readonly number[]; scale: number };

const placed = ({ row, column, rows: high, columns: wide }: CellArea, { columns, rows, scale }: Edges) => {
  const [left, top] = [columns[column] ?? 0, rows[row] ?? 0];
  return {
    left: left * scale,
    top: top * scale,
    width: ((columns[column + wide] ?? left) - left) * scale,
    height: ((rows[row + high] ?? top) - top) * scale,
  };
};

function ChosenCells({ table, ...edges }: { table: TableElement } & Edges) {
  const { t } = useTexts();
  const area = useChosenArea(table);
  const frame = useRef<HTMLDivElement>(null);
  const isSingle = area !== undefined && isOneCell(table, area);
  const { editor } = useEditor();
  useCellPointer(table);
  useCellClipboard(table);
  // Whoever begins to write begins in the first cell, unless one was pressed.
  useEffect(() => {
    if (!area) chooseCells(table.id, { row: 0, column: 0 });
  }, [area, table.id]);
  useEffect(() => () => chooseNoCell(), []);
  useEffect(() => {
    if (!isSingle) frame.current?.focus({ preventScroll: true });
  }, [isSingle]);
  if (!area) return null;
  return (
    <div
      ref={frame}
      className={styles.area}
      data-single={isSingle}
      style={placed(area, edges)}
      role="group"
      aria-label={
        isSingle
          ? t(texts.cellAt, { row: area.row + 1, column: area.column + 1 })
          : t(texts.cellsChosen, { rows: area.rows, columns: area.columns })
      }
      tabIndex={-1}
      onKeyDown={(event) => {
        if (!areaKey(event.nativeEvent, editor, table)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}

/** Whether an area is one cell, alone or made of several. */
function isOneCell({ cells }: TableElement, area: CellArea): boolean {
  const cell = cells[area.row]?.[area.column];
  return (cell?.rows ?? 1) === area.rows && (cell?.columns ?? 1) === area.columns;
}
