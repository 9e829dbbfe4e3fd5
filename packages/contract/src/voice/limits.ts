import { speechLimits } from '../speech/limits.ts';

const minuteMs = 60 * 1000;

/** Numbers of voices of one's own; how long a recording may be stands in speech/limits.ts. */
export const voiceLimits = {
  /** As of avatars: 1 to 20 characters. */
  name: { min: 1, max: 20 },
  perUser: 10,
  /** A shorter recording tells too little. */
  leastMs: speechLimits.clone.minMs,
  /** Each takes a process of its own for a while. */
  addedPerHour: { count: 20, perMs: 60 * minuteMs },
  /** As much of the ledger as one answer brings, the newest first. */
  consents: 500,
  /** Beyond this a voice no longer sounds natural: what is left of the difference is told. */
  pitchShift: 5,
} as const;
