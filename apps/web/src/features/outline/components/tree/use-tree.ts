import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { newId } from '../../../../lib/new-id.ts';
import type { OutlineDesk } from '../../store.ts';
import { addAfter, addBelow, demote, drop, keep, move, promote, remove, retext } from './edits.ts';
import { childrenOf, parentOf, type Rows, shownRows } from './rows.ts';
import type { TreeAction } from './tree-keys.ts';

const edits = {
  promote,
  demote,
  up: (rows: Rows, id: string) => move(rows, id, -1),
  down: (rows: Rows, id: string) => move(rows, id, 1),
} as const;

/** Which lines hide what belongs to them. */
export function useFolding(rows: Rows, first: (rows: Rows) => ReadonlySet<string> = () => new Set()) {
  const [folded, setFolded] = useState(() => first(rows));
  return {
    folded,
    setFold: (id: string, isFolded: boolean) =>
      setFolded((before) => {
        const others = [...before].filter((other) => other !== id);
        return new Set(isFolded ? [...others, id] : others);
      }),
    foldAll: (isFolded: boolean) => {
      const parents = rows.flatMap(({ id }, at) => (childrenOf(rows, at).length > 0 ? [id] : []));
      setFolded(new Set(isFolded ? parents : []));
    },
  };
}

/** The line that is seen before or after one. */
const besideOf = (rows: Rows, shown: readonly number[], id: string, by: -1 | 1): string | undefined =>
  rows[shown[shown.findIndex((at) => rows[at]?.id === id) + by] ?? -1]?.id;

/** Where the words of a line are written. */
const fieldOf = (grid: HTMLElement | null, id: string) =>
  [...(grid?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    .find(({ dataset }) => dataset.row === id)
    ?.querySelector('textarea');

/** An outline as a tree that is worked on: the line one is in, what is folded, and all that can be done. */
export function useTree(desk: OutlineDesk, grid: RefObject<HTMLElement | null>, first?: string) {
  const { rows, past, future } = useStore(desk.store);
  const [currentId, setCurrentId] = useState(first);
  const { folded, setFold, foldAll } = useFolding(rows);
  /** A line that gets the focus as soon as it is there. */
  const wish = useRef(first);
  useEffect(() => {
    if (wish.current === undefined) return;
    fieldOf(grid.current, wish.current)?.focus();
    wish.current = undefined;
  });
  const shown = shownRows(rows, folded);
  const isThere = rows.some(({ id }) => id === currentId);
  const current = isThere ? currentId : rows[0]?.id;
  const go = (id: string | undefined) => {
    if (id === undefined) return;
    wish.current = id;
    setCurrentId(id);
  };
  function add(how: typeof addAfter | typeof addBelow): void {
    const id = newId();
    if (how === addBelow && current !== undefined) setFold(current, false);
    const isDone = desk.edit((before) =>
      current === undefined ? addAfter(before, undefined, id) : how(before, current, id),
    );
    if (isDone) go(id);
  }
  function removeCurrent(id: string): void {
    const before = besideOf(rows, shown, id, -1);
    if (desk.edit((all) => remove(all, id))) go(before ?? desk.store.getState().rows[0]?.id);
  }
  /** Folds a line, or goes to the one it belongs to. */
  function fold(id: string): boolean {
    const index = rows.findIndex((row) => row.id === id);
    const canFold = childrenOf(rows, index).length > 0 && !folded.has(id);
    if (canFold) setFold(id, true);
    else go(rows[parentOf(rows, index)]?.id);
    return true;
  }

  /** Answers whether the key that asked for it is used up. */
  function act(action: TreeAction): boolean {
    if (action === 'undo' || action === 'redo') {
      desk[action]();
      wish.current = current;
      return true;
    }
    if (action === 'add' || action === 'addBelow' || current === undefined) {
      add(action === 'addBelow' ? addBelow : addAfter);
      return true;
    }
    if (action === 'previous' || action === 'next')
      go(besideOf(rows, shown, current, action === 'next' ? 1 : -1));
    else if (action === 'remove') removeCurrent(current);
    else if (action === 'fold') return fold(current);
    else if (action === 'unfold') {
      if (!folded.has(current)) return false;
      setFold(current, false);
    } else {
      desk.edit((all) => edits[action](all, current));
      wish.current = current;
    }
    return true;
  }

  return {
    rows,
    shown,
    folded,
    current,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    act,
    setFold,
    foldAll,
    setCurrent: setCurrentId,
    type: (id: string, text: string) => void desk.edit((all) => retext(all, id, text), id),
    keep: (id: string) => void desk.edit((all) => keep(all, id)),
    dropOn: (id: string, onId: string, side: 'before' | 'after') => {
      desk.edit((all) => drop(all, id, onId, side));
      go(id);
    },
  };
}
export type Tree = ReturnType<typeof useTree>;
