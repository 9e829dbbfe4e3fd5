import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import type { Noted } from './probe.ts';
import { type SoundStart, startAround } from './sound-clock.ts';

type Word = PageTrack['words'][number];

/** How far the marks of the subtitles were from the sound of their words, in milliseconds. */
export function markLateness(
  marks: Noted['words'],
  words: readonly Word[],
  starts: readonly SoundStart[],
): { lateMs: number[]; missed: number } {
  let next = 0;
  const lateMs: number[] = [];
  for (const { text, at } of marks) {
    const place = words.findIndex((word, index) => index >= next && word.text === text);
    const word = words[place];
    if (!word || place > next + 5) continue;
    next = place + 1;
    lateMs.push(at - (startAround(starts, at) + word.startMs));
  }
  return { lateMs, missed: next - lateMs.length };
}

/** The place of the word that is said at a time, or was said last. */
export const wordAt = (words: readonly Word[], ms: number): number =>
  words.findLastIndex(({ startMs }) => startMs <= ms + 1);
