import { hop, measuredRate, quantile } from './frames.ts';

const lowest = 60;
const highest = 500;
const longestPeriod = Math.ceil(measuredRate / lowest);
const shortestPeriod = Math.floor(measuredRate / highest);
/** As long as the longest period that is looked for, and half of it more. */
const window = 400;
/** How unlike the next period may be; more is no voice. Stricter, and of a rough voice only its high parts are heard. */
const mostUnlike = 0.3;
const octave = 12;

export const semitones = (from: number, to: number): number => 12 * Math.log2(to / from);

/** The pitch of a frame by the YIN method, in Hz; undefined where there is no voice. */
export function pitchAt(sound: Float32Array, frame: number): number | undefined {
  const start = frame * hop;
  if (start + window + longestPeriod >= sound.length) return undefined;
  const unlike = new Float64Array(longestPeriod + 1).fill(1);
  let sum = 0;
  for (let period = 1; period <= longestPeriod; period++) {
    let difference = 0;
    for (let at = start; at < start + window; at++)
      difference += ((sound[at] ?? 0) - (sound[at + period] ?? 0)) ** 2;
    sum += difference;
    unlike[period] = sum === 0 ? 1 : (difference * period) / sum;
  }
  const period = firstDip(unlike);
  return period === undefined ? undefined : measuredRate / refined(unlike, period);
}

/** The first one that is good enough, not the best of all: twice the period is as good, and an octave too low. */
function firstDip(unlike: Float64Array): number | undefined {
  for (let period = shortestPeriod; period < longestPeriod; period++) {
    if ((unlike[period] ?? 1) >= mostUnlike) continue;
    let best = period;
    while (best < longestPeriod && (unlike[best + 1] ?? 1) < (unlike[best] ?? 1)) best++;
    return best;
  }
  return undefined;
}

/** Between whole samples: the lowest point of the parabola through three of them. */
function refined(unlike: Float64Array, period: number): number {
  const [before, at, after] = [unlike[period - 1] ?? 1, unlike[period] ?? 1, unlike[period + 1] ?? 1];
  const bend = before - 2 * at + after;
  return bend <= 0 ? period : period + (before - after) / (2 * bend);
}

export type Pitch = {
  medianHz: number;
  /** From the lowest tenth to the highest, in semitones. */
  range: number;
};

/** What a voice usually does: frames that are an octave off are mistakes, not melody. */
export function pitchOf(frames: readonly number[]): Pitch {
  const middle = quantile(frames, 0.5);
  const kept = frames.filter((hertz) => Math.abs(semitones(middle, hertz)) < octave * 0.8);
  const medianHz = quantile(kept, 0.5);
  const range = kept.length === 0 ? 0 : semitones(quantile(kept, 0.1), quantile(kept, 0.9));
  return { medianHz, range };
}
