import type { CodePurpose } from '@app/contract/user/schema.ts';
import type { LevelName } from '@app/contract/user/states/level.ts';
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import type { Page, PageOf } from '../../platform/db/page.ts';
import { lazily } from '../../platform/db/lazily.ts';
import { contains } from '../../platform/db/search.ts';
import { type SessionKind, sameMailbox } from './rules.ts';
import {
  knownMailboxTable,
  type NewUser,
  type SessionRow,
  sessionTable,
  type UserRow,
  userTable,
  type VerificationCodeRow,
  verificationCodeTable,
} from './tables.ts';

/** Fields that are absent or undefined stay as they are. */
type Change = { [K in keyof NewUser]?: NewUser[K] | undefined };

export type UserStore = ReturnType<typeof createUserStore>;

/** Accounts and the tokens that open them. */
export const createUserStore = (db: Executor) => ({
  ...accountQueries(db),
  ...tokenQueries(db),
  ...tokenEnds(db),
});

function accountQueries(db: Executor) {
  const byId = lazily(() =>
    db
      .select()
      .from(userTable)
      .where(eq(userTable.id, sql.placeholder('id')))
      .prepare('user_by_id'),
  );
  const isMailbox = (mailbox: string) => eq(sql`lower(${userTable.mailbox})`, sameMailbox(mailbox));

  return {
    async find(id: string): Promise<UserRow | undefined> {
      return (await byId().execute({ id }))[0];
    },

    /** Keeps the account as it is until the transaction ends. */
    async lock(id: string): Promise<UserRow | undefined> {
      return (await db.select().from(userTable).where(eq(userTable.id, id)).for('update'))[0];
    },

    async findByMailbox(mailbox: string): Promise<UserRow | undefined> {
      return (await db.select().from(userTable).where(isMailbox(mailbox)))[0];
    },

    /** Undefined when the mailbox has an account already: of two at the same moment one gets it. */
    async insert(row: NewUser): Promise<UserRow | undefined> {
      return (await db.insert(userTable).values(row).onConflictDoNothing().returning())[0];
    },

    async update(id: string, change: Change): Promise<UserRow | undefined> {
      return (await db.update(userTable).set(change).where(eq(userTable.id, id)).returning())[0];
    },

    /** The one caller that opens the account gets the row. */
    async markInvited(
      id: string,
      change: Pick<UserRow, 'inviteKind' | 'organisationId'>,
    ): Promise<UserRow | undefined> {
      const rows = await db
        .update(userTable)
        .set({ ...change, invited: true })
        .where(and(eq(userTable.id, id), eq(userTable.invited, false)))
        .returning();
      return rows[0];
    },

    async delete(id: string): Promise<void> {
      await db.delete(userTable).where(eq(userTable.id, id));
    },
  };
}

const isOpen = (userId: string, kind: SessionKind, now: Date) =>
  and(eq(sessionTable.userId, userId), eq(sessionTable.kind, kind), gt(sessionTable.expiresAt, now));

/** One array, not one parameter each: there may be more of them than a statement takes. */
const isAmong = (tokenHashes: readonly string[]) =>
  sql`${sessionTable.tokenHash} = any(${sql.param([...tokenHashes])})`;

/** The tokens that are open. */
function tokenQueries(db: Executor) {
  // Asked by every call with a token: prepared, the database plans it once per connection.
  const holdersOf = lazily(() =>
    db
      .select({ session: sessionTable, user: userTable })
      .from(sessionTable)
      .leftJoin(userTable, eq(userTable.id, sessionTable.userId))
      .where(
        and(
          sql`${sessionTable.tokenHash} = any(${sql.placeholder('tokenHashes')})`,
          gt(sessionTable.expiresAt, sql.placeholder('now')),
        ),
      )
      .prepare('holders_of_tokens'),
  );

  async function findHolders(tokenHashes: readonly string[], now: Date) {
    const rows = await holdersOf().execute({ tokenHashes: [...tokenHashes], now });
    return new Map(rows.map((row) => [row.session.tokenHash, row]));
  }

  return {
    findHolders,
    findHolder: async (tokenHash: string, now: Date) => (await findHolders([tokenHash], now)).get(tokenHash),

    /** True when the mailbox was not known yet. */
    async insertKnownMailbox(hash: string): Promise<boolean> {
      const rows = await db
        .insert(knownMailboxTable)
        .values({ hash })
        .onConflictDoNothing()
        .returning({ hash: knownMailboxTable.hash });
      return rows.length > 0;
    },

    /** Which of these tokens open something now. */
    async openAmong(tokenHashes: readonly string[], now: Date): Promise<Set<string>> {
      const rows = await db
        .select({ tokenHash: sessionTable.tokenHash })
        .from(sessionTable)
        .where(and(isAmong(tokenHashes), gt(sessionTable.expiresAt, now)));
      return new Set(rows.map((row) => row.tokenHash));
    },

    /** Keeps a session from ending until the transaction does. */
    async holdSession(tokenHash: string): Promise<SessionRow | undefined> {
      const rows = await db
        .select()
        .from(sessionTable)
        .where(eq(sessionTable.tokenHash, tokenHash))
        .for('key share');
      return rows[0];
    },

    async insertSession(row: typeof sessionTable.$inferInsert): Promise<void> {
      await db.insert(sessionTable).values(row);
    },

    async renewSession(tokenHash: string, expiresAt: Date, lastUsedAt: Date): Promise<void> {
      await db
        .update(sessionTable)
        .set({ expiresAt, lastUsedAt })
        .where(eq(sessionTable.tokenHash, tokenHash));
    },

    /** Where the account is logged in. */
    async addressesOf(userId: string, now: Date): Promise<string[]> {
      const rows = await db
        .selectDistinct({ address: sessionTable.address })
        .from(sessionTable)
        .where(isOpen(userId, 'user', now));
      return rows.map((row) => row.address);
    },

    async countSessions(userId: string, now: Date): Promise<number> {
      return db.$count(sessionTable, isOpen(userId, 'user', now));
    },

    /** The open tokens of a kind, the one used last first. */
    async sessionsOf(userId: string, kind: SessionKind, now: Date): Promise<SessionRow[]> {
      return db
        .select()
        .from(sessionTable)
        .where(isOpen(userId, kind, now))
        .orderBy(desc(sessionTable.lastUsedAt), desc(sessionTable.createdAt));
    },
  };
}

