import { createStore, type StoreApi } from 'zustand/vanilla';

/** Something that is edited as a whole: what was done and undone, and how far it is saved. */
export type Versions<V> = V & {
  readonly past: readonly V[];
  readonly future: readonly V[];
  readonly state: 'saved' | 'waiting' | 'saving' | 'failed';
  /** Why it was not saved. */
  readonly reason: string;
};

export type VersionDeps<V> = {
  /** Of a state, what is edited. */
  versionOf: (state: V) => V;
  /** Answers with the revision that it has now. */
  save: (version: V, revision: number) => Promise<number>;
  /** What a refusal brings where somebody else was faster. */
  newestOf: (error: unknown) => { version: V; revision: number } | undefined;
  /** Theirs is shown now. */
  onReplaced: () => void;
};

export const idleMs = 800;
const mostKept = 200;

/** Sends what is edited when the editing pauses, one version after the other. */
function createSaver<V extends object>(
  store: StoreApi<Versions<V>>,
  firstRevision: number,
  deps: VersionDeps<V>,
) {
  const { versionOf } = deps;
  // A part of a state is one, which the compiler cannot see through the generic.
  const set = (change: object) => store.setState(change as Partial<Versions<V>>);
  let revision = firstRevision;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  async function send(): Promise<void> {
    const sent = versionOf(store.getState());
    set({ state: 'saving', reason: '' });
    try {
      revision = await deps.save(sent, revision);
      const now = versionOf(store.getState());
      const isSame = Object.entries(sent).every(([key, value]) => now[key as keyof V] === value);
      set({ state: isSame ? 'saved' : 'waiting' });
    } catch (error) {
      const newest = deps.newestOf(error);
      if (!newest) {
        const reason = error instanceof Error ? error.message : String(error);
        return set({ state: 'failed', reason });
      }
      ({ revision } = newest);
      // The own version stays within reach: it can be undone to.
      const past = [...store.getState().past, versionOf(store.getState())];
      set({ ...newest.version, past, future: [], state: 'saved' });
      deps.onReplaced();
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

/** Keeps versions of something, each on its way to the server. */
export function createVersions<V extends object>(first: V, firstRevision: number, deps: VersionDeps<V>) {
  const { versionOf } = deps;
  const store = createStore<Versions<V>>(() => ({
    ...first,
    past: [],
    future: [],
    state: 'saved',
    reason: '',
  }));
  const { flush, later } = createSaver(store, firstRevision, deps);
  /** Letters typed one after the other into one field are undone together. */
  let typedIn: string | undefined;

  function show(next: V, past: readonly V[], future: readonly V[]): void {
    const change: object = { ...next, past: past.slice(-mostKept), future, state: 'waiting' };
    store.setState(change as Partial<Versions<V>>);
    later();
  }

  return {
    store,
    flush,
    hasUnsent: () => store.getState().state !== 'saved',
    /** `typed` names the field that is typed in. */
    put(next: V, typed?: string): void {
      const before = store.getState();
      const isSame = typed !== undefined && typed === typedIn;
      typedIn = typed;
      show(next, isSame ? before.past : [...before.past, versionOf(before)], []);
    },
    undo(): void {
      const now = store.getState();
      const last = now.past.at(-1);
      typedIn = undefined;
      if (last) show(last, now.past.slice(0, -1), [versionOf(now), ...now.future]);
    },
    redo(): void {
      const now = store.getState();
      const [next, ...rest] = now.future;
      typedIn = undefined;
      if (next) show(next, [...now.past, versionOf(now)], rest);
    },
  };
}
