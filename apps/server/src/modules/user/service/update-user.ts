import type { AuditDetail } from '@app/contract/admin/states/audit-action.ts';
import { adminErrors } from '@app/contract/admin/errors.ts';
import type { DeskUser } from '@app/contract/admin/schema.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { type LevelName, levelNameOf } from '@app/contract/user/states/level.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CreditService } from '../../credit/service.ts';
import type { FactorService } from '../../factor/service.ts';
import { createUserStore } from '../store.ts';
import type { UserRow } from '../tables.ts';
import type { EndTokens } from './end-tokens.ts';
import { claimAccount, isKeeper, isLastKeeper } from './guard-administrators.ts';
import { presentDeskUser } from './list-users.ts';

type Deps = { credits: CreditService; factors: FactorService; end: EndTokens };

export type UserChange = {
  id: string;
  level?: LevelName | undefined;
  disabled?: boolean | undefined;
  permissionLevel?: 0 | 1 | 2 | undefined;
};

type Updated = { user: DeskUser; detail: AuditDetail | undefined };

/** Changes an account for an administrator; `detail` says what it was before and is now, if it is different. */
export const updateUser =
  ({ credits, factors, end }: Deps) =>
  async (tx: Transaction, actorId: string, change: UserChange): Promise<Updated> => {
    const before = await claimAccount(tx, actorId, change.id);
    const values = valuesOf(change);
    if (!isKeeper({ ...before, ...values }) && (await isLastKeeper(tx, before))) {
      throw new AppError(adminErrors.lastAdministrator);
    }
    const after = await createUserStore(tx).update(change.id, values);
    if (!after) throw new AppError(commonErrors.notFound);
    if (after.level !== before.level) await credits.grantLevel(tx, after.id, levelNameOf(after.level));
    if (after.disabled) await end.all(tx, after.id);
    const beside = {
      credits: (await credits.balancesOf(after.id, tx)).credits,
      secondFactor: (await factors.onAmong([after.id], tx)).has(after.id),
    };
    return { user: presentDeskUser(after, beside), detail: differences(before, after) };
  };

function valuesOf({ level, disabled, permissionLevel }: UserChange) {
  return {
    // A level that is given counts by the calendar.
    ...(level === undefined ? {} : { level: level === 'ordinary' ? null : level, levelSince: null }),
    ...(disabled === undefined ? {} : { disabled }),
    ...(permissionLevel === undefined ? {} : { permissionLevel, administrator: permissionLevel > 0 }),
  };
}

function differences(before: UserRow, after: UserRow): AuditDetail | undefined {
  const pairs = [
    ['level', levelNameOf(before.level), levelNameOf(after.level)],
    ['disabled', before.disabled, after.disabled],
    ['permissionLevel', before.permissionLevel, after.permissionLevel],
  ] as const;
  const changed = pairs.filter(([, from, to]) => from !== to);
  const arrows = changed.map(([name, from, to]) => [name, `${from} → ${to}`]);
  return arrows.length === 0 ? undefined : { mailbox: after.mailbox, ...Object.fromEntries(arrows) };
}
