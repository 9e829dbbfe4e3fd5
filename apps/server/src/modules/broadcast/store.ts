import { and, countDistinct, desc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import type { OpenPage } from './rules.ts';
import {
  type BroadcastRow,
  type PageFilm,
  pageBroadcastTable,
  type SentenceRow,
  sentenceTable,
} from './tables.ts';

/** A film is made after the page was spoken, and stays as long as its sound does. */
export type SpokenRow = Omit<BroadcastRow, 'film' | 'filmOrder'>;

export const createBroadcastStore = (db: Executor) => ({
  ...pageQueries(db),
  ...filmQueries(db),
  ...sentenceQueries(db),
});
export type BroadcastStore = ReturnType<typeof createBroadcastStore>;

function pageQueries(db: Executor) {
  const isOpen = eq(pageBroadcastTable.state, 'speaking');
  const ofPage = (pageId: string) => eq(pageBroadcastTable.pageId, pageId);

  const ofRevision = (revision: number) => eq(pageBroadcastTable.revision, revision);

  async function change(values: Partial<BroadcastRow>, which: SQL | undefined): Promise<boolean> {
    const rows = await db
      .update(pageBroadcastTable)
      .set(values)
      .where(which)
      .returning({ pageId: pageBroadcastTable.pageId });
    return rows.length > 0;
  }

  async function findAll(pageIds: readonly string[]): Promise<ReadonlyMap<string, BroadcastRow>> {
    const rows = await db
      .select()
      .from(pageBroadcastTable)
      .where(inArray(pageBroadcastTable.pageId, [...pageIds]));
    return new Map(rows.map((row) => [row.pageId, row]));
  }

  return {
    /** Begins the speech of a page anew; what an earlier revision left is written over. */
    async begin(row: SpokenRow & Partial<BroadcastRow>): Promise<void> {
      const { pageId: _page, ...values } = row;
      await db
        .insert(pageBroadcastTable)
        .values(row)
        .onConflictDoUpdate({ target: pageBroadcastTable.pageId, set: values });
    },
    findAll,
    find: async (pageId: string): Promise<BroadcastRow | undefined> => (await findAll([pageId])).get(pageId),
    /** The row, which stays as it is until the transaction ends. */
    async hold(pageId: string): Promise<BroadcastRow | undefined> {
      return (await db.select().from(pageBroadcastTable).where(ofPage(pageId)).for('update'))[0];
    },
    async ofProject(projectId: string): Promise<BroadcastRow[]> {
      return db.select().from(pageBroadcastTable).where(eq(pageBroadcastTable.projectId, projectId));
    },
    /** How the speech of a project stands: the same text means that the same can be heard. */
    async stampOf(projectId: string): Promise<string> {
      const { pageId, revision, state, spoken, durationMs, trackKey, film } = pageBroadcastTable;
      const filmKey = sql`${film}->>'key'`;
      const each = sql`concat_ws(':', ${pageId}, ${revision}, ${state}, ${spoken}, ${durationMs}, ${trackKey}, ${filmKey})`;
      const rows = await db
        .select({ stamp: sql<string | null>`md5(string_agg(${each}, ',' order by ${pageId}))` })
        .from(pageBroadcastTable)
        .where(eq(pageBroadcastTable.projectId, projectId));
      return rows[0]?.stamp ?? '';
    },
    /** Changes the row while it is still about this revision; false when a newer one has taken over. */
    update: (pageId: string, revision: number, values: Partial<BroadcastRow>) =>
      change(values, and(ofPage(pageId), ofRevision(revision))),
    /** As `update`, by who speaks the page: false when it was cancelled meanwhile, too. */
    note: (pageId: string, revision: number, values: Partial<BroadcastRow>) =>
      change(values, and(ofPage(pageId), ofRevision(revision), isOpen)),
    /** The pages of an account that are being spoken or wait for it. */
    async openPages(userId: string): Promise<OpenPage[]> {
      const { pageId, projectId, place, expectedMs, spoken, updatedAt, plan } = pageBroadcastTable;
      const sentences = sql<number>`jsonb_array_length(${plan})`;
      return db
        .select({ pageId, projectId, place, expectedMs, spoken, sentences, updatedAt })
        .from(pageBroadcastTable)
        .where(and(isOpen, eq(pageBroadcastTable.userId, userId)));
    },
    /** How many accounts have pages that are not spoken yet. */
    async accountsWaiting(): Promise<number> {
      const count = countDistinct(pageBroadcastTable.userId);
      return (await db.select({ count }).from(pageBroadcastTable).where(isOpen))[0]?.count ?? 0;
    },
    async pageIdsOf(userId: string): Promise<string[]> {
      const rows = await db
        .select({ id: pageBroadcastTable.pageId })
        .from(pageBroadcastTable)
        .where(eq(pageBroadcastTable.userId, userId));
      return rows.map(({ id }) => id);
    },
  };
}

function filmQueries(db: Executor) {
  const { film, userId, projectId } = pageBroadcastTable;
  return {
    /** A film that an account has already of this sound and look. */
    async findFilm(owner: string, { sound, look }: Pick<PageFilm, 'sound' | 'look'>) {
      const isSame = sql`${film} @> ${JSON.stringify({ sound, look })}::jsonb`;
      const rows = await db
        .select({ film })
        .from(pageBroadcastTable)
        .where(and(eq(userId, owner), isSame))
        .limit(1);
      return rows[0]?.film ?? undefined;
    },
    filmedPages: (project: string): Promise<BroadcastRow[]> =>
      db
        .select()
        .from(pageBroadcastTable)
        .where(and(eq(projectId, project), isNotNull(film))),
    /** How much the films of an account take; one that several pages show is kept once. */
    async filmBytesOf(owner: string): Promise<number> {
      const rows = await db
        .selectDistinct({ key: sql`${film}->>'key'`, size: sql<number>`(${film}->>'size')::float8` })
        .from(pageBroadcastTable)
        .where(and(eq(userId, owner), isNotNull(film)));
      return rows.reduce((sum, { size }) => sum + size, 0);
    },
    /** How much the sounds of these projects take that were brought and not spoken here; one of several pages is kept once. */
    async broughtBytesOf(projects: readonly string[]): Promise<number> {
      if (projects.length === 0) return 0;
      const { plan, audioKey, audioSize, trackKey, trackSize } = pageBroadcastTable;
      const rows = await db
        .selectDistinct({ audioKey, audioSize, trackKey, trackSize })
        .from(pageBroadcastTable)
        // What is spoken here has its sentences; nobody planned those of a sound that came whole.
        .where(and(inArray(projectId, [...projects]), isNotNull(audioKey), sql`${plan} = '[]'::jsonb`));
      return rows.reduce((sum, row) => sum + (row.audioSize ?? 0) + (row.trackSize ?? 0), 0);
    },
    /** Forgets every film of an avatar; answers with what they were. */
    async forgetFilmsOf(avatarId: string): Promise<{ pageId: string; key: string }[]> {
      const shows = sql`${film}->>'avatarId' = ${avatarId}`;
      const rows = await db.select().from(pageBroadcastTable).where(shows).for('update');
      await db.update(pageBroadcastTable).set({ film: null }).where(shows);
      return rows.flatMap(({ pageId, film: gone }) => (gone ? [{ pageId, key: gone.key }] : []));
    },
  };
}

function sentenceQueries(db: Executor) {
  return {
    async insertSentence(row: SentenceRow): Promise<boolean> {
      const rows = await db
        .insert(sentenceTable)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: sentenceTable.id });
      return rows.length > 0;
    },
    async findSentence(id: string): Promise<SentenceRow | undefined> {
      return (await db.select().from(sentenceTable).where(eq(sentenceTable.id, id)))[0];
    },
    async sentencesOf(userId: string, hashes: readonly string[]): Promise<SentenceRow[]> {
      if (hashes.length === 0) return [];
      return db
        .select()
        .from(sentenceTable)
        .where(and(eq(sentenceTable.userId, userId), inArray(sentenceTable.hash, [...hashes])));
    },
    async touchSentences(userId: string, hashes: readonly string[], usedAt: Date): Promise<void> {
      if (hashes.length === 0) return;
      await db
        .update(sentenceTable)
        .set({ usedAt })
        .where(and(eq(sentenceTable.userId, userId), inArray(sentenceTable.hash, [...hashes])));
    },
    async oldSentences(before: Date, most: number): Promise<string[]> {
      const rows = await db
        .select({ id: sentenceTable.id })
        .from(sentenceTable)
        .where(lt(sentenceTable.usedAt, before))
        .limit(most);
      return rows.map(({ id }) => id);
    },
    /** The newest sentences that pages waited for: how long each is heard, and how long it took. */
    async newestTimes(most: number): Promise<{ durationMs: number; tookMs: number }[]> {
      const { id, track, tookMs } = sentenceTable;
      const durationMs = sql<number>`(${track}->>'durationMs')::float8`;
      const rows = await db
        .select({ durationMs, tookMs })
        .from(sentenceTable)
        .where(isNotNull(tookMs))
        .orderBy(desc(id))
        .limit(most);
      return rows.map((row) => ({ ...row, tookMs: row.tookMs ?? 0 }));
    },
    async sentenceIdsOf(userId: string): Promise<string[]> {
      const rows = await db
        .select({ id: sentenceTable.id })
        .from(sentenceTable)
        .where(eq(sentenceTable.userId, userId));
      return rows.map(({ id }) => id);
    },
    async deleteSentences(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await db.delete(sentenceTable).where(inArray(sentenceTable.id, [...ids]));
    },
  };
}
