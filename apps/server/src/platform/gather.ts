import { setTimeout as pause } from 'node:timers/promises';

const gatherMs = 30;

/** A crowd is coming: what they ask is asked once for all who come in this moment, which nobody feels. */
export const gather = (): Promise<void> => pause(gatherMs);
