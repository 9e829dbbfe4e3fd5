import type { Outline, OutlineState } from '@app/contract/outline/schema.ts';
import { outlineRoutes } from '@app/contract/outline/routes.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newestOf } from '../../lib/call-error.ts';
import { type Rows, toOutline, tooMuch, toRows } from './components/tree/rows.ts';

type Version = { readonly title: string; readonly rows: Rows };

type Desk = Version & {
  readonly past: readonly Version[];
  readonly future: readonly Version[];
  readonly state: 'saved' | 'waiting' | 'saving' | 'failed';
  /** Why it was not saved. */
  readonly reason: string;
};

type Deps = {
  save: (outline: Outline, revision: number) => Promise<OutlineState>;
  onSaved: (state: OutlineState) => void;
  /** Somebody else was faster; theirs is shown now. */
  onReplaced: () => void;
  onTooMuch: (what: 'points' | 'pages') => void;
};

export const idleMs = 800;
const mostKept = 200;

const versionOf = ({ title, rows }: Version): Version => ({ title, rows });

type Store = StoreApi<Desk>;

/** Sends an outline when the editing pauses, one version after the other. */
function createSaver(store: Store, firstRevision: number, deps: Deps) {
  let revision = firstRevision;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  /** The own version stays within reach: it can be undone to. */
  function take(outline: Outline): void {
    const past = [...store.getState().past, versionOf(store.getState())];
    store.setState({ title: outline.title, rows: toRows(outline), past, future: [], state: 'saved' });
    deps.onReplaced();
  }

  async function send(): Promise<void> {
    const sent = versionOf(store.getState());
    store.setState({ state: 'saving', reason: '' });
    try {
      const saved = await deps.save(toOutline(sent.title, sent.rows), revision);
      ({ revision } = saved);
      deps.onSaved(saved);
      const { title, rows } = store.getState();
      store.setState({ state: title === sent.title && rows === sent.rows ? 'saved' : 'waiting' });
    } catch (error) {
      const newest = newestOf(outlineRoutes.save, error);
      if (!newest?.outline) {
        const reason = error instanceof Error ? error.message : String(error);
        return store.setState({ state: 'failed', reason });
      }
      ({ revision } = newest);
      take(newest.outline);
      deps.onSaved(newest);
    }
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    await running;
    const { state } = store.getState();
    if (state !== 'waiting' && state !== 'failed') return true;
    running ??= send().finally(() => {
      running = undefined;
    });
    await running;
    return store.getState().state === 'waiting' ? flush() : store.getState().state === 'saved';
  }

  return {
    flush,
    later(): void {
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), idleMs);
    },
  };
}

/** An outline that is edited: what was done and undone, and all of it on its way to the server. */
export function createOutlineDesk(first: Outline, firstRevision: number, deps: Deps) {
  const store = createStore<Desk>(() => ({
    title: first.title,
    rows: toRows(first),
    past: [],
    future: [],
    state: 'saved',
    reason: '',
  }));
  const { flush, later } = createSaver(store, firstRevision, deps);
  /** Letters typed one after the other into one line are undone together. */
  let typedIn: string | undefined;

  function show(next: Version, past: readonly Version[], future: readonly Version[]): void {
    store.setState({ ...next, past: past.slice(-mostKept), future, state: 'waiting' });
    later();
  }

  function put(next: Version, typed?: string): boolean {
    const before = store.getState();
    if (next.rows === before.rows && next.title === before.title) return false;
    const excess = next.rows === before.rows ? undefined : tooMuch(next.rows);
    // What had too much before may be made smaller.
    if (excess !== undefined && next.rows.length >= before.rows.length && tooMuch(before.rows) !== excess) {
      deps.onTooMuch(excess);
      return false;
    }
    const isSame = typed !== undefined && typed === typedIn;
    typedIn = typed;
    show(next, isSame ? before.past : [...before.past, versionOf(before)], []);
    return true;
  }

  return {
    store,
    flush,
    hasUnsent: () => store.getState().state !== 'saved',
    /** Answers whether anything changed; `typed` names the line that is typed in. */
    edit: (change: (rows: Rows) => Rows, typed?: string): boolean => {
      const { title, rows } = store.getState();
      return put({ title, rows: change(rows) }, typed);
    },
    rename: (title: string) => put({ title, rows: store.getState().rows }, 'title'),
    undo(): void {
      const { past, future, ...now } = store.getState();
      const last = past.at(-1);
      typedIn = undefined;
      if (last) show(last, past.slice(0, -1), [versionOf(now), ...future]);
    },
    redo(): void {
      const { past, future, ...now } = store.getState();
      const [next, ...rest] = future;
      typedIn = undefined;
      if (next) show(next, [...past, versionOf(now)], rest);
    },
  };
}
export type OutlineDesk = ReturnType<typeof createOutlineDesk>;
