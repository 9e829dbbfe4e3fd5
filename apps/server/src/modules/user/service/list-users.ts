import type { DeskUser } from '@app/contract/admin/schema.ts';
import { levelNameOf } from '@app/contract/user/states/level.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Page, PageOf } from '../../../platform/db/page.ts';
import type { CreditService } from '../../credit/service.ts';
import type { FactorService } from '../../factor/service.ts';
import { createDeskStore, type UserFilter } from '../store.ts';
import type { UserRow } from '../tables.ts';

type Deps = { db: Database; credits: CreditService; factors: FactorService };

/** Reads accounts as the administrator sees them, with what is left of their credits. */
export const listUsers =
  ({ db, credits, factors }: Deps) =>
  async (filter: UserFilter & Page): Promise<PageOf<DeskUser>> => {
    const { list, ...page } = await createDeskStore(db).page(filter);
    const ids = list.map(({ id }) => id);
    const [left, on] = await Promise.all([credits.creditsOf(ids), factors.onAmong(ids)]);
    const present = (row: UserRow) =>
      presentDeskUser(row, { credits: left.get(row.id) ?? 0, secondFactor: on.has(row.id) });
    return { ...page, list: list.map(present) };
  };

type Beside = Pick<DeskUser, 'credits' | 'secondFactor'>;

export const presentDeskUser = (row: UserRow, beside: Beside): DeskUser => ({
  id: row.id,
  mailbox: row.mailbox,
  nickname: row.nickname,
  type: row.administrator ? 'administrator' : 'ordinary',
  permissionLevel: row.permissionLevel,
  level: levelNameOf(row.level),
  disabled: row.disabled,
  invited: row.invited,
  ...beside,
  createdAt: row.createdAt,
  lastSeenAt: row.lastSeenAt,
});
