import { weightOf } from './split-sentences.ts';

const closers = '[”’」』）)】》"\'\\s]*$';
const pauses: readonly [ends: RegExp, ms: number][] = [
  [/\n\s*$/, 700],
  // Listeners think before they are told.
  [new RegExp(`[?？]${closers}`, 'u'), 480],
  [new RegExp(`…${closers}`, 'u'), 480],
  [new RegExp(`[。！!.．]${closers}`, 'u'), 360],
  [/[；;：:—]\s*$/, 220],
];
const shortestMs = 100;
/** After much there is more to take in: at most so many milliseconds on top, a half for each sound. */
const mostForLength = 120;

/** How long a voice rests after a sentence. `after` is what stands between it and the next one. */
export function pauseAfter(sentence: string, after: string): number {
  const ms = pauses.find(([ends]) => ends.test(sentence + after))?.[1];
  if (ms === undefined) return shortestMs;
  return ms + Math.min(mostForLength, Math.round(weightOf(sentence) / 2));
}
