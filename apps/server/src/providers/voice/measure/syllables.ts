import { framesPerSecond, type Loudness } from './frames.ts';

/** How much quieter it gets between two syllables. */
const dip = 2.5;
const reach = 3;

/** How many syllables are heard in a second of speech, pauses left out: each is a hill of loudness. */
export function syllableRate({ levels, speaks }: Loudness): number {
  const smooth = levels.map((_, at) => {
    const part = levels.slice(Math.max(0, at - reach), at + reach + 1);
    return part.reduce((sum, level) => sum + level, 0) / part.length;
  });
  let count = 0;
  let isUp = false;
  /** The lowest point of a valley, the highest of a hill. */
  let turn = Infinity;
  for (const [at, level] of smooth.entries()) {
    turn = isUp ? Math.max(turn, level) : Math.min(turn, level);
    const isTurned = isUp ? level < turn - dip : level > turn + dip && speaks[at] === true;
    if (!isTurned) continue;
    isUp = !isUp;
    turn = level;
    if (isUp) count++;
  }
  const seconds = speaks.filter(Boolean).length / framesPerSecond;
  return seconds === 0 ? 0 : count / seconds;
}
