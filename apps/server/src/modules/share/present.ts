import { shareLimits } from '@app/contract/share/limits.ts';
import type { Share } from '@app/contract/share/schema.ts';
import { dayOf } from '../../platform/clock.ts';
import type { ShareRow } from './tables.ts';

type Guard = Pick<Share, 'wrongCodes' | 'isPaused'>;

export function presentShare(
  { userId: _user, closedAt, validityDays, askedOn, asked, ...row }: ShareRow,
  now: Date,
  guard: Guard,
): Share {
  return {
    ...row,
    ...guard,
    questionsToday: askedOn === dayOf(now) ? asked : 0,
    isClosed: closedAt !== null,
    // Written through the contract's schema alone.
    validityDays:
      shareLimits.validityDays.find((days) => days === validityDays) ?? shareLimits.validityDays[0],
  };
}
