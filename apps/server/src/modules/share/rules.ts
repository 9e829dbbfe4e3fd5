import type { ShareEntry } from '@app/contract/share/schema.ts';
import type { OwnedShare } from './store.ts';
import type { ShareRow } from './tables.ts';

type Standing = Pick<OwnedShare, 'closedAt' | 'expiresAt' | 'usedPlaces' | 'people' | 'isOwnerEnabled'>;

/** Whether a share can still be entered by somebody new. */
export function shareState(share: Standing, now: Date): ShareEntry['state'] {
  if (share.closedAt !== null || share.expiresAt <= now || !share.isOwnerEnabled) return 'closed';
  return share.usedPlaces >= share.people ? 'full' : 'open';
}

/** Whether a share has just become full, and most of it went to one address: a class, or somebody who takes all places. */
export const isTakenFromOnePlace = (
  { usedPlaces, people }: Pick<ShareRow, 'usedPlaces' | 'people'>,
  fromHere: number,
): boolean => usedPlaces === people && people >= 5 && fromHere * 2 > people;

/** Letters and digits that nobody mistakes for another when they are read out. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code of random letters; `random` gives whole numbers below its argument. */
export const codeOf = (length: number, random: (below: number) => number): string =>
  Array.from({ length }, () => letters[random(letters.length)]).join('');

/** Extraction codes are read out and typed: their letters' case does not matter. */
export const sameCode = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();
