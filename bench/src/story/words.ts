import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import type { Noted } from './probe.ts';
import type { Stretch } from './sound-clock.ts';

type Word = PageTrack['words'][number];

/** Captions write a word with the signs around it. */
const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** How far the marks of the captions were from the sound of their words, in milliseconds. */
export function markLateness(
  marks: Noted['words'],
  words: readonly Word[],
  stretches: readonly Stretch[],
): { lateMs: number[]; missed: number } {
  let [next, paired] = [0, 0];
  const lateMs: number[] = [];
  for (const { text, at } of marks) {
    const place = words.findIndex((word, index) => index >= next && bare(word.text) === bare(text));
    const word = words[place];
    if (!word || place > next + 5) continue;
    next = place + 1;
    paired++;
    const here = stretches.find(({ from, to }) => at >= from && at < to);
    if (here) lateMs.push(at - (here.startedAt + word.startMs));
  }
  return { lateMs, missed: next - paired };
}

/** The place of the word that is said at a time, or was said last. */
const wordAt = (words: readonly Word[], ms: number): number =>
  words.findLastIndex(({ startMs }) => startMs <= ms + 1);

/** The key and the sound are timed by two clocks, which agree to this. */
const clocksMs = 12;

/** How many words lie between the one that was cut off and the one that the talk went on with. */
export function wordsBetween(words: readonly Word[], cutMs: number, againMs: number): number {
  const again = wordAt(words, againMs);
  return Math.min(...[-clocksMs, 0, clocksMs].map((offMs) => Math.abs(again - wordAt(words, cutMs + offMs))));
}
