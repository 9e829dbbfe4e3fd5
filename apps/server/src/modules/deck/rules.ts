import type { PageLength } from '@app/contract/deck/schema.ts';
import { spokenSeconds } from '@app/contract/speech/states/spoken-seconds.ts';

/** A page as its length is told: its words, and how long they are heard where they were spoken as they are now. */
export type Measured = { id: string; content: string; spokenMs: number | undefined };

/** How long each page is heard, and all of them. */
export function lengthsOf(pages: readonly Measured[]) {
  const list = pages.map(({ id, content, spokenMs }): PageLength => {
    const durationMs = spokenMs ?? spokenSeconds(content) * 1000;
    return { id, durationMs, isEstimated: spokenMs === undefined };
  });
  return {
    durationMs: list.reduce((sum, page) => sum + page.durationMs, 0),
    isEstimated: list.some(({ isEstimated }) => isEstimated),
    list,
  };
}

/** Which part of a second list belongs to a part of both, one after the other; `first` is how long the first one is. */
export function secondPart(first: number, offset: number, limit: number): { from: number; to: number } {
  return { from: Math.max(0, offset - first), to: Math.max(0, offset + limit - first) };
}