/** How tokens end. */
function tokenEnds(db: Executor) {
  return {
    /** The one caller that ended the session gets it. */
    async endSession(tokenHash: string): Promise<SessionRow | undefined> {
      return (await db.delete(sessionTable).where(eq(sessionTable.tokenHash, tokenHash)).returning())[0];
    },

    /** As `endSession`, by the id that the owner sees; only the owner's own. Answers with the hash of its token. */
    async endLogin(userId: string, id: string): Promise<string | undefined> {
      const rows = await db
        .delete(sessionTable)
        .where(and(eq(sessionTable.id, id), eq(sessionTable.userId, userId), eq(sessionTable.kind, 'user')))
        .returning({ tokenHash: sessionTable.tokenHash });
      return rows[0]?.tokenHash;
    },

    /** Ends the logins of an account but one. Answers with the hashes of their tokens. */
    async endOtherLogins(userId: string, tokenHash: string): Promise<string[]> {
      const { kind } = sessionTable;
      const rows = await db
        .delete(sessionTable)
        .where(and(eq(sessionTable.userId, userId), eq(kind, 'user'), ne(sessionTable.tokenHash, tokenHash)))
        .returning({ tokenHash: sessionTable.tokenHash });
      return rows.map((row) => row.tokenHash);
    },

    /** Ends every token of an account: logins, one-time tokens and links to a new password. */
    async endAll(userId: string): Promise<void> {
      await db.delete(sessionTable).where(eq(sessionTable.userId, userId));
    },

    /** Notes the first use of a visitor's token. */
    async noteFirstUse(tokenHashes: readonly string[], now: Date): Promise<void> {
      await db.update(sessionTable).set({ lastUsedAt: now }).where(isAmong(tokenHashes));
    },

    /**
     * Ends visits that began before a moment and were never used. Their tokens open nothing any more and are known until
     * they expire, so that who comes back is told why.
     */
    async endUnusedVisits(shareId: string, before: Date): Promise<number> {
      const { createdAt, lastUsedAt } = sessionTable;
      const ended = await db
        .update(sessionTable)
        .set({ shareId: null })
        .where(and(eq(sessionTable.shareId, shareId), lt(createdAt, before), lte(lastUsedAt, createdAt)))
        .returning({ tokenHash: sessionTable.tokenHash });
      return ended.length;
    },
    /** Ends every token of an account but its logins. */
    async endAllButLogins(userId: string): Promise<void> {
      await db
        .delete(sessionTable)
        .where(and(eq(sessionTable.userId, userId), ne(sessionTable.kind, 'user')));
    },

    /** Uses a link to a new password up; the one caller that did gets its account. */
    async burnReset(tokenHash: string, now: Date): Promise<string | undefined> {
      const rows = await db
        .delete(sessionTable)
        .where(
          and(
            eq(sessionTable.tokenHash, tokenHash),
            eq(sessionTable.kind, 'reset'),
            gt(sessionTable.expiresAt, now),
          ),
        )
        .returning({ userId: sessionTable.userId });
      return rows[0]?.userId ?? undefined;
    },

    async deleteExpiredSessions(now: Date): Promise<void> {
      await db.delete(sessionTable).where(lt(sessionTable.expiresAt, now));
    },
  };
}

export type CodeStore = ReturnType<typeof createCodeStore>;

