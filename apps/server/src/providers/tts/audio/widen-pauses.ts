import { sampleRate } from '../port.ts';
import type { TimedSound } from '../visemes.ts';
import { quietStretches } from './loudness.ts';

/** How long a listener needs inside a sentence; the model often gives a Chinese comma half of it. */
const shortestMs: ReadonlyMap<string, number> = new Map([
  [',', 200],
  [':', 260],
  [';', 300],
  ['—', 300],
]);
/** How far from its mark a pause may lie: the model counts part of it to the sounds around. */
const nearMs = 60;
const fade = (sampleRate * 3) / 1000;

const samplesOf = (ms: number): number => Math.round((ms * sampleRate) / 1000);

type Speech = { pcm: Int16Array; times: TimedSound[] };

/** Makes pauses at commas and their like at least as long as a listener needs. Where the voice makes none, none comes. */
export function widenPauses({ pcm, times }: Speech, pace: number): Speech {
  const gaps = quietStretches(pcm).flatMap(({ startMs, endMs }) => {
    const mark = times.find(
      (time) => shortestMs.has(time.sound) && time.endMs > startMs - nearMs && time.startMs < endMs + nearMs,
    );
    const missing = (shortestMs.get(mark?.sound ?? '') ?? 0) / pace - (endMs - startMs);
    return missing > 0 ? [{ atMs: (startMs + endMs) / 2, ms: missing }] : [];
  });
  if (gaps.length === 0) return { pcm, times };
  const later = (ms: number): number =>
    gaps.reduce((moved, gap) => (ms >= gap.atMs ? moved + gap.ms : moved), ms);
  return {
    pcm: withSilence(pcm, gaps),
    times: times.map((time) => ({ ...time, startMs: later(time.startMs), endMs: later(time.endMs) })),
  };
}

/** Samples with silence put in, faded on both sides so that nothing clicks. */
function withSilence(pcm: Int16Array, gaps: readonly { atMs: number; ms: number }[]): Int16Array {
  const added = gaps.map(({ atMs, ms }) => ({ at: samplesOf(atMs), length: samplesOf(ms) }));
  const whole = new Int16Array(added.reduce((sum, { length }) => sum + length, pcm.length));
  let [from, to] = [0, 0];
  for (const { at, length } of [...added, { at: pcm.length, length: 0 }]) {
    const part = pcm.slice(from, at);
    if (from > 0) for (let i = 0; i < fade; i++) part[i] = ((part[i] ?? 0) * i) / fade;
    if (at < pcm.length)
      for (let i = 1; i <= fade; i++) part[part.length - i] = ((part.at(-i) ?? 0) * (i - 1)) / fade;
    whole.set(part, to);
    to += part.length + length;
    from = at;
  }
  return whole;
}
