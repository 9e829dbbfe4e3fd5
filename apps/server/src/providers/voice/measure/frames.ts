/** Samples per second of what is measured. */
export const measuredRate = 16_000;
/** From one frame to the next: 10 ms. */
export const hop = 160;
export const framesPerSecond = measuredRate / hop;
const window = 400;
/** As quiet as 16 bits can be told apart from silence. */
const quietest = -90;

/** The value below which so much of all lies; of nothing it is 0. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How loud each frame is, in dB against the loudest possible. */
export function levelsOf(sound: Float32Array): number[] {
  const count = Math.max(0, Math.floor((sound.length - window) / hop) + 1);
  return Array.from({ length: count }, (_, frame) => {
    let sum = 0;
    for (let at = frame * hop; at < frame * hop + window; at++) sum += (sound[at] ?? 0) ** 2;
    return Math.max(quietest, 10 * Math.log10(sum / window + 1e-12));
  });
}

/** Speech is at most so much quieter than its loud parts, and so much louder than what is heard between words. */
const speechDepth = 28;
const aboveFloor = 6;

export type Loudness = {
  levels: readonly number[];
  /** Of each frame: whether somebody speaks. */
  speaks: readonly boolean[];
  /** The loud parts of speech, and what is heard when nobody speaks. */
  loud: number;
  floor: number;
};

export function loudnessOf(sound: Float32Array): Loudness {
  const levels = levelsOf(sound);
  const [loud, floor] = [quantile(levels, 0.95), quantile(levels, 0.05)];
  const least = Math.max(loud - speechDepth, Math.min(floor + aboveFloor, loud - aboveFloor));
  return { levels, speaks: levels.map((level) => level > least), loud, floor };
}
