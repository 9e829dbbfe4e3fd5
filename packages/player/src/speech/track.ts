import { lastStarted } from '../avatar/numbers.ts';
import type { FaceTrack } from '../avatar/pose.ts';
import type { VisemeMark } from '../avatar/visemes.ts';

/** A spoken word: from when to when, and which characters of the script it is. */
export type WordMark = { startMs: number; endMs: number; text: string; srcStart: number; srcEnd: number };

/** What one spoken sentence brings along. Times are from its own start; `emphasis` are the stressed words. */
export type SentenceTrack = {
  durationMs: number;
  words: readonly WordMark[];
  visemes: readonly VisemeMark[];
  emphasis?: readonly { startMs: number }[];
};

/** The speech of a page, or of an answer. */
export type SpeechTrack = FaceTrack & { durationMs: number; words: readonly WordMark[] };

export const silentTrack: SpeechTrack = { durationMs: 0, words: [], visemes: [], emphasis: [] };

/** Sentences one after the other, with a pause after each. Durations come from the sound itself. */
export function joinSentences(sentences: readonly SentenceTrack[], pauseMs = 0): SpeechTrack {
  const words: WordMark[] = [];
  const visemes: VisemeMark[] = [];
  const emphasis: { startMs: number }[] = [];
  let at = 0;
  for (const sentence of sentences) {
    const later = <T extends { startMs: number; endMs: number }>(mark: T): T => ({
      ...mark,
      startMs: mark.startMs + at,
      endMs: mark.endMs + at,
    });
    words.push(...sentence.words.map(later));
    visemes.push(...sentence.visemes.map(later));
    for (const { startMs } of sentence.emphasis ?? []) emphasis.push({ startMs: startMs + at });
    at += sentence.durationMs + pauseMs;
  }
  return { durationMs: sentences.length === 0 ? 0 : at - pauseMs, words, visemes, emphasis };
}

/** The place of the word that is spoken, or was spoken last; -1 before the first. */
export const wordAt = ({ words }: SpeechTrack, time: number): number => lastStarted(words, time);

/** Where to take up speech that was interrupted: at the start of the word that was being said. */
export function resumeFrom(track: SpeechTrack, time: number): number {
  const word = track.words[wordAt(track, time)];
  return word && time < word.endMs ? word.startMs : time;
}

const signsAfter = /^(?:(?![\p{Ps}\p{Pi}])[\p{P}\p{S}])*/u;
const signsBefore = /[\p{Ps}\p{Pi}]*$/u;

/** Words with the signs around them, as they stand in the text: voices tell only what they say. */
export const written = (words: readonly WordMark[], text: string): WordMark[] =>
  words.map((word, place) => {
    const before = text.slice(words[place - 1]?.srcEnd ?? 0, word.srcStart);
    const after = text.slice(word.srcEnd, words[place + 1]?.srcStart);
    const [opening, closing] = [signsBefore.exec(before)?.[0], signsAfter.exec(after)?.[0]];
    return { ...word, text: `${opening ?? ''}${word.text}${closing ?? ''}` };
  });
