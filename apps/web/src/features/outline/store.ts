import type { Outline, OutlineState } from '@app/contract/outline/schema.ts';
import { outlineRoutes } from '@app/contract/outline/routes.ts';
import { newestOf } from '../../lib/call-error.ts';
import { type Rows, toOutline, tooMuch, toRows } from './components/tree/rows.ts';
import { createVersions } from './components/versions.ts';

type Version = { readonly title: string; readonly rows: Rows };

type Deps = {
  save: (outline: Outline, revision: number) => Promise<OutlineState>;
  onSaved: (state: OutlineState) => void;
  /** Somebody else was faster; theirs is shown now. */
  onReplaced: () => void;
  onTooMuch: (what: 'points' | 'pages') => void;
};

const versionOf = ({ title, rows }: Version): Version => ({ title, rows });
const asVersion = (outline: Outline): Version => ({ title: outline.title, rows: toRows(outline) });

/** An outline that is edited: what was done and undone, and all of it on its way to the server. */
export function createOutlineDesk(first: Outline, firstRevision: number, deps: Deps) {
  const versions = createVersions<Version>(asVersion(first), firstRevision, {
    versionOf,
    onReplaced: deps.onReplaced,
    async save({ title, rows }, revision) {
      const saved = await deps.save(toOutline(title, rows), revision);
      deps.onSaved(saved);
      return saved.revision;
    },
    newestOf(error) {
      const newest = newestOf(outlineRoutes.save, error);
      if (!newest?.outline) return undefined;
      deps.onSaved(newest);
      return { version: asVersion(newest.outline), revision: newest.revision };
    },
  });
  const { store } = versions;

  function put(next: Version, typed?: string): boolean {
    const before = store.getState();
    if (next.rows === before.rows && next.title === before.title) return false;
    const excess = next.rows === before.rows ? undefined : tooMuch(next.rows);
    // What had too much before may be made smaller.
    if (excess !== undefined && next.rows.length >= before.rows.length && tooMuch(before.rows) !== excess) {
      deps.onTooMuch(excess);
      return false;
    }
    versions.put(next, typed);
    return true;
  }

  return {
    ...versions,
    /** Answers whether anything changed; `typed` names the line that is typed in. */
    edit: (change: (rows: Rows) => Rows, typed?: string): boolean => {
      const { title, rows } = store.getState();
      return put({ title, rows: change(rows) }, typed);
    },
    rename: (title: string) => put({ title, rows: store.getState().rows }, 'title'),
  };
}
export type OutlineDesk = ReturnType<typeof createOutlineDesk>;
