/** Numbers at which an axis is marked, evenly apart, from its beginning to its end. */
export type Ticks = { values: number[]; min: number; max: number };

// Sums of numbers beyond it are no numbers any more.
const farthest = 1e300;
const within = (value: number) => Math.max(-farthest, Math.min(farthest, value));

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  return (share <= 1 ? 1 : share <= 2 ? 2 : share <= 2.5 ? 2.5 : share <= 5 ? 5 : 10) * power;
}

/** How an axis was told to be: where it begins and ends, and how far its marks are apart. */
export type Range = { min?: number; max?: number; step?: number };

const mostMarks = 100;

/** An axis that begins and ends where it was told to, and elsewhere as its numbers need. */
export function toldTicks(range: Range, usual: Ticks, most: number): Ticks {
  const [min, max] = [range.min ?? usual.min, range.max ?? usual.max];
  if (!(max > min)) return usual;
  const told = range.step !== undefined && (max - min) / range.step <= mostMarks ? range.step : undefined;
  const step = told ?? niceStep((max - min) / Math.max(1, most));
  const count = Math.floor((max - min) / step + 1e-9);
  const values = Array.from({ length: count + 1 }, (_, at) => Number((min + at * step).toPrecision(12)));
  return { values, min, max };
}

/** An axis over these numbers with steps that people count in; at most about so many. `room` is left beyond them, away from nothing. */
export function niceTicks(lowest: number, highest: number, most: number, room = 0): Ticks {
  let [min, max] = [within(lowest), within(highest)];
  // Numbers so near to each other that their difference is lost are one.
  if (!(max - min > Math.abs(max) * 1e-12)) {
    const own = Math.abs(max) || 1;
    [min, max] = min < 0 ? [min - own, Math.max(0, max)] : [Math.min(0, min), max + (max === 0 ? own : 0)];
  }
  const step = niceStep((max - min) / Math.max(1, most));
  const beyond = Math.min(room, max - min);
  const first = Math.floor((min < 0 ? min - beyond : min) / step + 1e-9);
  const last = Math.ceil((max > 0 ? max + beyond : max) / step - 1e-9);
  const values = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
  return { values, min: values[0] ?? 0, max: values.at(-1) ?? 1 };
}
