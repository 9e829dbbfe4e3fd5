import { createHash } from 'node:crypto';
import type { CueMark, PageTrack } from '@app/contract/broadcast/schema.ts';
import type { DictionaryEntry } from '@app/contract/dictionary/schema.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { ScriptCue } from '@app/deck/script/cues.ts';
import type { SpeechRequest, SpeechSentence, SpokenSentence } from '../../providers/tts/port.ts';
import type { BroadcastRow, PlannedSentence, SentenceTrack } from './tables.ts';

/** Who needs a page's sound and track, and a sentence's samples. */
export const useOfPage = (pageId: string): string => `broadcast:${pageId}`;
export const useOfSentence = (id: string): string => `sentence:${id}`;

/** What became of a page's speech. Also one that was changed before its end was begun with another script than it has now. */
export const speechOfPage = ({ state, failure }: Pick<BroadcastRow, 'state' | 'failure'>) => ({
  failure,
  hasBegun: state === 'complete' || failure === 'changed',
});

/** The name of a sentence: the same words in the same voice by the same engine have the same one. */
export const hashOf = (sentence: SpeechSentence, engine: string): string => {
  // Where the words stand in their script does not change how they sound.
  const spans = sentence.spans.map(({ srcStart: _place, ...span }) => span);
  return createHash('sha256')
    .update(JSON.stringify([engine, { ...sentence, spans }]))
    .digest('hex');
};

/** A sentence of the plan: what is read, and where it stands in the script. */
export function plannedSentence(sentence: SpeechSentence, engine: string): PlannedSentence {
  const [first] = sentence.spans;
  const last = sentence.spans.at(-1);
  return {
    hash: hashOf(sentence, engine),
    text: sentence.spans.map(({ text }) => text).join(''),
    srcStart: first?.srcStart ?? 0,
    srcEnd: last ? last.srcStart + last.text.length : 0,
    ...(sentence.dictionary.length > 0 && { readings: sentence.dictionary }),
  };
}

type Piece = { planned: PlannedSentence; track: SentenceTrack; pauseAfterMs: number; url: string | null };

/** A sentence's words counted from its own first letter, so that it can be used wherever it stands. */
export const placedFromStart = (
  { durationMs, words, visemes }: SpokenSentence,
  srcStart: number,
): SentenceTrack => ({
  durationMs,
  visemes,
  words: words.map((word) => ({
    ...word,
    srcStart: word.srcStart - srcStart,
    srcEnd: word.srcEnd - srcStart,
  })),
});

/** A page as it was spoken. What happens at its words is the page's own: copies share the speech, not the elements. */
export type SpokenTrack = Omit<PageTrack, 'cues'>;

/** A page from its sentences; their words are moved to where the sentences stand in this script. */
export function trackOf(pieces: readonly Piece[], complete: boolean): SpokenTrack {
  const page: SpokenTrack = {
    durationMs: 0,
    complete,
    words: [],
    visemes: [],
    sentences: [],
    segments: [],
  };
  for (const [index, { planned, track, pauseAfterMs, url }] of pieces.entries()) {
    const at = page.durationMs;
    const timed = <T extends { startMs: number; endMs: number }>(mark: T): T => ({
      ...mark,
      startMs: mark.startMs + at,
      endMs: mark.endMs + at,
    });
    for (const word of track.words) {
      const place = {
        srcStart: word.srcStart + planned.srcStart,
        srcEnd: word.srcEnd + planned.srcStart,
      };
      page.words.push({ ...timed(word), ...place });
    }
    page.visemes.push(...track.visemes.map(timed));
    const { text, srcStart, srcEnd } = planned;
    page.sentences.push({ text, srcStart, srcEnd, startMs: at, endMs: at + track.durationMs });
    page.segments.push({ url, startMs: at, durationMs: track.durationMs });
    page.durationMs = at + track.durationMs;
    if (index === pieces.length - 1) break;
    page.segments.push({ url: null, startMs: page.durationMs, durationMs: pauseAfterMs });
    page.durationMs += pauseAfterMs;
  }
  return page;
}

/**
 * When the cues of a page come: each with the word it stands before or in, after the last word of a sentence with the
 * sentence's end. Of a page that is still being spoken, those that can be known.
 */
export function cueMarks(cues: readonly ScriptCue[], track: SpokenTrack): CueMark[] {
  const marks = cues.flatMap(({ srcAt, offset = 0, ...cue }): CueMark[] => {
    const time = timeAt(srcAt, track);
    if (time === undefined) return [];
    return [{ ...cue, startMs: Math.min(Math.max(0, time + offset), track.durationMs) }];
  });
  return marks.toSorted((one, other) => one.startMs - other.startMs);
}

function timeAt(srcAt: number, { words, sentences, complete, durationMs }: SpokenTrack): number | undefined {
  const sentence = sentences.find(({ srcEnd }) => srcEnd > srcAt);
  if (!sentence) return complete ? durationMs : undefined;
  const word = words.find(({ srcStart, srcEnd }) => srcEnd > srcAt && srcStart < sentence.srcEnd);
  return word?.startMs ?? sentence.endMs;
}

