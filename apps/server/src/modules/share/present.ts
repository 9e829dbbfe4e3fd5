import { shareLimits } from '@app/contract/share/limits.ts';
import type { Share } from '@app/contract/share/schema.ts';
import type { ShareRow } from './tables.ts';

export function presentShare({ userId: _user, closedAt, validityDays, ...row }: ShareRow): Share {
  return {
    ...row,
    isClosed: closedAt !== null,
    // Written through the contract's schema alone.
    validityDays:
      shareLimits.validityDays.find((days) => days === validityDays) ?? shareLimits.validityDays[0],
  };
}
