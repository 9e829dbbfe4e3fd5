import type { SpokenTimes } from './steps.ts';

type Media = {
  readonly id: string;
  readonly type: string;
  readonly autoplay?: boolean | undefined;
};
type Cues = readonly (SpokenTimes['cues'][number] & { readonly meanwhile?: boolean | undefined })[];

/**
 * When a film or a sound of a page plays by itself. `alone`: the speech waits until it is over; `along`: both are heard;
 * `silent`: it is seen beside the speech, and not heard.
 */
export type FilmPart = {
  readonly elementId: string;
  readonly startMs: number;
  readonly how: 'alone' | 'along' | 'silent';
};

/** Whether an element plays. */
export const isMedia = ({ type }: { readonly type: string }): boolean => type === 'video' || type === 'audio';

/**
 * What plays on a page, in its order. Nothing is heard together with the speech unless a cue says so: a film that begins by
 * itself is silent beside it, a sound is heard first, and where nothing is said a film may be heard too.
 */
export function filmParts(elements: readonly Media[], cues: Cues, isSpoken: boolean): FilmPart[] {
  const parts = elements.filter(isMedia).flatMap(({ id, type, autoplay }): FilmPart[] => {
    const cued = cues.filter(({ action, elementId }) => action === 'play' && elementId === id);
    if (cued.length > 0)
      return cued.map(({ startMs, meanwhile }) => ({
        elementId: id,
        startMs,
        how: meanwhile ? 'along' : 'alone',
      }));
    if (!autoplay) return [];
    return [{ elementId: id, startMs: 0, how: isSpoken && type === 'video' ? 'silent' : 'alone' }];
  });
  return parts.toSorted((one, other) => one.startMs - other.startMs);
}

/** The part of a film that a time belongs to: the last that has begun. */
export const partAt = (parts: readonly FilmPart[], elementId: string, ms: number): FilmPart | undefined =>
  parts.findLast((part) => part.elementId === elementId && part.startMs <= ms);

/** Where in a film of so many seconds a time of its page is; undefined where it is over. */
export function filmSeconds(
  part: FilmPart,
  ms: number,
  { seconds, loop }: { seconds: number; loop: boolean },
): number | undefined {
  const since = (ms - part.startMs) / 1000;
  if (loop && seconds > 0) return since % seconds;
  return since < seconds ? since : undefined;
}
