import { sampleRate } from '../port.ts';

const frame = sampleRate / 100;
const fade = (sampleRate * 5) / 1000;
const keepBefore = (sampleRate * 30) / 1000;
const keepAfter = (sampleRate * 60) / 1000;
const silenceBelow = 10 ** (-40 / 20);
const quietBelow = 10 ** (-30 / 20);
/** About −19 LUFS: over the voiced parts of speech the two measures differ by less than a decibel. */
const targetRms = 10 ** (-19 / 20);
const knee = 0.8;
const ceiling = 0.97;

function frameLevels(samples: Float32Array): number[] {
  const levels: number[] = [];
  for (let start = 0; start < samples.length; start += frame) {
    const part = samples.subarray(start, start + frame);
    let sum = 0;
    for (const sample of part) sum += sample * sample;
    levels.push(Math.sqrt(sum / part.length));
  }
  return levels;
}

/** Where speech begins and ends, with a little air around it. */
export function speechBounds(samples: Float32Array): { start: number; end: number } {
  const levels = frameLevels(samples);
  const limit = Math.max(...levels, Number.EPSILON) * silenceBelow;
  const first = levels.findIndex((level) => level > limit);
  const last = levels.findLastIndex((level) => level > limit);
  if (first < 0) return { start: 0, end: samples.length };
  return {
    start: Math.max(0, first * frame - keepBefore),
    end: Math.min(samples.length, (last + 1) * frame + keepAfter),
  };
}

const shortestQuiet = 8;

/** Stretches of at least 80 ms in which nothing is heard. */
export function quietStretches(pcm: Int16Array): { startMs: number; endMs: number }[] {
  const levels = frameLevels(Float32Array.from(pcm));
  const limit = Math.max(...levels) * silenceBelow;
  const stretches: { startMs: number; endMs: number }[] = [];
  for (let from = 0; from < levels.length; ) {
    let to = from;
    while (to < levels.length && (levels[to] ?? 0) <= limit) to++;
    if (to - from >= shortestQuiet) stretches.push({ startMs: from * 10, endMs: to * 10 });
    from = to + 1;
  }
  return stretches;
}

function voicedRms(samples: Float32Array): number {
  const levels = frameLevels(samples);
  const limit = Math.max(...levels) * quietBelow;
  const voiced = levels.filter((level) => level > limit);
  const power = voiced.reduce((sum, level) => sum + level * level, 0) / Math.max(voiced.length, 1);
  return Math.sqrt(power);
}

// Above the knee a sample comes ever closer to the ceiling and never reaches it.
function soften(sample: number): number {
  const size = Math.abs(sample);
  if (size <= knee) return sample;
  const room = ceiling - knee;
  return Math.sign(sample) * (knee + room * Math.tanh((size - knee) / room));
}

/** Makes every voice equally loud, `gain` times that, with soft ends; as 16 bit. */
export function toPcm(samples: Float32Array, gain: number): Int16Array {
  const rms = voicedRms(samples);
  const factor = rms > 0 ? (targetRms / rms) * gain : 0;
  return Int16Array.from(samples, (sample, index) => {
    const ramp = Math.min(1, (index + 1) / fade, (samples.length - index) / fade);
    return Math.round(soften(sample * factor) * ramp * 32767);
  });
}
