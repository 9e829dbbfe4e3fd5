import type { AuditAction } from '@app/contract/admin/states/audit-action.ts';
import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import { contains } from '../../platform/db/search.ts';
import { type AuditTableRow, auditTable } from './tables.ts';

/** What is looked for: actor and subject by id, or by a piece of the mailbox. */
export type AuditFilter = {
  actor?: string | undefined;
  action?: AuditAction | undefined;
  subject?: string | undefined;
};

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const subjectMailbox = sql`${auditTable.detail} ->> 'mailbox'`;

/** `ada@example.com` becomes `a***@example.com`; what is no mailbox stays as it is. */
const masked = (text: SQL) => sql`regexp_replace(${text}, '^([^@\\s])[^@\\s]*@', '\\1***@')`;

export function createAuditStore(db: Executor) {
  return {
    /** The mailbox is read from the account in the same statement, so that no caller can get it wrong. */
    async insert(row: Omit<AuditTableRow, 'actorMailbox'>): Promise<void> {
      const mailbox = sql`coalesce((select mailbox from "user" where id = ${row.actorId}), '')`;
      await db.insert(auditTable).values({ ...row, actorMailbox: mailbox });
    },

    page({ actor, action, subject }: AuditFilter, page: Page): Promise<PageOf<AuditTableRow>> {
      const where = and(
        actor ? actorIs(actor) : undefined,
        action ? eq(auditTable.action, action) : undefined,
        subject ? or(eq(auditTable.subject, subject), contains(subject, subjectMailbox)) : undefined,
      );
      return readPage(db, auditTable, { ...(where ? { where } : {}), orderBy: desc(auditTable.id), page });
    },
  };
}

const actorIs = (actor: string) =>
  isId(actor) ? eq(auditTable.actorId, actor) : contains(actor, auditTable.actorMailbox);

/** The only two changes that the trigger lets through, and only where they are announced. */
export function createAuditKeeper(tx: Transaction) {
  const announce = (change: 'mask' | 'clean' | '') =>
    tx.execute(sql`select set_config('rostrum.audit_change', ${change}, true)`);

  return {
    /** Masks the mailbox of an account wherever it stands: as the one who acted and as the one it was done to. */
    async mask(userId: string): Promise<void> {
      await announce('mask');
      await tx
        .update(auditTable)
        .set({ actorMailbox: masked(sql`${auditTable.actorMailbox}`) })
        .where(eq(auditTable.actorId, userId));
      const maskedDetail = sql`(select jsonb_object_agg(key, case jsonb_typeof(value)
        when 'string' then to_jsonb(${masked(sql`value #>> '{}'`)}) else value end) from jsonb_each(${auditTable.detail}))`;
      const speaksOf = or(
        eq(auditTable.subject, userId),
        and(eq(auditTable.actorId, userId), eq(auditTable.subject, '')),
      );
      await tx
        .update(auditTable)
        .set({ detail: maskedDetail })
        .where(and(speaksOf, sql`${auditTable.detail} <> '{}'`));
      await announce('');
    },

    async deleteBefore(moment: Date): Promise<void> {
      await announce('clean');
      await tx.delete(auditTable).where(lt(auditTable.at, moment));
      await announce('');
    },
  };
}
