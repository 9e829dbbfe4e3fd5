import {
  orderDirs,
  type ProjectOrder,
  projectOrders,
  projectTabs,
  usualOrder,
} from '@app/contract/project/states/sort.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { localStore } from '../../lib/storage.ts';

/** How the list of projects is being looked at. It lives in the address; order and layout are remembered, too. */
export type ListView = {
  readonly tab: (typeof projectTabs)[number];
  readonly find: string;
  readonly orderBy: ProjectOrder;
  readonly orderDir: (typeof orderDirs)[number];
  readonly layout: 'grid' | 'list';
};

const first: ListView = { tab: 'mine', find: '', ...usualOrder, layout: 'grid' };
const layouts = ['grid', 'list'] as const;
const rememberedKey = 'projectList';
const remembered = ['orderBy', 'orderDir', 'layout'] as const;
const typingMs = 300;

const oneOf = <T extends string>(names: readonly T[], value: string | null, usual: T): T =>
  names.find((name) => name === value) ?? usual;

/** Reads a view from an address; what is absent or broken is as `usual`. */
export const readListView = (query: URLSearchParams, usual: ListView = first): ListView => ({
  tab: oneOf(projectTabs, query.get('tab'), usual.tab),
  find: (query.get('find') ?? usual.find).slice(0, 100),
  orderBy: oneOf(projectOrders, query.get('orderBy'), usual.orderBy),
  orderDir: oneOf(orderDirs, query.get('orderDir'), usual.orderDir),
  layout: oneOf(layouts, query.get('layout'), usual.layout),
});

/** Writes a view into an address; what is as at first is left out. */
export function writeListView(
  query: URLSearchParams,
  view: ListView,
  usual: ListView = first,
): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of Object.keys(first) as (keyof ListView)[]) {
    if (view[name] === usual[name]) written.delete(name);
    else written.set(name, view[name]);
  }
  return written;
}

function usualView(): ListView {
  return readListView(new URLSearchParams(localStore.get(rememberedKey) ?? ''), first);
}

function remember(view: ListView): void {
  const kept = new URLSearchParams(remembered.map((name) => [name, view[name]]));
  localStore.set(rememberedKey, kept.toString());
}

/** The view, how to change it, and the words to look for as the server hears them: not every letter. */
export function useListView() {
  const [query, setQuery] = useSearchParams();
  // What was remembered when the screen opened; the address says what differs from it.
  const [usual] = useState(usualView);
  const [view, setView] = useState(() => readListView(query, usual));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useCallback(
    (changes: Partial<ListView>) => {
      const next = { ...view, ...changes };
      setView(next);
      remember(next);
      clearTimeout(timer.current);
      const write = () =>
        setQuery((before) => writeListView(before, next), { replace: true, preventScrollReset: true });
      if (changes.find === undefined) write();
      else timer.current = setTimeout(write, typingMs);
    },
    [view, setQuery],
  );
  const asked = { ...view, find: query.get('find') ?? '' };
  return [view, change, asked] as const;
}
