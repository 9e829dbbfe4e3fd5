import type { DictionaryEntry } from '@app/contract/dictionary/schema.ts';
import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { lazily } from '../../platform/db/lazily.ts';
import { type Page, readPage } from '../../platform/db/page.ts';
import { contains } from '../../platform/db/search.ts';
import { type EntryRow, entryTable } from './tables.ts';

/** Whose dictionary: an account's, or that of one of its projects. */
export type Scope = Pick<EntryRow, 'userId' | 'projectId'>;

const { id, userId, projectId, text, pronunciation } = entryTable;

const within = (scope: Scope): SQL | undefined =>
  and(
    eq(userId, scope.userId),
    scope.projectId === null ? isNull(projectId) : eq(projectId, scope.projectId),
  );

/** Pinyin is found with its tones and without. */
const toneless = sql`translate(${pronunciation}, '12345', '')`;

export function createEntryStore(db: Executor) {
  const spoken = lazily(() =>
    db
      .select({ projectId, text, pronunciation })
      .from(entryTable)
      .where(
        or(
          and(eq(userId, sql.placeholder('userId')), isNull(projectId)),
          eq(projectId, sql.placeholder('projectId')),
        ),
      )
      .prepare('entries_of_speech'),
  );

  return {
    /** What holds in a project: its own entries and those of its account; in no project, those of the account. */
    readings: (scope: Scope) => spoken().execute(scope),

    async find(entryId: string): Promise<EntryRow | undefined> {
      return (await db.select().from(entryTable).where(eq(id, entryId)))[0];
    },
    all: (scope: Scope): Promise<EntryRow[]> =>
      db.select().from(entryTable).where(within(scope)).orderBy(sql`${text} collate "C"`),
    ofProject: (project: string): Promise<EntryRow[]> =>
      db.select().from(entryTable).where(eq(projectId, project)),
    pageOf: (scope: Scope, search: string, page: Page) =>
      readPage(db, entryTable, {
        where: and(
          within(scope),
          search === '' ? undefined : contains(search, text, pronunciation, toneless),
        ),
        orderBy: desc(id),
        page,
      }),
    countOf: (scope: Scope): Promise<number> => db.$count(entryTable, within(scope)),
    /** The entries of an account's projects for these words. */
    async inProjects(account: string, words: readonly string[]): Promise<EntryRow[]> {
      const ofProjects = and(eq(userId, account), isNotNull(projectId), inArray(text, [...words]));
      return words.length === 0 ? [] : db.select().from(entryTable).where(ofProjects);
    },
    /** Writes entries; of a word that the dictionary has, how it is read. */
    async put(rows: readonly EntryRow[]): Promise<void> {
      for (const row of rows)
        await db
          .insert(entryTable)
          .values(row)
          .onConflictDoUpdate({
            target: id,
            set: { text: row.text, pronunciation: row.pronunciation, updatedAt: row.updatedAt },
          });
    },
    async sameWord(scope: Scope, word: string): Promise<EntryRow | undefined> {
      return (
        await db
          .select()
          .from(entryTable)
          .where(and(within(scope), eq(text, word)))
      )[0];
    },
    async delete(entryId: string): Promise<void> {
      await db.delete(entryTable).where(eq(id, entryId));
    },
  };
}

export type Reading = DictionaryEntry & Pick<EntryRow, 'projectId'>;
