import { clamp, lastStarted } from '../avatar/numbers.ts';
import type { AudioSegment, NarrationPort } from './audio-port.ts';
import { createMark } from './mark.ts';
import { createElementPair, type SoundElement } from './element-pair.ts';

/** What the narration needs from the world outside. */
export type NarrationTools = {
  elements: readonly [SoundElement, SoundElement];
  /** Ramps the loudness up or down; takes fadeMs. */
  fade(to: 0 | 1): void;
  /** A time that never stops, for silent segments. */
  now(): number;
  /** Does some work later; the answer calls it off. */
  after(ms: number, work: () => void): () => void;
  /** How long sound is on its way to the ear. */
  latencyMs(): number;
};

/** Long enough not to click, short enough not to be noticed. */
export const fadeMs = 5;
/** The next page is fetched when this one has begun to sound: it must not hold it up. */
export const settleMs = 1000;

const endOf = (segment?: AudioSegment): number => (segment ? segment.startMs + segment.durationMs : 0);

const delayOf = ({ delayMs = 0 }: AudioSegment): number => delayMs;

/** Plays the segments of a page one after the other. */
export function createNarration({ elements, fade, now, after, latencyMs }: NarrationTools): NarrationPort {
  let [segments, playing] = [[] as readonly AudioSegment[], false];
  let [index, rate, heldMs, silentSince, turn] = [0, 1, 0, 0, 0];
  let [callOff, callOffNext] = [() => {}, () => {}];
  let listener: Parameters<NarrationPort['onEnd']>[0] = () => {};

  const segment = () => segments[index];
  const isLast = () => index + 1 >= segments.length;
  const isSilent = () => segment()?.url === undefined;
  const pair = createElementPair(elements, (outcome) => !isSilent() && over(outcome));
  const mark = createMark({ untilMs: (ms) => (playing ? (ms - positionMs(0)) / rate : undefined), after });

  function positionMs(onItsWayMs = latencyMs()): number {
    const here = segment();
    if (!playing || !here) return heldMs;
    const heardMs = pair.seconds() * 1000 - delayOf(here) - onItsWayMs * rate;
    return here.startMs + clamp(isSilent() ? (now() - silentSince) * rate : heardMs, 0, here.durationMs);
  }

  function stopAt(ms: number, outcome: 'end' | 'failed'): void {
    [heldMs, playing] = [ms, false];
    listener(outcome);
  }

  function over(outcome: 'end' | 'failed' = 'end'): void {
    if (!playing) return;
    if (outcome === 'failed') return stopAt(positionMs(), outcome);
    const end = endOf(segment());
    if (isLast()) return stopAt(end, 'end');
    index++;
    start(0).catch(() => stopAt(end, 'failed'));
  }

  /** Starts the segment `index`, some way in. */
  async function start(insideMs: number): Promise<void> {
    const here = segment();
    callOff();
    if (!here) return over();
    if (here.url === undefined) {
      silentSince = now() - insideMs / rate;
      callOff = after((here.durationMs - insideMs) / rate, over);
      return;
    }
    await pair.play(here.url, (insideMs + delayOf(here)) / 1000, rate, segments[index + 1]?.url);
  }

  return {
    load(list) {
      segments = list;
      if (playing) pair.fetchNext(segments[index + 1]?.url);
    },
    prepare(list) {
      callOffNext();
      callOffNext = after(settleMs, () => isLast() && pair.fetchNext(list[0]?.url));
    },
    async play(fromMs) {
      index = Math.max(0, lastStarted(segments, fromMs));
      [heldMs, playing] = [fromMs, true];
      const mine = ++turn;
      callOffNext();
      fade(1);
      await start(Math.max(0, fromMs - (segment()?.startMs ?? 0))).catch((error: unknown) => {
        // A start that was overtaken by the next one ends nothing.
        if (mine === turn) playing = false;
        throw error;
      });
      if (mine === turn) mark.watch();
    },
    pause() {
      if (!playing) return;
      [heldMs, playing] = [positionMs(), false];
      callOff();
      mark.watch();
      fade(0);
      callOff = pair.pauseLater((work) => after(fadeMs, work));
    },
    markAt: mark.set,
    positionMs: () => positionMs(),
    setRate(next) {
      const inside = positionMs() - (segment()?.startMs ?? 0);
      rate = next;
      pair.setRate(rate);
      if (playing && isSilent()) void start(inside);
      mark.watch();
    },
    onEnd: (work) => void (listener = work),
  };
}
