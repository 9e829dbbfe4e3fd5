import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readView, type TableView, writeView } from './table-view.ts';

const typingMs = 300;

/** The view of a table, kept in the address. Typing is written there when it pauses. */
export function useTableView(first: Pick<TableView, 'sort' | 'isDescending'>) {
  const [query, setQuery] = useSearchParams();
  const { sort, isDescending } = first;
  const [view, setView] = useState(() => readView(query, { sort, isDescending, find: '', page: 1 }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (changes: Partial<TableView>) => {
      // Another order or another search begins on its first page.
      const next = { ...view, page: 1, ...changes };
      setView(next);
      clearTimeout(timer.current);
      const write = () =>
        setQuery((before) => writeView(before, next, { sort, isDescending, find: '', page: 1 }), {
          replace: true,
          preventScrollReset: true,
        });
      if (changes.find === undefined) write();
      else timer.current = setTimeout(write, typingMs);
    },
    [view, setQuery, sort, isDescending],
  );
  return [view, change] as const;
}
