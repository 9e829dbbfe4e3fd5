import { codeTable, type NameOf } from '../../base/codes.ts';

/** Where an avatar stands (spec section 4). */
export const avatarStatus = codeTable('avatar status', {
  ready: 1,
  forbidden: 2,
  'look-generation': 3,
  error: 4,
  'pre-generation': 5,
});

/** The name of an avatar status. */
export type AvatarStatus = NameOf<typeof avatarStatus>;
