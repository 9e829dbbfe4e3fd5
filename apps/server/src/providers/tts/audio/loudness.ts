import { sampleRate } from '../port.ts';
import { limitPeaks } from './limit-peaks.ts';
import { loudnessOf } from './lufs.ts';

const frame = sampleRate / 100;
const fade = (sampleRate * 5) / 1000;
const keepBefore = (sampleRate * 60) / 1000;
const keepAfter = (sampleRate * 80) / 1000;
const silenceBelow = 10 ** (-40 / 20);
/** What players and platforms make of spoken word; the limiter takes a little of it away again. */
const targetLufs = -15.8;
const ceiling = 0.89;

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

/** Where speech begins and ends, with a little air around it, and where the first sound is heard. */
export function speechBounds(samples: Float32Array): { start: number; heard: number; end: number } {
  const levels = frameLevels(samples);
  const limit = Math.max(...levels, Number.EPSILON) * silenceBelow;
  const first = levels.findIndex((level) => level > limit);
  const last = levels.findLastIndex((level) => level > limit);
  if (first < 0) return { start: 0, heard: 0, end: samples.length };
  return {
    start: Math.max(0, first * frame - keepBefore),
    heard: first * frame,
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

/** What the limiter took is made up for between these, in decibels: less is not heard, more is no voice. */
const leastMadeUp = 0.5;
const mostMadeUp = 4;
const factorFor = (lufs: number): number => (Number.isFinite(lufs) ? 10 ** ((targetLufs - lufs) / 20) : 0);

/** As loud as all speech, or `gain` times that. What the limiter takes of a voice with many peaks is given again, once. */
function levelled(samples: Float32Array, gain: number): Float32Array {
  const factor = factorFor(loudnessOf(samples)) * gain;
  const scaled = (by: number): Float32Array =>
    limitPeaks(
      samples.map((sample) => sample * by),
      ceiling,
    );
  const limited = scaled(factor);
  // Who wants more than the usual gets what the ceiling leaves of it.
  if (gain > 1) return limited;
  const missing = targetLufs + 20 * Math.log10(gain) - loudnessOf(limited);
  return missing > leastMadeUp && missing < mostMadeUp ? scaled(factor * 10 ** (missing / 20)) : limited;
}

/** Makes every voice equally loud, `gain` times that, with soft ends and no clipping; as 16 bit. */
export function toPcm(samples: Float32Array, gain: number): Int16Array {
  const loud = levelled(samples, gain);
  const pcm = new Int16Array(loud.length);
  for (const [index, sample] of loud.entries()) {
    const ramp = Math.min(1, (index + 1) / fade, (loud.length - index) / fade);
    pcm[index] = Math.round(sample * ramp * 32767);
  }
  return pcm;
}
