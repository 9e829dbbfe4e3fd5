import { creditRewards } from '../limits.ts';
import type { Reward } from './reward.ts';

const rewards = Object.keys(creditRewards) as Reward[];

/** Why something was booked: what stands before the colon of a key. */
const keyNames = [
  'trial',
  'level',
  'grant',
  'project',
  'avatar',
  'style-images',
  'ask',
  'back',
  'top-up',
  'end',
] as const;

/** Every reason an entry can have; `other` is a key that has no name here. */
export const entryReasons = [...keyNames, ...rewards, 'other'] as const;
export type EntryReason = (typeof entryReasons)[number];

/** The reason of an entry, read from its key. */
export function reasonOf(key: string): EntryReason {
  const name = key.split(':', 1)[0];
  return entryReasons.find((reason) => reason === name) ?? 'other';
}
