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
  'outline',
  'deck',
  'page',
  'branch',
  'script',
  'exchange',
  'order',
  'refund',
  'back',
  'top-up',
  'end',
] as const;

/** Reasons that keys begin with. */
export const namedReasons = [...keyNames, ...rewards] as const;

/** Every reason an entry can have; `other` is a key that has no name here. */
export const entryReasons = [...namedReasons, 'other'] as const;
export type EntryReason = (typeof entryReasons)[number];

/** The reason of an entry, read from its key. */
export function reasonOf(key: string): EntryReason {
  const name = key.split(':', 1)[0];
  return entryReasons.find((reason) => reason === name) ?? 'other';
}
