import type { SpokenTimes } from './steps.ts';

/** From when to when an element, or a group, is lit. */
export type Light = { readonly elementId: string; readonly startMs: number; readonly endMs: number };

type Spoken = Pick<SpokenTimes, 'cues' | 'durationMs'> & {
  readonly sentences: readonly { readonly endMs: number; readonly text: string }[];
};

/** Shorter than this nobody sees what was meant. */
const leastMs = 1500;
/** Long sentences are spoken clause by clause. */
const isWhole = (text: string) => /[.!?…。！？][\p{Pe}\p{Pf}"'\s]*$/u.test(text);

/** What the script points out, and how long: until its sentence is over, or something else is pointed out. */
export function lightsOf({ cues, sentences, durationMs }: Spoken): Light[] {
  const pointed = cues.filter(({ action }) => action === 'spotlight');
  return pointed.flatMap(({ elementId, startMs }) => {
    if (elementId === undefined) return [];
    const over = sentences.find(({ endMs, text }) => endMs > startMs && isWhole(text))?.endMs ?? durationMs;
    const next = pointed.find((other) => other.startMs > startMs)?.startMs ?? Number.POSITIVE_INFINITY;
    return [{ elementId, startMs, endMs: Math.min(next, Math.max(over, startMs + leastMs)) }];
  });
}

/** What is lit at a time. */
export const litAt = (lights: readonly Light[], ms: number): string[] =>
  lights.filter(({ startMs, endMs }) => startMs <= ms && ms < endMs).map(({ elementId }) => elementId);
