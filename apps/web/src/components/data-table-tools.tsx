import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Column, DataTableTexts } from './data-table.tsx';
import styles from './data-table.module.css';
import { IconButton } from './icon-button.tsx';
import { SearchField } from './search-field.tsx';
import { SelectBox } from './select-box.tsx';
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
  return (
    <div className={styles.tools}>
      {texts.find === undefined ? null : (
        <SearchField label={texts.find} value={view.find} onChange={(find) => onView({ find })} />
      )}
      {filters ? <div className={styles.filters}>{filters}</div> : null}
      {columns.some(({ sortBy }) => sortBy) ? <PhoneSort {...props} /> : null}
    </div>
  );
}

function PhoneSort<Row>({ columns, view, onView, texts }: Props<Row>) {
  return (
    <div className={styles.phoneSort}>
      <SelectBox
        isCompact
        aria-label={texts.sortBy}
        value={view.sort}
        options={columns.flatMap(({ key, title, sortBy }) => (sortBy ? [[key, title] as const] : []))}
        onChange={(event) => onView({ sort: event.currentTarget.value })}
      />
      <IconButton
        label={texts.direction}
        icon={view.isDescending ? IconArrowDown : IconArrowUp}
        aria-pressed={view.isDescending}
        onClick={() => onView({ isDescending: !view.isDescending })}
      />
    </div>
  );
}
