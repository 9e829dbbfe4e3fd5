import type { Emotion } from '@app/contract/speech/states/emotion.ts';
import type { Clock } from '../clock.ts';
import type { Attention } from './attention.ts';
import { type FaceScript, type FaceTrack, poseAt } from './pose.ts';
import type { FaceRenderer } from './renderer.ts';

/** A processor that draws has other things to do as well: the least time between two pictures. */
const gapMs: Record<FaceRenderer['kind'], number> = { webgl: 0, soft: 38, drawn: 28 };

/** A face that lives on a canvas: it breathes and blinks by itself, and speaks when it is told to. */
export type Face = {
  /** Speaks a track; `positionMs` tells where its sound is. */
  speak(track: FaceTrack, positionMs: () => number, emotion?: Emotion): void;
  /** Stops speaking at once. */
  hush(): void;
  /** Hears a question, looks for an answer, or neither. */
  attend(to: Attention): void;
  dispose(): void;
};

const silence: FaceTrack = { visemes: [], emphasis: [] };

export function createFace({
  renderer,
  clock,
  seed,
  still = false,
}: {
  renderer: FaceRenderer;
  /** A time that never stops, for everything a face does without speaking. */
  clock: Clock;
  seed: number;
  still?: boolean;
}): Face {
  let script: FaceScript = { seed, emotion: 'general', track: silence, still };
  let position = () => 0;
  let drawnAt = Number.NEGATIVE_INFINITY;
  const stop = clock.onTick((now) => {
    if (now - drawnAt < gapMs[renderer.kind]) return;
    drawnAt = now;
    renderer.draw(poseAt(script, { speechMs: position(), idleMs: now }));
  });
  return {
    speak(track, positionMs, emotion = 'general') {
      position = positionMs;
      const { hushedSinceMs: _hushed, ...before } = script;
      script = { ...before, emotion, track };
    },
    hush() {
      // The sound has stopped where it is; the mouth closes from there.
      const stopped = position();
      position = () => stopped;
      script = { ...script, hushedSinceMs: clock.now() };
    },
    attend(to) {
      const from = script.attention?.to ?? 'none';
      if (from !== to) script = { ...script, attention: { from, to, sinceMs: clock.now() } };
    },
    dispose() {
      stop();
      renderer.dispose();
    },
  };
}
