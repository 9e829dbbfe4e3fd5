import { gather } from './gather.ts';

type Turn<T> = { now: Promise<T>; next?: Promise<T> };

/**
 * Work that is the same for all who ask for it at the same time. Who comes while it is under way shares the next turn, which
 * begins after they came: nobody is told what was true before.
 */
export function createTurns<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Turn<T>>();

  function begin(key: string, work: () => Promise<T>): Promise<T> {
    const turn: Turn<T> = { now: work() };
    running.set(key, turn);
    const end = () => {
      if (running.get(key) === turn && !turn.next) running.delete(key);
    };
    turn.now.then(end, end);
    return turn.now;
  }

  return (key, work) => {
    const turn = running.get(key);
    if (!turn) return begin(key, work);
    const start = () => begin(key, work);
    return (turn.next ??= turn.now.then(gather, gather).then(start));
  };
}
