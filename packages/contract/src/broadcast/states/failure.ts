import { codeTable, type NameOf } from '../../base/codes.ts';

/** Why a page was not spoken. */
export const pageFailure = codeTable('page failure', {
  other: 1,
  'engine-missing': 2,
  'engine-failed': 3,
  /** Written before a gone voice gave way to the nearest one. */
  'voice-gone': 4,
  cancelled: 5,
  /** Its script was changed while it was being spoken. */
  changed: 6,
  'disk-full': 7,
});
export type PageFailure = NameOf<typeof pageFailure>;
