import type { DeskUser } from '@app/contract/admin/schema.ts';
import { levelNameOf } from '@app/contract/user/states/level.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Page, PageOf } from '../../../platform/db/page.ts';
import type { CreditService } from '../../credit/service.ts';
import { createDeskStore, type UserFilter } from '../store.ts';
import type { UserRow } from '../tables.ts';

type Deps = { db: Database; credits: CreditService };

/** Reads accounts as the administrator sees them, with what is left of their credits. */
export const listUsers =
  ({ db, credits }: Deps) =>
  async (filter: UserFilter & Page): Promise<PageOf<DeskUser>> => {
    const { list, ...page } = await createDeskStore(db).page(filter);
    const left = await credits.creditsOf(list.map(({ id }) => id));
    return { ...page, list: list.map((row) => presentDeskUser(row, left.get(row.id) ?? 0)) };
  };

export const presentDeskUser = (row: UserRow, credits: number): DeskUser => ({
  id: row.id,
  mailbox: row.mailbox,
  nickname: row.nickname,
  type: row.administrator ? 'administrator' : 'ordinary',
  permissionLevel: row.permissionLevel,
  level: levelNameOf(row.level),
  disabled: row.disabled,
  invited: row.invited,
  credits,
  createdAt: row.createdAt,
  lastSeenAt: row.lastSeenAt,
});
