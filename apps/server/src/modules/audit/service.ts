import { adminLimits } from '@app/contract/admin/limits.ts';
import type { AuditRow } from '@app/contract/admin/schema.ts';
import type { AuditAction, AuditDetail } from '@app/contract/admin/states/audit-action.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Page, PageOf } from '../../platform/db/page.ts';
import { type AuditFilter, createAuditKeeper, createAuditStore } from './store.ts';

type Deps = { db: Database; clock: Clock; newId: () => string };

/**
 * What is noted. `detail` holds no secret: no password, token or code that opens something. A mailbox that is not the
 * actor's stands in `detail.mailbox`: there it is found, and masked when its account is deleted.
 */
export type AuditNote = {
  action: AuditAction;
  /** Null when nobody is logged in. */
  actorId: string | null;
  subject?: string;
  detail?: AuditDetail;
  address?: string;
};

const dayMs = 24 * 60 * 60 * 1000;

export type AuditService = ReturnType<typeof createAuditService>;

/** The log of who did what. Rows are only added; they go when they are old. */
export function createAuditService({ db, clock, newId }: Deps) {
  return {
    /** Writes a row if and only if the caller's transaction commits. */
    async note(tx: Transaction, { action, actorId, subject, detail, address }: AuditNote): Promise<void> {
      await createAuditStore(tx).insert({
        id: newId(),
        at: clock.now(),
        action,
        actorId,
        subject: subject ?? '',
        detail: detail ?? {},
        address: address ?? '',
      });
    },

    list: (filter: AuditFilter & Page): Promise<PageOf<AuditRow>> =>
      createAuditStore(db).page(filter, filter),

    /** To be called, after the last `note`, by who deletes an account: the log goes on without its mailbox. */
    maskMailbox: (tx: Transaction, userId: string): Promise<void> => createAuditKeeper(tx).mask(userId),

    async forgetOldRows(): Promise<void> {
      const before = new Date(clock.now().getTime() - adminLimits.auditDays * dayMs);
      await db.transaction((tx) => createAuditKeeper(tx).deleteBefore(before));
    },
  };
}
