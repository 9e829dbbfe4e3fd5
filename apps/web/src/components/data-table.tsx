import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MenuEntry } from '../lib/actions.ts';
import { contextZone, openMenuBelow, useContextMenu } from '../lib/context-menu.ts';
import { TableHead } from './data-table-head.tsx';
import { TableTools } from './data-table-tools.tsx';
import styles from './data-table.module.css';
import { IconButton } from './icon-button.tsx';
import { LoadError, type LoadErrorTexts } from './load-error.tsx';
import { Pager, type PagerTexts } from './pager.tsx';
import { Skeleton } from './skeleton.tsx';
import { arrange, isNarrowed, pageOf, pagesOf, type TableView } from './table-view.ts';
import { useDelay } from './use-delay.ts';

export type Column<Row> = {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the column is sorted by; absent means that it cannot be. */
  readonly sortBy?: (row: Row) => string | number | Date;
  readonly align?: 'start' | 'end';
  /** As a share of the others' in CSS: `20%`. The first column takes what is left. */
  readonly width?: string;
};

export type DataTableTexts = PagerTexts &
  LoadErrorTexts & {
    /** Absent where nothing can be looked for by words. */
    readonly find?: string;
    readonly sortBy: string;
    readonly direction: string;
    readonly nothingFound: string;
    /** The name of the menu of a row. */
    readonly actionsOf: (row: string) => string;
  };

type Props<Row> = {
  label: string;
  /** The first column names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** Absent while they are on their way for the first time. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  view: TableView;
  onView: (changes: Partial<TableView>) => void;
  pageSize: number;
  /** Given when `rows` is one page of the server; otherwise the table makes the pages. */
  total?: number | undefined;
  isBusy?: boolean;
  error?: Error | null;
  onRetry?: () => void;
  /** In place of the table when there is nothing at all. */
  empty: ReactNode;
  actionsOf?: (row: Row) => readonly MenuEntry[];
  /** Beside the search: what narrows the rows by kind. */
  filters?: ReactNode;
  texts: DataTableTexts;
};

/** Rows of something: sorted, searched and in pages; cards on a phone. Right click and the dots open one menu. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, keyOf, nameOf, view, onView, pageSize, total, texts } = props;
  const region = useKeptFocus();
  useLastPage(props);
  if (props.error && !rows) {
    return (
      <LoadError error={props.error} texts={texts} {...(props.onRetry ? { onRetry: props.onRetry } : {})} />
    );
  }
  // A server that was asked for some of the rows says nothing about the others.
  const isAsked = total !== undefined && isNarrowed(view);
  if (rows?.length === 0 && (total ?? 0) === 0 && !isAsked) return props.empty;

  const sortBy = columns.find(({ key }) => key === view.sort)?.sortBy;
  const found = total === undefined ? arrange(rows ?? [], view, nameOf, sortBy) : (rows ?? []);
  const shown = total === undefined ? pageOf(found, view.page, pageSize) : found;
  const pages = pagesOf(total ?? found.length, pageSize);
  return (
    <div ref={region} className={styles.region} tabIndex={-1} aria-busy={props.isBusy ?? rows === undefined}>
      <TableTools columns={columns} view={view} onView={onView} texts={texts} filters={props.filters} />
      <div className={styles.paper} data-cards={shown.length > 0 || rows === undefined}>
        <table className={styles.table} role="table" aria-label={label}>
          <colgroup>
            {columns.map(({ key, width }) => (
              <col key={key} style={width === undefined ? {} : { width }} />
            ))}
            {props.actionsOf ? <col className={styles.menuColumn} /> : null}
          </colgroup>
          <TableHead columns={columns} view={view} onView={onView} hasMenu={props.actionsOf !== undefined} />
          <tbody role="rowgroup">
            {rows === undefined ? <Bones columns={columns.length + (props.actionsOf ? 1 : 0)} /> : null}
            {shown.map((row) => (
              <TableRow key={keyOf(row)} row={row} {...props} />
            ))}
          </tbody>
        </table>
        {rows !== undefined && shown.length === 0 ? (
          <p className={styles.said} role="status">
            {texts.nothingFound}
          </p>
        ) : null}
      </div>
      {pages > 1 ? (
        <Pager
          page={Math.min(view.page, pages)}
          pages={pages}
          texts={texts}
          onPage={(page) => onView({ page })}
        />
      ) : null}
    </div>
  );
}

/** When the row that had the focus is gone, the table has it. */
function useKeptFocus() {
  const region = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    // What is taken out of the page gives no such event: then the last one still counts.
    const onFocus = ({ target }: FocusEvent) => {
      isInside.current = target instanceof Node && region.current?.contains(target) === true;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    region.current?.focus({ preventScroll: true });
  });
  return region;
}

/** When the last row of the last page is gone, the page before it is the last. */
function useLastPage<Row>({ rows, total, view, pageSize, onView }: Props<Row>): void {
  const last = pagesOf(total ?? 0, pageSize);
  const isBehind = rows?.length === 0 && total !== undefined && total > 0 && view.page > last;
  useEffect(() => {
    if (isBehind) onView({ page: last });
  }, [isBehind, last, onView]);
}

function TableRow<Row>({ row, columns, nameOf, actionsOf, texts }: Props<Row> & { row: Row }) {
  const entries = actionsOf?.bind(undefined, row);
  return (
    <tr className={styles.row} role="row" ref={entries ? contextZone(entries) : undefined}>
      {columns.map(({ key, title, cell, align }, index) => (
        <td
          key={key}
          role="cell"
          className={align === 'end' ? styles.end : undefined}
          data-label={title}
          data-lead={index === 0 ? '' : undefined}
        >
          {cell(row)}
        </td>
      ))}
      {entries ? (
        <td role="cell" className={styles.menuCell} data-lead="">
          <RowMenuButton label={texts.actionsOf(nameOf(row))} entries={entries} />
        </td>
      ) : null}
    </tr>
  );
}

function RowMenuButton({ label, entries }: { label: string; entries: () => readonly MenuEntry[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useContextMenu(({ open }) => open !== undefined && open.origin === button.current);
  return (
    <IconButton
      ref={button}
      label={label}
      icon={IconDots}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={(event) => openMenuBelow(event.currentTarget, entries(), event.detail === 0)}
    />
  );
}

const bones = ['60%', '42%', '70%', '50%', '64%', '38%'];

/** Rows that are on their way, in the geometry they will have. */
function Bones({ columns }: { columns: number }) {
  const isLong = useDelay(true);
  return bones.map((width) => (
    <tr key={width} className={styles.bones} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} data-lead="">
          {isLong && column < columns - 1 ? <Skeleton width={column === 0 ? width : '60%'} /> : null}
        </td>
      ))}
    </tr>
  ));
}
