import type { CueMark } from '@app/contract/broadcast/schema.ts';
import type { Emotion } from '@app/contract/speech/states/emotion.ts';
import { type MouthWeights, mouthAt } from '../avatar/mouth.ts';
import { clamp, lastStarted } from '../avatar/numbers.ts';
import type { AudioSegment } from '../speech/audio-port.ts';
import { type SpeechTrack, wordAt } from '../speech/track.ts';
import { type Caption, captionsOf } from './captions.ts';

/** A place at which the speech waits until something else is over: a film, or a sound. */
export type Hold = { elementId: string; startMs: number };

/** A page as it is shown: what is said on it, and the sound of that. */
export type ShowPage = {
  id: string;
  track: SpeechTrack;
  captions: readonly Caption[];
  /** What happens at which time, in that order. */
  cues: readonly CueMark[];
  segments: readonly AudioSegment[];
  emotion: Emotion;
  /** False while more sentences are still to come. */
  complete: boolean;
};

type Given = Omit<ShowPage, 'captions' | 'cues' | 'emotion'> & Partial<Pick<ShowPage, 'cues' | 'emotion'>>;

export const showPage = (page: Given): ShowPage => ({
  emotion: 'general',
  cues: [],
  ...page,
  captions: captionsOf(page.track.words),
});

/** A place in a show. */
export type Place = { page: number; ms: number };

/** What is on stage. */
export type Moment = {
  page: number;
  pageId: string;
  pageMs: number;
  /** The place of the word that is spoken; -1 before the first. */
  word: number;
  /** The place of the last cue whose time has come; -1 before the first. */
  cue: number;
  caption: Caption | undefined;
  mouth: MouthWeights;
  /** The page goes on, but what comes next is not known yet. */
  waiting: boolean;
  ended: boolean;
};

/** When a page begins. */
export const startOf = (pages: readonly ShowPage[], page: number): number =>
  pages.slice(0, page).reduce((sum, { track }) => sum + track.durationMs, 0);

export const totalMs = (pages: readonly ShowPage[]): number => startOf(pages, pages.length);

/** The place at a time; what is before the show is its beginning, what is after it its end. */
export function placeAt(pages: readonly ShowPage[], time: number): Place {
  let left = Math.max(0, time);
  for (const [page, { track, complete }] of pages.entries()) {
    // Nobody gets past a page whose end is not known.
    if (left < track.durationMs || !complete || page === pages.length - 1)
      return { page, ms: Math.min(left, track.durationMs) };
    left -= track.durationMs;
  }
  return { page: 0, ms: 0 };
}

export function captionAt(captions: readonly Caption[], time: number): Caption | undefined {
  const caption = captions[lastStarted(captions, time)];
  return caption && time < caption.endMs ? caption : undefined;
}

/** What is on stage at a place. */
export function momentOf(pages: readonly ShowPage[], { page, ms }: Place): Moment {
  const shown = pages[page];
  if (!shown)
    return {
      page: 0,
      pageId: '',
      pageMs: 0,
      word: -1,
      cue: -1,
      caption: undefined,
      mouth: {},
      waiting: false,
      ended: true,
    };
  const pageMs = clamp(ms, 0, shown.track.durationMs);
  const over = pageMs >= shown.track.durationMs;
  return {
    page,
    pageId: shown.id,
    pageMs,
    word: wordAt(shown.track, pageMs),
    cue: lastStarted(shown.cues, pageMs),
    caption: captionAt(shown.captions, pageMs),
    mouth: mouthAt(shown.track.visemes, pageMs),
    waiting: over && !shown.complete,
    ended: over && shown.complete && page === pages.length - 1,
  };
}

/** What is on stage at a time. The same time gives the same picture, always. */
export const momentAt = (pages: readonly ShowPage[], time: number): Moment =>
  momentOf(pages, placeAt(pages, time));
