import type { Utterance } from './phonemes/utterance.ts';
import type { SpokenViseme, SpokenWord } from './port.ts';
import { isLeading, type TimedSound, visemesOf } from './visemes.ts';

/** A sound that runs on into silence ends where the silence begins: the engine counts a pause to the last sound. */
export const endAtSilence = (
  times: readonly TimedSound[],
  quiet: readonly { startMs: number; endMs: number }[],
): TimedSound[] =>
  times.map((time) => {
    const silence = quiet.find(
      ({ startMs, endMs }) => time.startMs < startMs && time.endMs > startMs && time.endMs <= endMs,
    );
    return silence ? { ...time, endMs: silence.startMs } : time;
  });

/** A sound that begins in silence begins where it is heard: the engine counts the end of a rest to the next sound. */
export const startAtSound = (
  times: readonly TimedSound[],
  quiet: readonly { startMs: number; endMs: number }[],
): TimedSound[] =>
  times.map((time) => {
    const silence = quiet.find(({ startMs, endMs }) => time.startMs >= startMs && time.startMs < endMs);
    const isHeardLater = isLeading(time.sound) || /\p{L}/u.test(time.sound);
    if (!silence || !isHeardLater) return time;
    const { startMs, endMs } = silence;
    // Nothing is heard before the first sound, so what would end before it is as late as it.
    if (time.endMs <= endMs && startMs > 0 && !isLeading(time.sound)) return time;
    return { ...time, startMs: endMs, endMs: Math.max(time.endMs, endMs) };
  });

export type Timing = { words: SpokenWord[]; visemes: SpokenViseme[] };

/** When each word and each mouth shape is there, from the time at which each sound begins and ends. */
export function timingOf(
  { sounds, words }: Utterance,
  times: readonly TimedSound[],
  durationMs: number,
): Timing {
  const clamp = (ms: number): number => Math.round(Math.min(Math.max(ms, 0), durationMs) * 10) / 10;
  const inside = times.map(({ sound, startMs, endMs }) => ({
    sound,
    startMs: clamp(startMs),
    endMs: clamp(endMs),
  }));
  const spoken: SpokenWord[] = words.map(({ text, srcStart, srcEnd }) => ({
    text,
    srcStart,
    srcEnd,
    startMs: Number.NaN,
    endMs: 0,
  }));
  for (const [index, { word }] of sounds.entries()) {
    const entry = word === undefined ? undefined : spoken[word];
    const time = inside[index];
    if (!entry || !time) continue;
    if (Number.isNaN(entry.startMs)) entry.startMs = time.startMs;
    entry.endMs = time.endMs;
  }
  return { words: spoken, visemes: visemesOf(inside, durationMs) };
}
