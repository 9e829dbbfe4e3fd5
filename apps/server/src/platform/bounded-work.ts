import { commonMessages } from '@app/contract/base/common-messages.ts';
import { ProtocolError } from './http/errors.ts';

type Bounds = { atOnce: number; waiting: number };

const retrySeconds = 1;

/**
 * Work that costs much and that anybody may ask for: so much of it at once, and so much waits; more is refused. The same
 * work (by its key) is done once for all who ask while it is under way.
 */
export function createBoundedWork<T>({ atOnce, waiting }: Bounds) {
  const open = new Map<string, Promise<T>>();
  const line: (() => void)[] = [];
  let running = 0;

  async function begin(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    // Whoever ends hands the turn on.
    else await new Promise<void>((turn) => line.push(turn));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return (key: string, work: () => Promise<T>): Promise<T> => {
    const same = open.get(key);
    if (same) return same;
    if (running >= atOnce && line.length >= waiting)
      return Promise.reject(
        new ProtocolError(429, commonMessages.tooManyRequests, { seconds: retrySeconds }),
      );
    const result = begin(work).finally(() => open.delete(key));
    open.set(key, result);
    return result;
  };
}
