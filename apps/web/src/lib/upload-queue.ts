import { createStore, type StoreApi } from 'zustand/vanilla';

export type QueuedState = 'waiting' | 'sending' | 'complete' | 'failed' | 'refused' | 'cancelled';

/** A file on its way. A refused one never left: asking again would not change that. */
export type QueuedFile = {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly state: QueuedState;
  /** 0 to 1. */
  readonly progress: number;
  /** Why it was refused or failed. */
  readonly reason: string;
};

export type SendFile = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<unknown>;

/** Says why a file cannot be taken, or nothing. */
export type CheckFile = (file: File) => string | undefined;

export type UploadQueue = {
  readonly store: StoreApi<{ files: readonly QueuedFile[] }>;
  readonly add: (files: readonly File[], check?: CheckFile) => void;
  readonly cancel: (id: number) => void;
  readonly retry: (id: number) => void;
  /** Takes everything that is over off the list. */
  readonly tidy: () => void;
  /** Cancels what is on its way and empties the list. */
  readonly clear: () => void;
};

export const isMoving = ({ state }: QueuedFile): boolean => state === 'waiting' || state === 'sending';

let made = 0;

/** Sends files one request each, a few at a time. It lives outside of React, so a change of screen stops nothing. */
export function createUploadQueue(send: SendFile, atOnce = 3): UploadQueue {
  const store = createStore<{ files: readonly QueuedFile[] }>(() => ({ files: [] }));
  const sources = new Map<number, File>();
  const running = new Map<number, AbortController>();

  const change = (id: number, changes: Partial<QueuedFile>) =>
    store.setState(({ files }) => ({
      files: files.map((file) => (file.id === id ? { ...file, ...changes } : file)),
    }));
  const stateOf = (id: number) => store.getState().files.find((file) => file.id === id)?.state;

  function next(): void {
    for (const { id, state } of store.getState().files) {
      if (running.size >= atOnce) return;
      if (state === 'waiting') void run(id);
    }
  }

  async function run(id: number): Promise<void> {
    const file = sources.get(id);
    if (!file) return;
    const end = new AbortController();
    running.set(id, end);
    change(id, { state: 'sending', progress: 0, reason: '' });
    try {
      await send(file, { onProgress: (progress) => change(id, { progress }), signal: end.signal });
      if (stateOf(id) === 'sending') change(id, { state: 'complete', progress: 1 });
      sources.delete(id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!end.signal.aborted) change(id, { state: 'failed', reason });
    } finally {
      if (running.get(id) === end) running.delete(id);
      next();
    }
  }

  function cancel(id: number): void {
    const state = stateOf(id);
    if (state !== 'waiting' && state !== 'sending') return;
    change(id, { state: 'cancelled' });
    const end = running.get(id);
    running.delete(id);
    end?.abort();
    next();
  }

  const keep = (wanted: (file: QueuedFile) => boolean) => {
    store.setState(({ files }) => ({ files: files.filter(wanted) }));
    const left = new Set(store.getState().files.map(({ id }) => id));
    for (const id of sources.keys()) if (!left.has(id)) sources.delete(id);
  };

  return {
    store,
    add(files, check) {
      const queued = files.map((file): QueuedFile => {
        const reason = check?.(file);
        const id = ++made;
        if (reason === undefined) sources.set(id, file);
        const state = reason === undefined ? 'waiting' : 'refused';
        return { id, name: file.name, size: file.size, state, progress: 0, reason: reason ?? '' };
      });
      store.setState((before) => ({ files: [...before.files, ...queued] }));
      next();
    },
    cancel,
    retry(id) {
      const state = stateOf(id);
      if (state !== 'failed' && state !== 'cancelled') return;
      change(id, { state: 'waiting', progress: 0, reason: '' });
      next();
    },
    tidy: () => keep(isMoving),
    clear() {
      const ends = [...running.values()];
      // The list first: what ends must find nothing that could go next.
      keep(() => false);
      running.clear();
      for (const end of ends) end.abort();
    },
  };
}
