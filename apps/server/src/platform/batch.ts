import { gather } from './gather.ts';

type Batch<K, V> = { keys: Set<K>; found: Promise<ReadonlyMap<K, V>> };

/**
 * Looks up together what many ask for one by one. Who comes while a look-up is under way is in the next one, which begins
 * after they came: nobody is told what was true before.
 */
export function createBatch<K, V>(
  lookUp: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Batch<K, V> | undefined;

  /** Somebody who is alone never waits. */
  const afterwards = () => (next ? gather() : undefined);

  function open(): Batch<K, V> {
    const keys = new Set<K>();
    const found = running.then(() => {
      next = undefined;
      return lookUp([...keys]);
    });
    running = found.then(afterwards, afterwards);
    return { keys, found };
  }

  return async (key) => {
    next ??= open();
    next.keys.add(key);
    return (await next.found).get(key);
  };
}