/** The verification codes. */
export function createCodeStore(db: Executor) {
  const table = verificationCodeTable;
  const of = (mailbox: string, purpose: CodePurpose) =>
    and(eq(table.mailbox, sameMailbox(mailbox)), eq(table.purpose, purpose));

  return {
    async find(mailbox: string, purpose: CodePurpose): Promise<VerificationCodeRow | undefined> {
      return (await db.select().from(table).where(of(mailbox, purpose)))[0];
    },

    /** The new code replaces one that was made before `madeBefore`; of two who ask at the same moment one gets it. */
    async replace(row: VerificationCodeRow, madeBefore: Date): Promise<boolean> {
      const { codeHash, triesLeft, expiresAt, createdAt } = row;
      const rows = await db
        .insert(table)
        .values({ ...row, mailbox: sameMailbox(row.mailbox) })
        .onConflictDoUpdate({
          target: [table.mailbox, table.purpose],
          set: { codeHash, triesLeft, expiresAt, createdAt },
          setWhere: lte(table.createdAt, madeBefore),
        })
        .returning({ mailbox: table.mailbox });
      return rows.length > 0;
    },

    /** Counts a try before it is compared, so that no more are made than there are, however many come at once. */
    async countTry(mailbox: string, purpose: CodePurpose, now: Date): Promise<string | undefined> {
      const rows = await db
        .update(table)
        .set({ triesLeft: sql`${table.triesLeft} - 1` })
        .where(and(of(mailbox, purpose), gt(table.triesLeft, 0), gt(table.expiresAt, now)))
        .returning({ codeHash: table.codeHash });
      return rows[0]?.codeHash;
    },

    async takeTryBack(mailbox: string, purpose: CodePurpose, codeHash: string): Promise<void> {
      await db
        .update(table)
        .set({ triesLeft: sql`${table.triesLeft} + 1` })
        .where(and(of(mailbox, purpose), eq(table.codeHash, codeHash)));
    },

    /** True for the one caller that used the code up. */
    async burn(mailbox: string, purpose: CodePurpose, codeHash: string): Promise<boolean> {
      const rows = await db
        .delete(table)
        .where(and(of(mailbox, purpose), eq(table.codeHash, codeHash)))
        .returning({ mailbox: table.mailbox });
      return rows.length > 0;
    },

    async deleteOf(mailbox: string): Promise<void> {
      await db.delete(table).where(eq(table.mailbox, sameMailbox(mailbox)));
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(table).where(lt(table.expiresAt, now));
    },
  };
}

/** Which accounts the administrator looks for, and in which order. */
export type UserFilter = {
  search?: string | undefined;
  level?: LevelName | undefined;
  disabled?: boolean | undefined;
  orderBy: 'createdAt' | 'mailbox' | 'lastSeenAt';
  orderDir: 'asc' | 'desc';
};

/** What the administrator's desk asks about accounts. */
export function createDeskStore(db: Executor) {
  return {
    async page(filter: UserFilter & Page): Promise<PageOf<UserRow>> {
      const { search, level, disabled, pageNum, pageSize } = filter;
      const where = and(
        search ? contains(search, userTable.mailbox, userTable.nickname) : undefined,
        level === 'ordinary' ? isNull(userTable.level) : undefined,
        level && level !== 'ordinary' ? eq(userTable.level, level) : undefined,
        disabled === undefined ? undefined : eq(userTable.disabled, disabled),
      );
      const list = await db
        .select()
        .from(userTable)
        .where(where)
        .orderBy(...orderOf(filter))
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize);
      return { list, total: await db.$count(userTable, where), pageNum, pageSize };
    },

    /** Whether somebody else may change everything; ask it under `lockAdministrators`. */
    async hasOtherKeeper(id: string): Promise<boolean> {
      const { administrator, permissionLevel, disabled } = userTable;
      const others = and(
        ne(userTable.id, id),
        eq(administrator, true),
        gte(permissionLevel, 2),
        eq(disabled, false),
      );
      return (await db.select({ id: userTable.id }).from(userTable).where(others).limit(1)).length > 0;
    },

    async mailboxes(ids: readonly string[]): Promise<{ id: string; mailbox: string }[]> {
      return db
        .select({ id: userTable.id, mailbox: userTable.mailbox })
        .from(userTable)
        .where(inArray(userTable.id, [...ids]));
    },
  };
}

// Spelled as the indexes are: another place of the empty ones would mean sorting all accounts for one page.
function orderOf({ orderBy, orderDir }: UserFilter): SQL[] {
  if (orderBy === 'mailbox') {
    const mailbox = sql`lower(${userTable.mailbox})`;
    return [orderDir === 'asc' ? asc(mailbox) : desc(mailbox)];
  }
  const direction = sql.raw(orderDir === 'asc' ? 'asc nulls first' : 'desc nulls last');
  return [userTable[orderBy], userTable.id].map((column) => sql`${column} ${direction}`);
}
