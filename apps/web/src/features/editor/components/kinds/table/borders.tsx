import { moveColumnBorder, moveRowBorder } from '@app/deck/commands/table/sizes.ts';
import type { TableElement } from '@app/deck/element.ts';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTexts } from '../../../../../lib/texts.ts';
import { tableTexts as texts } from './messages.ts';
import styles from './table.module.css';
import { useChangeTable } from './use-change-table.ts';

type Props = {
  table: TableElement;
  /** Where columns and rows begin and end, in units of the slide. */
  columns: readonly number[];
  rows: readonly number[];
  scale: number;
  rotate: number;
};

const half = 4.5;

/** The borders between columns and rows, which can be dragged, and moved by arrow keys. */
export function TableBorders({ table, columns, rows, scale, rotate }: Props) {
  const { t } = useTexts();
  const change = useChangeTable(table);
  const [width, height] = [(columns.at(-1) ?? 0) * scale, (rows.at(-1) ?? 0) * scale];
  return (
    <>
      {columns.slice(1).map((edge, at) => (
        <Border
          // oxlint-disable-next-line react/no-array-index-key
          key={`column ${at}`}
          label={t(texts.columnBorder, { number: at + 1 })}
          direction="column"
          place={{ left: edge * scale - half, top: 0, height }}
          scale={scale}
          rotate={rotate}
          onMove={(by) => change(moveColumnBorder(table, at, by))}
        />
      ))}
      {rows.slice(1).map((edge, at) => (
        <Border
          // oxlint-disable-next-line react/no-array-index-key
          key={`row ${at}`}
          label={t(texts.rowBorder, { number: at + 1 })}
          direction="row"
          place={{ top: edge * scale - half, left: 0, width }}
          scale={scale}
          rotate={rotate}
          onMove={(by) => {
            // A row that its words have made higher is pulled from where it is seen.
            const seen = edge - (rows[at] ?? 0);
            change(moveRowBorder(table, at, by + Math.max(0, seen - (table.rows[at] ?? 0))));
          }}
        />
      ))}
    </>
  );
}

type BorderProps = {
  label: string;
  direction: 'column' | 'row';
  place: CSSProperties;
  scale: number;
  rotate: number;
  onMove: (by: number) => void;
};

function Border({ label, direction, place, scale, rotate, onMove }: BorderProps) {
  const from = useRef({ x: 0, y: 0 });
  const [by, setBy] = useState<number>();
  const moved = (event: PointerEvent) => {
    const radian = (-rotate * Math.PI) / 180;
    const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
    return direction === 'column'
      ? x * Math.cos(radian) - y * Math.sin(radian)
      : x * Math.sin(radian) + y * Math.cos(radian);
  };
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    if (by === undefined) return;
    setBy(undefined);
    const far = moved(event);
    if (Math.abs(far) >= 1) onMove(far / scale);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setBy(undefined);
    const [less, more] = direction === 'column' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const step = event.key === more ? 1 : event.key === less ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(step * (event.shiftKey ? 10 : 1));
  };
  const shift = by === undefined ? undefined : direction === 'column' ? `${by}px 0` : `0 ${by}px`;
  return (
    <button
      type="button"
      className={direction === 'column' ? styles.columnBorder : styles.rowBorder}
      style={{ ...place, translate: shift }}
      aria-label={label}
      // There are as many as the table has lines: Tab goes past them.
      tabIndex={-1}
      data-own-pointer
      onPointerDown={(event) => {
        event.stopPropagation();
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        from.current = { x: event.clientX, y: event.clientY };
        setBy(0);
      }}
      onPointerMove={(event) => by !== undefined && setBy(moved(event))}
      onPointerUp={end}
      onPointerCancel={() => setBy(undefined)}
      onKeyDown={onKeyDown}
    />
  );
}
