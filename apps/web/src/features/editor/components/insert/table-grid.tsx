import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import styles from './insert.module.css';
import { insertTexts as texts } from './messages.ts';

const most = 10;
const grid = Array.from({ length: most }, (_, index) => index + 1);
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};
const within = (value: number) => Math.min(most, Math.max(1, value));

/** How many rows and columns a new table has: pointed at, or by arrow keys and Enter. */
export function TableGrid({ onPick }: { onPick: (rows: number, columns: number) => void }) {
  const { t } = useTexts();
  const [{ rows, columns }, setSize] = useState({ rows: 3, columns: 3 });
  const goOn = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setSize({ rows: within(rows + step[0]), columns: within(columns + step[1]) });
  };
  return (
    <button
      type="button"
      className={styles.grid}
      aria-label={t(texts.tableSize, { rows, columns })}
      onKeyDown={goOn}
      onClick={() => onPick(rows, columns)}
    >
      <span className={styles.cells} aria-hidden="true">
        {grid.flatMap((row) =>
          grid.map((column) => (
            <i
              key={`${row} ${column}`}
              data-in={row <= rows && column <= columns}
              onPointerEnter={() => setSize({ rows: row, columns: column })}
            />
          )),
        )}
      </span>
      <span>{t(texts.tableSize, { rows, columns })}</span>
    </button>
  );
}
