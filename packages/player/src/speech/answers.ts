import { lastStarted } from '../avatar/numbers.ts';
import type { AnswerPort, SoundPart } from './audio-port.ts';
import { fadeMs } from './narration.ts';

/** What is used of a source of sound. */
export type SoundSource = {
  start(atSeconds: number): void;
  stop(atSeconds: number): void;
  onEnd(listener: () => void): void;
};

/** What the answers need from the world outside; times are seconds of the sound's own clock. */
export type AnswerTools = {
  now(): number;
  latencyMs(): number;
  decode(sound: ArrayBuffer, part?: SoundPart): Promise<{ seconds: number; source(): SoundSource }>;
  fade(to: 0 | 1): void;
};

/** Sound that is to start at once starts a moment later, so that the start is not missed. */
const leadSeconds = 0.03;

type Sentence = { startMs: number; atSeconds: number; durationMs: number; source: SoundSource };

/** Sentences one after the other without a gap. When one is late, the answer's time waits for it. */
export function createAnswers({ now, latencyMs, decode, fade }: AnswerTools): AnswerPort {
  let queue: Sentence[] = [];
  let finished = false;
  let running = 0;
  /** Rises with every stop: what was asked for before does not sound afterwards. */
  let turn = 0;
  let last: Promise<void> = Promise.resolve();
  let listener = () => {};

  const endIfOver = () => {
    if (finished && running === 0) listener();
  };

  function start(decoded: { seconds: number; source(): SoundSource }, mine: number): void {
    const before = queue.at(-1);
    const startMs = before ? before.startMs + before.durationMs : 0;
    const free = before ? before.atSeconds + before.durationMs / 1000 : 0;
    const atSeconds = Math.max(free, now() + leadSeconds);
    const source = decoded.source();
    if (queue.length === 0) fade(1);
    queue.push({ startMs, atSeconds, durationMs: decoded.seconds * 1000, source });
    running++;
    source.onEnd(() => {
      if (mine !== turn) return;
      running--;
      endIfOver();
    });
    source.start(atSeconds);
  }

  return {
    add(sound, part) {
      const mine = turn;
      const decoding = decode(sound, part);
      const before = last;
      running++;
      const started = (async () => {
        try {
          const [decoded] = await Promise.all([decoding, before]);
          if (mine === turn) start(decoded, mine);
        } finally {
          if (mine === turn) {
            running--;
            endIfOver();
          }
        }
      })();
      // A sentence that cannot be decoded is told to who added it; the next one is played all the same.
      last = started.catch(() => undefined);
      return started;
    },
    finish() {
      finished = true;
      endIfOver();
    },
    stop() {
      turn++;
      fade(0);
      for (const { source } of queue) source.stop(now() + fadeMs / 1000);
      queue = [];
      finished = false;
      running = 0;
      last = Promise.resolve();
    },
    positionMs() {
      const heard = now() - latencyMs() / 1000;
      const byStart = queue.map(({ atSeconds }) => ({ startMs: atSeconds }));
      const current = queue[lastStarted(byStart, heard)];
      return current ? current.startMs + Math.min((heard - current.atSeconds) * 1000, current.durationMs) : 0;
    },
    onEnd(work) {
      listener = work;
    },
  };
}