/** Whether a sentence was planned with the readings that its words have now. What was recorded elsewhere had none. */
export function isReadSo(plan: readonly PlannedSentence[], { dictionary, spans }: SpeechSentence): boolean {
  const [start, end] = [spans[0]?.srcStart ?? 0, spans.at(-1)];
  const until = end ? end.srcStart + end.text.length : 0;
  const parts = plan.filter(({ srcStart, srcEnd }) => srcStart >= start && srcEnd <= until);
  const written = (readings: readonly DictionaryEntry[]) =>
    new Set(readings.map(({ text, pronunciation }) => `${text} ${pronunciation}`));
  const [before, now] = [written(parts.flatMap(({ readings = [] }) => readings)), written(dictionary)];
  return before.size === now.size && [...before].every((reading) => now.has(reading));
}

const bare = (text: string): string => text.replaceAll(/\s/g, '');

/** Where on a page a sentence is heard, in one piece or clause by clause; undefined when it is not said there. */
export function whereSaid(
  { sentences }: Pick<SpokenTrack, 'sentences'>,
  { text, srcStart, srcEnd }: Omit<PlannedSentence, 'hash'>,
): SpokenTrack['sentences'][number] | undefined {
  const parts = sentences.filter((part) => part.srcStart >= srcStart && part.srcEnd <= srcEnd);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first?.srcStart !== srcStart || last?.srcEnd !== srcEnd) return undefined;
  // Between clauses nothing was left out but white space.
  if (bare(parts.map((part) => part.text).join('')) !== bare(text)) return undefined;
  return { text, srcStart, srcEnd, startMs: first.startMs, endMs: last.endMs };
}

/** What is heard and seen during one sentence of a page, counted from the sentence's beginning. */
export function trackOfSentence(
  page: SpokenTrack,
  sentence: SpokenTrack['sentences'][number],
): SentenceTrack {
  const { startMs, endMs, srcStart, srcEnd } = sentence;
  const timed = <T extends { startMs: number; endMs: number }>(mark: T): T => ({
    ...mark,
    startMs: Math.max(0, mark.startMs - startMs),
    endMs: Math.min(mark.endMs, endMs) - startMs,
  });
  return {
    durationMs: endMs - startMs,
    words: page.words
      .filter((word) => word.srcStart >= srcStart && word.srcEnd <= srcEnd)
      .map((word) => ({
        ...timed(word),
        srcStart: word.srcStart - srcStart,
        srcEnd: word.srcEnd - srcStart,
      })),
    visemes: page.visemes.filter((mark) => mark.endMs > startMs && mark.startMs < endMs).map(timed),
  };
}

/** How somebody speaks a text. */
export const speechRequest = (
  text: SpeechRequest['text'],
  { voice, manner, dictionary }: Pick<SpeechRequest, 'voice' | 'manner' | 'dictionary'>,
  language: ContentLanguage,
): SpeechRequest => ({ text, voice, language, manner, dictionary });

/** A page that is being spoken, once it has sentences, or waits for it. */
export type OpenPage = {
  pageId: string;
  projectId: string;
  place: number;
  expectedMs: number;
  sentences: number;
  spoken: number;
  updatedAt: Date;
};

/** Time for a piece of speech, divided by its length: what to expect as long as this machine has shown nothing else. */
const usual = { durationMs: 10_000, tookMs: 20_000 };
/** Slower than this, others have the machine: alone it takes one and a half, with two talks at once three. */
export const busyPace = 5;

/** How long a second of speech takes, by what was spoken last, and by what is being spoken if that takes longer. */
export function paceOf(
  newest: readonly { durationMs: number; tookMs: number }[],
  pages: readonly OpenPage[],
  now: Date,
): number {
  const all = [usual, ...newest];
  const sum = (count: (one: typeof usual) => number) => all.reduce((total, one) => total + count(one), 0);
  const [tookMs, durationMs] = [sum((one) => one.tookMs), sum((one) => one.durationMs)];
  const pace = tookMs / durationMs;
  const begun = pages.filter(({ sentences }) => sentences > 0);
  const [current] = begun.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
  if (!current) return pace;
  const nextMs = current.expectedMs / current.sentences;
  const waitedMs = now.getTime() - current.updatedAt.getTime();
  return waitedMs <= nextMs * pace ? pace : (tookMs + waitedMs) / (durationMs + nextMs);
}

const restOf = ({ expectedMs, sentences, spoken }: OpenPage): number =>
  sentences === 0 ? expectedMs : expectedMs * (1 - spoken / sentences);

/** How much is spoken until the page of this turn is done: pages are spoken in the order of their places over all talks. */
export const speechUntil = (pages: readonly OpenPage[], last: number): number =>
  pages.filter(({ place }) => place <= last).reduce((sum, page) => sum + restOf(page), 0);

/**
 * For each talk of an account, how much is spoken until its last page is done: of its own, and of the others whose turn
 * comes before.
 */
export function leftOf(pages: readonly OpenPage[]) {
  return [...new Set(pages.map(({ projectId }) => projectId))].map((projectId) => {
    const own = pages.filter((page) => page.projectId === projectId);
    const last = Math.max(...own.map(({ place }) => place));
    return {
      projectId,
      speechMs: speechUntil(pages, last),
      isQueued: own.every(({ sentences }) => sentences === 0),
    };
  });
}
