import type { Guides } from '@app/deck/snap/targets.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What helps to arrange things, and is nobody else's business. */
export type View = {
  readonly grid: boolean;
  readonly rulers: boolean;
  readonly snaps: boolean;
  readonly guides: Guides;
};

/** See `View`. */
export type ViewStore = StoreApi<View>;

const habitsKey = 'editor-view';
const guidesKey = (projectId: string) => `editor-guides-${projectId}`;

function read(key: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];

/** The helps of the canvas as this browser knows them: habits for all projects, guides for each. */
export function createView(projectId: string): ViewStore {
  const habits = read(habitsKey);
  const guides = read(guidesKey(projectId));
  const store = createStore<View>(() => ({
    grid: habits['grid'] === true,
    rulers: habits['rulers'] === true,
    snaps: habits['snaps'] !== false,
    guides: { x: numbers(guides['x']), y: numbers(guides['y']) },
  }));
  store.subscribe(({ grid, rulers, snaps, guides: now }) => {
    localStorage.setItem(habitsKey, JSON.stringify({ grid, rulers, snaps }));
    localStorage.setItem(guidesKey(projectId), JSON.stringify(now));
  });
  return store;
}
