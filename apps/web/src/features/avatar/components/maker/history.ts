/** What was chosen, and what was taken back. */
export type History<T> = { readonly now: T; readonly before: readonly T[]; readonly after: readonly T[] };

/** So many steps can be taken back. */
const kept = 100;

export const begin = <T>(now: T): History<T> => ({ now, before: [], after: [] });

/** A new step; what was taken back is forgotten. */
export const step = <T>({ now, before }: History<T>, next: T): History<T> => ({
  now: next,
  before: [...before, now].slice(-kept),
  after: [],
});

/** One step back; at the beginning nothing happens. */
export function undo<T>(history: History<T>): History<T> {
  const last = history.before.at(-1);
  if (last === undefined) return history;
  return { now: last, before: history.before.slice(0, -1), after: [history.now, ...history.after] };
}

/** One step forward again; at the end nothing happens. */
export function redo<T>(history: History<T>): History<T> {
  const [next, ...rest] = history.after;
  return next === undefined ? history : { now: next, before: [...history.before, history.now], after: rest };
}
