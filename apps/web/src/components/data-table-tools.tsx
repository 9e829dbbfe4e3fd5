import { IconArrowDown, IconArrowUp, IconChevronDown, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Column, DataTableTexts } from './data-table.tsx';
import styles from './data-table.module.css';
import type { TableView } from './table-view.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  view: TableView;
  onView: (changes: Partial<TableView>) => void;
  texts: DataTableTexts;
  filters?: ReactNode;
};

/** Above the rows: the search, the filters, and on a phone the order, whose column titles do not show there. */
export function TableTools<Row>(props: Props<Row>) {
  const { columns, view, onView, texts, filters } = props;
  const input = useSlashKey();
  return (
    <div className={styles.tools}>
      {texts.find === undefined ? null : (
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
      )}
      {filters ? <div className={styles.filters}>{filters}</div> : null}
      {columns.some(({ sortBy }) => sortBy) ? <PhoneSort {...props} /> : null}
    </div>
  );
}

function PhoneSort<Row>({ columns, view, onView, texts }: Props<Row>) {
  const Direction = view.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <div className={styles.phoneSort}>
      <span className={styles.sortBox}>
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
        <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
      </span>
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
