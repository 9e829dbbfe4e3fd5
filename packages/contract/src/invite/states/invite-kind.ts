import { codeTable, type NameOf } from '../../base/codes.ts';

/** What a code makes of the account that redeems it (decisions, section 3). */
export const inviteKind = codeTable('invitation code kind', { personal: 1, student: 2, member: 3 });
export type InviteKind = NameOf<typeof inviteKind>;
