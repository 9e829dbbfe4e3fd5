import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { type ConsentRow, consentTable } from '../tables.ts';

export function createConsentStore(db: Executor) {
  const { id, userId, voiceId, until } = consentTable;
  return {
    async insert(row: ConsentRow): Promise<void> {
      await db.insert(consentTable).values(row);
    },

    async find(wanted: string): Promise<ConsentRow | undefined> {
      return (await db.select().from(consentTable).where(eq(id, wanted)))[0];
    },

    async ofVoice(wanted: string): Promise<ConsentRow | undefined> {
      return (await db.select().from(consentTable).where(eq(voiceId, wanted)))[0];
    },

    async rename(wanted: string, voiceName: string): Promise<void> {
      await db.update(consentTable).set({ voiceName }).where(eq(voiceId, wanted));
    },

    /** Who is given the recording; another try may be another engine's. */
    async giveTo(wanted: string, engine: string): Promise<void> {
      await db.update(consentTable).set({ engine }).where(eq(voiceId, wanted));
    },

    async end(wanted: string, moment: Date): Promise<void> {
      await db
        .update(consentTable)
        .set({ until: moment })
        .where(and(eq(voiceId, wanted), isNull(until)));
    },

    async delete(wanted: string): Promise<void> {
      await db.delete(consentTable).where(eq(id, wanted));
    },

    countOf: (owner: string): Promise<number> => db.$count(consentTable, eq(userId, owner)),

    newestOf: (owner: string, limit: number): Promise<ConsentRow[]> =>
      db.select().from(consentTable).where(eq(userId, owner)).orderBy(desc(id)).limit(limit),
  };
}
