import { unitNames } from '@app/contract/rig/states/unit.ts';
import type { Emotion } from '@app/contract/speech/states/emotion.ts';
import { type AttentionChange, bearingAt } from './attention.ts';
import { blinkAt, pauseBlinkAt } from './blink.ts';
import { emotionUnits } from './emotion.ts';
import { gazeAt } from './gaze.ts';
import { breathAt, browAt, headAt } from './head.ts';
import { addMouth, closureAt, mouthAt, speakingAt } from './mouth.ts';
import { clamp, lastStarted, smoothstep } from './numbers.ts';
import { addUnits, unitPlace } from './units.ts';
import type { VisemeMark } from './visemes.ts';

/** A face at one moment; the renderers draw it. */
export type Pose = {
  /** By unitPlace. */
  units: Float32Array;
  tongue: number;
  unsmile: number;
  yaw: number;
  pitch: number;
  roll: number;
  shift: number;
  breath: number;
  gazeX: number;
  gazeY: number;
};

/** What a face says. */
export type FaceTrack = {
  visemes: readonly VisemeMark[];
  /** The stressed words: a nod and lifted brows. */
  emphasis: readonly { startMs: number }[];
};

/** Everything that decides how a face looks, besides the time. */
export type FaceScript = {
  seed: number;
  emotion: Emotion;
  track: FaceTrack;
  /** Idle time since when the speech has been cut off. */
  hushedSinceMs?: number;
  /** What it does besides speaking. */
  attention?: AttentionChange;
  /** For people who asked for less motion: only the mouth and the lids move. */
  still?: boolean;
};

/** Speech has the time of its track; breathing, blinking and swaying have a time that never stops or jumps. */
export type FaceTime = { speechMs: number; idleMs: number };

/** A mouth that is cut off closes within this time. */
const hushMs = 120;
/** Nobody looks cross when they do nothing. */
export const restSmile = 0.1;
const nod = { beforeMs: 180, holdMs: 120, afterMs: 550, pitch: 0.035, brow: 0.75, jaw: 0.12 };
/** Eyes stay on the viewer while the head turns. */
const steadyEyes = { yaw: 2.2, pitch: 0.8 };
/** Beyond these a flat picture tears. */
const most = { yaw: 0.14, pitch: 0.105, gaze: 0.5 };

export const neutralPose = (): Pose => ({
  units: new Float32Array(unitNames.length),
  tongue: 0,
  unsmile: 0,
  yaw: 0,
  pitch: 0,
  roll: 0,
  shift: 0,
  breath: 0,
  gazeX: 0,
  gazeY: 0,
});

/** How strongly a word is stressed at a moment: 0 to 1. */
export function emphasisAt(emphasis: FaceTrack['emphasis'], time: number): number {
  let strength = 0;
  for (let place = lastStarted(emphasis, time + nod.beforeMs); place >= 0; place--) {
    const since = time - (emphasis[place]?.startMs ?? 0);
    if (since > nod.afterMs) break;
    strength = Math.max(
      strength,
      smoothstep(-nod.beforeMs, 0, since) * (1 - smoothstep(nod.holdMs, nod.afterMs, since)),
    );
  }
  return strength;
}

/** The face at a time. It depends on nothing else: the same script and time give the same face. */
export function poseAt(script: FaceScript, { speechMs, idleMs }: FaceTime): Pose {
  const { seed, emotion, track, hushedSinceMs, attention, still } = script;
  const pose = neutralPose();
  const loudness =
    hushedSinceMs === undefined ? 1 : 1 - smoothstep(hushedSinceMs, hushedSinceMs + hushMs, idleMs);
  const speaking = speakingAt(track.visemes, speechMs) * loudness;
  const stress = emphasisAt(track.emphasis, speechMs) * loudness;
  const closure = closureAt(track.visemes, speechMs) * loudness;
  const mouth = mouthAt(track.visemes, speechMs);
  for (const id of Object.keys(mouth) as (keyof typeof mouth)[]) mouth[id] = (mouth[id] ?? 0) * loudness;
  Object.assign(pose, addMouth(pose.units, mouth, { closure, speaking, loudness: 1 + nod.jaw * stress }));

  addUnits(pose.units, emotionUnits[emotion]);
  const brow = Math.max(browAt(seed, idleMs), stress * nod.brow);
  const blink = Math.max(blinkAt(seed, idleMs), pauseBlinkAt(seed, track.visemes, speechMs) * loudness);
  addUnits(pose.units, { cornersUp: restSmile, blinkL: blink, blinkR: blink * 0.99 });
  if (still) return finished(pose);

  addUnits(pose.units, { browUpL: brow, browUpR: brow * 0.92 });
  const bearing = bearingAt(attention, idleMs);
  addUnits(pose.units, bearing.units);
  const head = headAt(seed, idleMs, speaking);
  pose.yaw = head.yaw + bearing.yaw;
  pose.pitch = head.pitch + stress * nod.pitch + bearing.pitch;
  pose.roll = head.roll + bearing.roll;
  pose.shift = head.shift;
  pose.breath = breathAt(idleMs);
  const gaze = gazeAt(seed, idleMs);
  pose.gazeX = gaze.x * bearing.wander + bearing.gazeX - head.yaw * steadyEyes.yaw;
  pose.gazeY = gaze.y * bearing.wander + bearing.gazeY + head.pitch * steadyEyes.pitch;
  return finished(pose);
}

function finished(pose: Pose): Pose {
  pose.yaw = clamp(pose.yaw, -most.yaw, most.yaw);
  pose.pitch = clamp(pose.pitch, -most.pitch, most.pitch);
  pose.gazeX = clamp(pose.gazeX, -most.gaze, most.gaze);
  pose.gazeY = clamp(pose.gazeY, -most.gaze, most.gaze);
  for (const side of ['L', 'R'] as const) {
    const blink = Math.min(1, pose.units[unitPlace(`blink${side}`)] ?? 0);
    pose.units[unitPlace(`blink${side}`)] = blink;
    // A lid that is down has no way left to be narrowed.
    pose.units[unitPlace(`squint${side}`)] = (pose.units[unitPlace(`squint${side}`)] ?? 0) * (1 - blink);
  }
  return pose;
}
