import { wander } from './noise.ts';

/** How the head is held: angles in radians, the shift in distances between the pupils. */
export type Head = { yaw: number; pitch: number; roll: number; shift: number };

const breathMs = 4100;
const idleAmount = 0.55;
const speakingMore = 0.75;

/** A head is never quite still, and moves more while it speaks. */
export function headAt(seed: number, time: number, speaking: number): Head {
  const s = time / 1000;
  const amount = idleAmount + speakingMore * speaking;
  const drift = (channel: number, perSecond: number) => wander(seed * 31 + channel, s * perSecond);
  return {
    yaw: (drift(1, 0.28) * 0.05 + drift(2, 0.9) * 0.018 * speaking) * amount,
    pitch: (drift(3, 0.24) * 0.028 + drift(4, 1.3) * 0.016 * speaking) * amount,
    roll: (drift(5, 0.2) * 0.022 + drift(6, 0.7) * 0.008 * speaking) * amount,
    shift: drift(7, 0.13) * 0.03,
  };
}

/** 0 with empty lungs, 1 with full ones. */
export const breathAt = (time: number): number => Math.sin((time / breathMs) * 2 * Math.PI) * 0.5 + 0.5;

/** Brows that lift a little by themselves now and then. */
export const browAt = (seed: number, time: number): number =>
  Math.max(0, wander(seed * 31 + 8, (time / 1000) * 0.35) - 0.45) * 0.8;
