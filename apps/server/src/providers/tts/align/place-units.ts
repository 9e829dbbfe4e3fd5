import { featureCount, frameMs } from './features.ts';
import type { Unit } from './units.ts';

/** What a sound is like: its features, how much they vary, its usual length, and how much that varies (as logarithm). */
export type SoundShape = {
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
  readonly ms: number;
  readonly spread: number;
};
/** By letter; '' is silence, and '?' any sound that was not measured. */
export type SoundShapes = Readonly<Record<string, SoundShape>>;

/** Neighbouring frames say nearly the same, so that each counts for less than one. */
const frameWeight = 0.12;
/** A voice that is unlike all that was measured must not outweigh how long sounds are. */
const farthest = 2 * featureCount;
const lengthWeight = 1;
const shortest = 2;
/** Frames of the longest sound there may be, times its usual length. */
const longestOf = (frames: number): number => Math.ceil(frames * 4) + 6;

/** What a sound pays for each frame in which nothing at all is heard: such stretches are rests. */
const quietCost = 1;

/** A sound to look into: its features, and the stretches in which nothing is heard. */
type Heard = {
  features: readonly Float64Array[];
  quiet: readonly { startMs: number; endMs: number }[];
};

/** The frame at which each unit begins, and the one at which the last ends. */
export function placeUnits(units: readonly Unit[], heard: Heard, shapes: SoundShapes): number[] {
  const { features } = heard;
  const count = features.length;
  const likeness = likenesses(heard, shapes);
  const pace = paceOf(units, features, shapes);
  const least: number[] = units.map(({ sound }) => (sound === undefined ? 0 : shortest));
  let after = least.reduce((sum, frames) => sum + frames, 0);
  // A sound too short for its text is shared out evenly: there is nothing to find in it.
  if (after > count) return evenly(units, count);
  let before = 0;
  let best = new Float64Array(count + 1).fill(-Infinity);
  best[0] = 0;
  const lengths: Int32Array[] = [];
  for (const [index, unit] of units.entries()) {
    const like = likeness(unit.sound);
    const fits = lengthFit(unit, shapes, pace);
    const next = new Float64Array(count + 1).fill(-Infinity);
    const chosen = new Int32Array(count + 1);
    after -= least[index] ?? 0;
    before += least[index] ?? 0;
    for (let end = before; end <= count - after; end++) {
      for (let length = least[index] ?? 0; length < fits.length && length <= end; length++) {
        const start = best[end - length] ?? -Infinity;
        if (start === -Infinity) continue;
        const score = start + (like[end] ?? 0) - (like[end - length] ?? 0) + (fits[length] ?? 0);
        if (score <= (next[end] ?? 0)) continue;
        next[end] = score;
        chosen[end] = length;
      }
    }
    lengths.push(chosen);
    best = next;
  }
  if (best[count] === -Infinity) return evenly(units, count);
  const borders = [count];
  for (const chosen of lengths.toReversed())
    borders.push((borders.at(-1) ?? 0) - (chosen[borders.at(-1) ?? 0] ?? 0));
  return borders.toReversed();
}

const evenly = (units: readonly Unit[], count: number): number[] =>
  Array.from({ length: units.length + 1 }, (_, index) => (count * index) / units.length);

const shapeOf = (shapes: SoundShapes, sound: string | undefined): SoundShape => {
  const shape = shapes[sound ?? ''] ?? shapes['?'];
  if (!shape) throw new Error('the shapes of sounds are incomplete');
  return shape;
};

/** For a sound, how well each stretch from the beginning fits it: the sum of its frames. */
function likenesses({ features, quiet }: Heard, shapes: SoundShapes) {
  const isQuiet = features.map((_, frame) =>
    quiet.some(({ startMs, endMs }) => frame * frameMs >= startMs && (frame + 1) * frameMs <= endMs),
  );
  const known = new Map<SoundShape, Float64Array>();
  return (sound: string | undefined): Float64Array => {
    const shape = shapeOf(shapes, sound);
    const found = known.get(shape);
    if (found) return found;
    const { mean, deviation } = shape;
    const constant = deviation.reduce((sum, value) => sum + Math.log(value), 0);
    const sums = new Float64Array(features.length + 1);
    for (const [frame, feature] of features.entries()) {
      let far = 0;
      for (let at = 0; at < featureCount; at++)
        far += (((feature[at] ?? 0) - (mean[at] ?? 0)) / (deviation[at] ?? 1)) ** 2;
      const cost = sound !== undefined && isQuiet[frame] ? quietCost : 0;
      sums[frame + 1] = (sums[frame] ?? 0) - frameWeight * (Math.min(far, farthest) / 2 + constant) - cost;
    }
    known.set(shape, sums);
    return sums;
  };
}

/** How much longer than usual sounds are here, by what is heard of them in all. */
function paceOf(units: readonly Unit[], features: readonly Float64Array[], shapes: SoundShapes): number {
  const silence = shapeOf(shapes, undefined).mean[0] ?? 0;
  // Halfway between silence and the mean of what is heard, which is 0.
  const heard = features.filter(([level = 0]) => level > silence / 2).length;
  return Math.max(heard * frameMs, 1) / Math.max(usualMs(units, shapes), 1);
}

/** How long these sounds are together at the usual pace, without rests. */
export const usualMs = (units: readonly Unit[], shapes: SoundShapes): number =>
  units.reduce((sum, { sound }) => sum + (sound === undefined ? 0 : shapeOf(shapes, sound).ms), 0);

/** People rest at marks, and seldom elsewhere; where a mark stands they mostly do. */
const unusualRest = 3;
const shortRest = 4;

/** How well each length in frames fits a unit. */
function lengthFit({ sound, rest }: Unit, shapes: SoundShapes, pace: number): Float64Array {
  if (sound === undefined)
    return Float64Array.from({ length: rest.ms / frameMs + 1 }, (_, length) =>
      rest.isUsual === undefined || rest.isUsual === length >= shortRest ? 0 : -unusualRest,
    );
  const { ms, spread } = shapeOf(shapes, sound);
  const usual = (ms * pace) / frameMs;
  return Float64Array.from({ length: longestOf(usual) + 1 }, (_, length) => {
    const off = Math.log(Math.max(length, 0.5) / usual) / spread;
    return -lengthWeight * ((off * off) / 2 + Math.log(spread));
  });
}
