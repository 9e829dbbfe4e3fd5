import type { User } from '@app/contract/user/schema.ts';
import type { UserRow } from './tables.ts';

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    mailbox: row.mailbox,
    nickname: row.nickname,
    type: row.administrator ? 'administrator' : 'ordinary',
    level: row.level,
    permissionLevel: row.permissionLevel,
    isFirst: row.isFirst,
  };
}
