import { codeTable, type NameOf } from '../../base/codes.ts';

/** Where a file of an avatar's knowledge base stands (spec section 4). */
export const avatarFileStatus = codeTable('avatar file status', { normal: 1, formation: 3, analysis: 8 });

/** The name of an avatar file status. */
export type AvatarFileStatus = NameOf<typeof avatarFileStatus>;
