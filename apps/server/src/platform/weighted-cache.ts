type Options<V> = { most: number; weigh: (value: V) => number };

export type WeightedCache<V> = ReturnType<typeof createWeightedCache<V>>;

/** Keeps values up to a weight in all; what was not asked for the longest goes first. The newest always stays. */
export function createWeightedCache<V>({ most, weigh }: Options<V>) {
  const kept = new Map<string, { value: V; weight: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  }

  return {
    get(key: string): V | undefined {
      const found = kept.get(key);
      if (!found) return undefined;
      // A Map remembers in which order its keys came.
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set(key: string, value: V): void {
      remove(key);
      const weight = weigh(value);
      kept.set(key, { value, weight });
      total += weight;
      for (const oldest of kept.keys()) {
        if (total <= most || oldest === key) break;
        remove(oldest);
      }
    },
    delete: remove,
    size: (): number => kept.size,
  };
}
