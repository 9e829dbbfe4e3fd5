/** How a table is being looked at. It lives in the address, so that a reload and a shared link show the same. */
export type TableView = {
  /** The key of a column. */
  readonly sort: string;
  readonly isDescending: boolean;
  readonly find: string;
  /** From 1. */
  readonly page: number;
  /** What else narrows the rows, by name; an empty one narrows nothing. */
  readonly filters?: Filters | undefined;
};

export type Filters = Readonly<Record<string, string>>;

const firstPage = 1;

/** Reads a view from an address; what is absent or broken is as at first. */
export function readView(query: URLSearchParams, first: TableView): TableView {
  const sort = query.get('sort') ?? '';
  const page = Number(query.get('page') ?? firstPage);
  const sorted = /^-?[\w-]+$/.test(sort)
    ? { sort: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') }
    : { sort: first.sort, isDescending: first.isDescending };
  return {
    ...sorted,
    find: query.get('find') ?? '',
    page: Number.isSafeInteger(page) && page >= firstPage ? page : firstPage,
    ...(first.filters ? { filters: readFilters(query, first.filters) } : {}),
  };
}

const readFilters = (query: URLSearchParams, first: Filters): Filters =>
  Object.fromEntries(Object.entries(first).map(([name, usual]) => [name, query.get(name) ?? usual]));

/** Whether rows are left out: then an empty table only means that none fits. */
export const isNarrowed = ({ find, filters = {} }: TableView): boolean =>
  find.trim() !== '' || Object.values(filters).some((value) => value !== '');

/** Writes a view into an address, leaving other parts alone; what is as at first is left out. */
export function writeView(query: URLSearchParams, view: TableView, first: TableView): URLSearchParams {
  const written = new URLSearchParams(query);
  const put = (name: string, value: string, usual: string) => {
    if (value === usual) written.delete(name);
    else written.set(name, value);
  };
  const sortOf = ({ sort, isDescending }: TableView) => (isDescending ? '-' : '') + sort;
  put('sort', sortOf(view), sortOf(first));
  put('find', view.find, '');
  put('page', String(view.page), String(firstPage));
  for (const [name, usual] of Object.entries(first.filters ?? {})) {
    put(name, view.filters?.[name] ?? usual, usual);
  }
  return written;
}

type SortValue = string | number | Date;

const collator = new Intl.Collator(['zh-CN', 'en-US'], { numeric: true, sensitivity: 'base' });

function compare(a: SortValue, b: SortValue): number {
  return typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);
}

/** The rows of a view: those that fit what is looked for, in the order asked for. */
export function arrange<Row>(
  rows: readonly Row[],
  { find, isDescending }: Pick<TableView, 'find' | 'isDescending'>,
  textOf: ((row: Row) => string) | undefined,
  valueOf: ((row: Row) => SortValue) | undefined,
): Row[] {
  const wanted = find.trim().toLowerCase();
  const fitting =
    textOf && wanted !== '' ? rows.filter((row) => textOf(row).toLowerCase().includes(wanted)) : [...rows];
  if (!valueOf) return fitting;
  const direction = isDescending ? -1 : 1;
  return fitting.sort((a, b) => direction * compare(valueOf(a), valueOf(b)));
}

/** How many pages there are; an empty table has one. */
export const pagesOf = (total: number, pageSize: number): number =>
  Math.max(firstPage, Math.ceil(total / pageSize));

/** The rows of one page; a page behind the last is the last. */
export function pageOf<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  const last = Math.min(page, pagesOf(rows.length, pageSize));
  return rows.slice((last - 1) * pageSize, last * pageSize);
}
