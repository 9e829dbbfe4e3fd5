/** Between two values, by a part of the way. */
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** 0 before `from`, 1 after `to`, and a soft way between. */
export function smoothstep(from: number, to: number, value: number): number {
  const part = clamp((value - from) / (to - from), 0, 1);
  return part * part * (3 - 2 * part);
}

/** The place of the last item that has started at `time`, or -1. The items are sorted by their start. */
export function lastStarted(items: readonly { startMs: number }[], time: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((items[middle]?.startMs ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
