import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readView, type TableView, writeView } from './table-view.ts';

const typingMs = 300;

/**
 * The view of a table, how to change it, and the view as the address has it: typing is written there when it pauses, and
 * a server need not hear every letter. The filters it begins with must be the same object each time.
 */
export function useTableView(first: Pick<TableView, 'sort' | 'isDescending' | 'filters'>) {
  const [query, setQuery] = useSearchParams();
  const { sort, isDescending, filters } = first;
  const [view, setView] = useState(() => readView(query, { sort, isDescending, find: '', page: 1, filters }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (changes: Partial<TableView>) => {
      // Another order or another search begins on its first page.
      const next = { ...view, page: 1, ...changes };
      setView(next);
      clearTimeout(timer.current);
      const write = () =>
        setQuery((before) => writeView(before, next, { sort, isDescending, find: '', page: 1, filters }), {
          replace: true,
          preventScrollReset: true,
        });
      if (changes.find === undefined) write();
      else timer.current = setTimeout(write, typingMs);
    },
    [view, setQuery, sort, isDescending, filters],
  );
  const written = readView(query, { sort, isDescending, find: '', page: 1, filters });
  return [view, change, written] as const;
}
