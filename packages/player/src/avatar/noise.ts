// Chance with a seed: the same seed and the same place always give the same number.

/** Two integers scrambled into one. */
export function scramble(seed: number, place: number): number {
  let bits = Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(place | 0, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** A number from 0 to below 1 that belongs to a seed and a place. */
export const chanceAt = (seed: number, place: number): number => scramble(seed, place) / 2 ** 32;

/** A row of such numbers. */
export function chances(seed: number, start: number): () => number {
  const own = scramble(seed, start);
  let place = 0;
  return () => chanceAt(own, place++);
}

/** A smooth wandering between -1 and 1, with a new direction about every 1. */
export function wander(seed: number, at: number): number {
  const place = Math.floor(at);
  const part = at - place;
  const soft = part * part * (3 - 2 * part);
  const from = chanceAt(seed, place) * 2 - 1;
  const to = chanceAt(seed, place + 1) * 2 - 1;
  return from + (to - from) * soft;
}
