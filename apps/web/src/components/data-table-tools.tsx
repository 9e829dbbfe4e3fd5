import { IconArrowDown, IconArrowUp, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Column, DataTableTexts } from './data-table.tsx';
import styles from './data-table.module.css';
import type { TableView } from './table-view.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  view: TableView;
  onView: (changes: Partial<TableView>) => void;
  texts: DataTableTexts;
};

/** What stands above the rows: the search, and on a phone the order, whose column titles do not show there. */
export function TableTools<Row>({ columns, view, onView, texts }: Props<Row>) {
  const input = useSlashKey();
  const Direction = view.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <div className={styles.tools}>
      <div className={styles.find}>
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <input
          ref={input}
          type="search"
          aria-label={texts.find}
          placeholder={texts.find}
          value={view.find}
          onChange={(event) => onView({ find: event.currentTarget.value })}
        />
      </div>
      <div className={styles.phoneSort}>
        <select
          aria-label={texts.sortBy}
          value={view.sort}
          onChange={(event) => onView({ sort: event.currentTarget.value })}
        >
          {columns.map(({ key, title, sortBy }) =>
            sortBy ? (
              <option key={key} value={key}>
                {title}
              </option>
            ) : null,
          )}
        </select>
        <button
          type="button"
          className={styles.menuButton}
          aria-label={texts.direction}
          aria-pressed={view.isDescending}
          onClick={() => onView({ isDescending: !view.isDescending })}
        >
          <Direction size={20} stroke={1.6} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

/** The key "/" leads to the search, wherever nothing is being typed. */
function useSlashKey() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return input;
}
