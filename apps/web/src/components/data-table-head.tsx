import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { Column } from './data-table.tsx';
import styles from './data-table.module.css';
import type { TableView } from './table-view.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  view: TableView;
  onView: (changes: Partial<TableView>) => void;
  hasMenu: boolean;
};

/** The titles of the columns; those that sort are buttons. */
export function TableHead<Row>({ columns, view, onView, hasMenu }: Props<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ key, title, sortBy, align }) => {
          const isSorted = view.sort === key;
          const order = view.isDescending ? 'descending' : 'ascending';
          return (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={align === 'end' ? styles.end : undefined}
              aria-sort={sortBy ? (isSorted ? order : 'none') : undefined}
            >
              {sortBy ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onView({ sort: key, isDescending: isSorted && !view.isDescending })}
                >
                  {title}
                  <SortIcon order={isSorted ? order : undefined} />
                </button>
              ) : (
                <span className={styles.plain}>{title}</span>
              )}
            </th>
          );
        })}
        {hasMenu ? <td role="cell" className={styles.menuCell} /> : null}
      </tr>
    </thead>
  );
}

function SortIcon({ order }: { order: 'ascending' | 'descending' | undefined }) {
  const Icon = order === undefined ? IconSelector : order === 'ascending' ? IconArrowUp : IconArrowDown;
  return <Icon size={14} stroke={1.8} aria-hidden="true" />;
}
