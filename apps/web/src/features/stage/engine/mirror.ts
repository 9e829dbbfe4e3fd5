import type { Caption, Show, WordMark } from '@app/player/entry-show.ts';
import type { Citation, StageStore } from '../store.ts';
import { createCaptioner } from './captioner.ts';

/** Clocks and lines move in steps of this. */
const stepMs = 200;

/** Tells the store what is on stage, and only when something of it is new. */
export function createMirror(
  store: StageStore,
  captionsOf: (words: readonly WordMark[]) => readonly Caption[],
  citedAt: (ms: number) => Citation | undefined,
): (show: Show) => void {
  const captions = createCaptioner(captionsOf);
  return (show) => {
    const { page, pageMs, word, cue, waiting } = show.moment;
    // What hangs on a word comes with it, not at the next step.
    const cuedMs = show.pages[page]?.cues[cue]?.startMs ?? 0;
    const shown = Math.max(Math.floor(pageMs / stepMs) * stepMs, cuedMs);
    const isWaiting = waiting && (show.state === 'loading' || show.state === 'resuming');
    const now = store.getState();
    const cited = (show.state === 'answering' ? citedAt(show.speechMs) : undefined) ?? now.cited;
    const next = { page, pageMs: shown, word, waiting: isWaiting, cited, ...captions(show) };
    const isNew = (Object.keys(next) as (keyof typeof next)[]).some((key) => next[key] !== now[key]);
    if (isNew) store.setState(next);
  };
}
