import { lastStarted, smoothstep } from './numbers.ts';
import { chanceAt, chances } from './noise.ts';
import type { VisemeMark } from './visemes.ts';

export type Blink = { startMs: number; strength: number };

/** Blinks are dealt out block by block, so that any moment can be asked for without the ones before it. */
const blockMs = 30_000;
const gap = { leastMs: 1600, meanMoreMs: 2200 };
const double = { chance: 0.12, afterMs: 260, strength: 0.9 };
const shape = { closeMs: 80, openFromMs: 110, openToMs: 260 };
/** Speakers blink where they pause. */
const pause = { longerThanMs: 250, chance: 0.7, afterMs: 50 };

/** The blinks of one block, in order. */
export function blinksOfBlock(seed: number, block: number): Blink[] {
  const chance = chances(seed, block);
  const blinks: Blink[] = [];
  const nextGap = () => gap.leastMs - Math.log(1 - chance()) * gap.meanMoreMs;
  // A block begins somewhere inside a gap.
  for (let at = nextGap() * chance(); at < blockMs; at += nextGap()) {
    const startMs = block * blockMs + at;
    blinks.push({ startMs, strength: 0.9 + 0.1 * chance() });
    if (chance() < double.chance)
      blinks.push({ startMs: startMs + double.afterMs, strength: double.strength });
  }
  return blinks;
}

const closedBy = ({ startMs, strength }: Blink, time: number): number => {
  const since = time - startMs;
  const closing = smoothstep(0, shape.closeMs, since);
  return strength * closing * (1 - smoothstep(shape.openFromMs, shape.openToMs, since));
};

/** How far the eyes are closed by a blink of their own: 0 to 1. */
export function blinkAt(seed: number, time: number): number {
  const block = Math.floor(time / blockMs);
  let closed = 0;
  // A blink at the end of a block may still be seen in the next.
  for (const each of [block - 1, block])
    for (const blink of blinksOfBlock(seed, each)) closed = Math.max(closed, closedBy(blink, time));
  return closed;
}

/** How far the eyes are closed because the speaker pauses. */
export function pauseBlinkAt(seed: number, marks: readonly VisemeMark[], time: number): number {
  const mark = marks[lastStarted(marks, time)];
  if (mark?.id !== 'sil' || mark.endMs - mark.startMs <= pause.longerThanMs) return 0;
  if (chanceAt(seed, mark.startMs) >= pause.chance) return 0;
  return closedBy({ startMs: mark.startMs + pause.afterMs, strength: 1 }, time);
}
