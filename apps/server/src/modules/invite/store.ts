import type { ApplicationState, CodeDelivery } from '@app/contract/invite/states/application-state.ts';
import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import { contains } from '../../platform/db/search.ts';
import {
  type InviteApplicationRow,
  type InviteCodeRow,
  inviteApplicationTable,
  inviteCodeTable,
} from './tables.ts';

export function createInviteStore(db: Executor) {
  return {
    async insert(row: typeof inviteCodeTable.$inferInsert): Promise<void> {
      await db.insert(inviteCodeTable).values(row);
    },

    /** Takes one use of a code; undefined when there is none to take. Of twenty who want the last one, one gets it. */
    async takeUse(code: string, now: Date): Promise<InviteCodeRow | undefined> {
      const { usesLeft, redeemed, expiresAt } = inviteCodeTable;
      const rows = await db
        .update(inviteCodeTable)
        .set({ usesLeft: sql`${usesLeft} - 1`, redeemed: sql`${redeemed} + 1` })
        .where(and(eq(inviteCodeTable.code, code), hasUses, or(isNull(expiresAt), gt(expiresAt, now))))
        .returning();
      return rows[0];
    },

    async insertApplication(row: typeof inviteApplicationTable.$inferInsert): Promise<void> {
      await db.insert(inviteApplicationTable).values(row);
    },
  };
}

/** Which codes the administrator looks for. */
export type CodeFilter = { search?: string | undefined; state?: 'open' | 'used' | 'expired' | undefined };

const hasUses = or(isNull(inviteCodeTable.usesLeft), gt(inviteCodeTable.usesLeft, 0));

function isIn(state: NonNullable<CodeFilter['state']>, now: Date): SQL | undefined {
  const { expiresAt, usesLeft } = inviteCodeTable;
  if (state === 'used') return eq(usesLeft, 0);
  if (state === 'expired') return and(hasUses, lte(expiresAt, now));
  return and(hasUses, or(isNull(expiresAt), gt(expiresAt, now)));
}

/** What the administrator's desk asks about codes and applications. */
export function createInviteDeskStore(db: Executor) {
  return {
    codePage({ search, state, ...page }: CodeFilter & Page, now: Date): Promise<PageOf<InviteCodeRow>> {
      const where = and(
        search ? contains(search, inviteCodeTable.code, inviteCodeTable.note) : undefined,
        state ? isIn(state, now) : undefined,
      );
      // Spelled as the index is.
      const orderBy = sql`${inviteCodeTable.createdAt} desc nulls last, ${inviteCodeTable.code}`;
      return readPage(db, inviteCodeTable, { ...(where ? { where } : {}), orderBy, page });
    },

    /** Inserts those codes that are new; answers with them. */
    async insertNew(rows: readonly (typeof inviteCodeTable.$inferInsert)[]): Promise<string[]> {
      const added = await db
        .insert(inviteCodeTable)
        .values([...rows])
        .onConflictDoNothing()
        .returning({ code: inviteCodeTable.code });
      return added.map(({ code }) => code);
    },

    async removeCode(code: string): Promise<InviteCodeRow | undefined> {
      return (await db.delete(inviteCodeTable).where(eq(inviteCodeTable.code, code)).returning())[0];
    },

    /** When these codes, which were made together, cease to be valid. */
    async expiryOf(codes: readonly string[]): Promise<Date | null> {
      const rows = await db
        .select({ expiresAt: inviteCodeTable.expiresAt })
        .from(inviteCodeTable)
        .where(inArray(inviteCodeTable.code, [...codes]))
        .limit(1);
      return rows[0]?.expiresAt ?? null;
    },

    applicationPage(state: ApplicationState | undefined, page: Page): Promise<PageOf<InviteApplicationRow>> {
      const { id, state: column } = inviteApplicationTable;
      // Each spelled as the index that serves it: the one on the state, or the primary key from its end.
      const order = state
        ? { where: eq(column, state), orderBy: sql`${id} desc nulls last` }
        : { orderBy: desc(id) };
      return readPage(db, inviteApplicationTable, { ...order, page });
    },

    async findApplication(id: string): Promise<InviteApplicationRow | undefined> {
      return (await db.select().from(inviteApplicationTable).where(eq(inviteApplicationTable.id, id)))[0];
    },

    /** Decides an application that waits; undefined when it does not, or is not there. */
    async decide(
      id: string,
      decision: Pick<InviteApplicationRow, 'state' | 'note' | 'decidedAt'>,
    ): Promise<InviteApplicationRow | undefined> {
      const { id: column, state } = inviteApplicationTable;
      const waits = and(eq(column, id), eq(state, 'waiting'));
      return (await db.update(inviteApplicationTable).set(decision).where(waits).returning())[0];
    },

    async setGranted(
      id: string,
      granted: Pick<InviteApplicationRow, 'codes' | 'delivery' | 'mailId'>,
    ): Promise<void> {
      await db.update(inviteApplicationTable).set(granted).where(eq(inviteApplicationTable.id, id));
    },

    async setDelivery(id: string, delivery: CodeDelivery): Promise<void> {
      const { id: column } = inviteApplicationTable;
      await db.update(inviteApplicationTable).set({ delivery }).where(eq(column, id));
    },
  };
}
