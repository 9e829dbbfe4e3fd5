import type { ProjectOrder } from '@app/contract/project/states/sort.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import { contains } from '../../platform/db/search.ts';
import { isCounted } from './rules.ts';
import { type ProjectRow, projectTable } from './tables.ts';

/** Fields to write; an undefined one stays as it is. */
export type ProjectChange = { [K in keyof ProjectRow]?: ProjectRow[K] | undefined };

export type ProjectQuery = {
  userId: string;
  tab: 'mine' | 'collection';
  search: string;
  orderBy: ProjectOrder;
  orderDir: 'asc' | 'desc';
};

const orderColumns = {
  // Names by their letters in both languages; the id keeps equal ones in one order over all pages.
  name: sql`lower(${projectTable.title}) collate "C"`,
  updatedAt: sql`${projectTable.updatedAt}`,
  createdAt: sql`${projectTable.createdAt}`,
  openedAt: sql`coalesce(${projectTable.openedAt}, ${projectTable.createdAt})`,
} as const satisfies Record<ProjectOrder, SQL>;

const isKept = isNull(projectTable.removedAt);
const ownedBy = (userId: string) => and(eq(projectTable.userId, userId), isKept);
const ownMadeBy = (userId: string) => and(ownedBy(userId), isNull(projectTable.sample));

const listedIn = (tab: ProjectQuery['tab'], userId: string) =>
  tab === 'mine'
    ? and(ownedBy(userId), eq(projectTable.savedAsTemplate, false))
    : and(eq(projectTable.isTemplate, true), isKept);

/** What tells whether a project counts. */
const { sample, savedAsTemplate, coursewareId, outlineStatus, pptStatus } = projectTable;
const countedBy = { sample, savedAsTemplate, coursewareId, outlineStatus, pptStatus };

export function createProjectStore(db: Executor) {
  return {
    ...findPresented(db),

    async insert(row: ProjectRow): Promise<void> {
      await db.insert(projectTable).values(row);
    },

    async find(id: string): Promise<ProjectRow | undefined> {
      return (await db.select().from(projectTable).where(eq(projectTable.id, id)))[0];
    },

    async findByDeck(coursewareId: string): Promise<ProjectRow | undefined> {
      return (await db.select().from(projectTable).where(eq(projectTable.coursewareId, coursewareId)))[0];
    },

    /** The row, kept from changes by others until the transaction ends. */
    async lock(id: string): Promise<ProjectRow | undefined> {
      return (await db.select().from(projectTable).where(eq(projectTable.id, id)).for('update'))[0];
    },

    async findOf(userId: string, ids: readonly string[]): Promise<ProjectRow[]> {
      return db
        .select()
        .from(projectTable)
        .where(and(ownedBy(userId), inArray(projectTable.id, [...ids])));
    },

    /** What somebody's projects are called, those too that are deleted and can still come back. */
    async titlesOf(userId: string, ids: readonly string[]): Promise<{ id: string; title: string }[]> {
      return db
        .select({ id: projectTable.id, title: projectTable.title })
        .from(projectTable)
        .where(and(eq(projectTable.userId, userId), inArray(projectTable.id, [...ids])));
    },

    /** Those of these that are somebody's, and those that are made from a document, by their titles. */
    async usingOf(userId: string, ids: readonly string[], docId: string): Promise<ProjectRow[]> {
      const uses = or(inArray(projectTable.id, [...ids]), eq(projectTable.docId, docId));
      return db
        .select()
        .from(projectTable)
        .where(and(ownedBy(userId), uses))
        .orderBy(asc(projectTable.title));
    },

    async update(id: string, values: ProjectChange): Promise<ProjectRow | undefined> {
      return (await db.update(projectTable).set(values).where(eq(projectTable.id, id)).returning())[0];
    },

    async delete(id: string): Promise<void> {
      await db.delete(projectTable).where(eq(projectTable.id, id));
    },

    /** How many count against the limit of the account, see `isCounted`. */
    async countOf(userId: string): Promise<number> {
      const rows = await db.select(countedBy).from(projectTable).where(ownedBy(userId));
      return rows.filter(isCounted).length;
    },

    samplesOf(userId: string): Promise<ProjectRow[]> {
      return db
        .select()
        .from(projectTable)
        .where(and(ownedBy(userId), isNotNull(projectTable.sample)))
        .orderBy(asc(projectTable.id));
    },

    async removedBefore(moment: Date): Promise<string[]> {
      const rows = await db
        .select({ id: projectTable.id })
        .from(projectTable)
        .where(lt(projectTable.removedAt, moment))
        .limit(100);
      return rows.map(({ id }) => id);
    },

    /** All of an account, what was deleted too; or those whose files take its storage: samples are free. */
    async idsOf(userId: string, which: 'all' | 'storing' = 'all'): Promise<string[]> {
      const where = which === 'all' ? eq(projectTable.userId, userId) : ownMadeBy(userId);
      const rows = await db.select({ id: projectTable.id }).from(projectTable).where(where);
      return rows.map(({ id }) => id);
    },

    pageOf(
      { userId, tab, search, orderBy, orderDir }: ProjectQuery,
      page: Page,
    ): Promise<PageOf<ProjectRow>> {
      const direction = orderDir === 'asc' ? asc : desc;
      return readPage(db, projectTable, {
        where: sql`${and(listedIn(tab, userId), search === '' ? undefined : contains(search, projectTable.title))}`,
        orderBy: sql`${direction(orderColumns[orderBy])}, ${projectTable.id}`,
        page,
      });
    },
  };
}

/** What an avatar presents. */
function findPresented(db: Executor) {
  return {
    /** Those that somebody presents, what was deleted and can come back too, kept from changes by others. */
    async presentedBy(avatarsId: string): Promise<ProjectRow[]> {
      return db
        .select()
        .from(projectTable)
        .where(eq(projectTable.avatarsId, avatarsId))
        .orderBy(asc(projectTable.id))
        .for('update');
    },

    /** What those are called that an account sees; `ids` have pages that the avatar presents. */
    async titlesPresentedBy(
      userId: string,
      avatarsId: string,
      ids: readonly string[],
    ): Promise<{ id: string; title: string }[]> {
      const presented = or(eq(projectTable.avatarsId, avatarsId), inArray(projectTable.id, [...ids]));
      return db
        .select({ id: projectTable.id, title: projectTable.title })
        .from(projectTable)
        .where(and(ownedBy(userId), presented))
        .orderBy(asc(projectTable.title));
    },

    /** Those for which somebody chose a voice, what was deleted and can come back too, kept from changes by others. */
    spokenWith: (userId: string, ttsId: string): Promise<ProjectRow[]> =>
      db
        .select()
        .from(projectTable)
        .where(and(eq(projectTable.userId, userId), eq(projectTable.ttsId, ttsId)))
        .orderBy(asc(projectTable.id))
        .for('update'),

    /** What those are called for which somebody chose a voice; `ids` have pages that did. */
    titlesSpokenWith: (
      userId: string,
      ttsId: string,
      ids: readonly string[],
    ): Promise<{ id: string; title: string }[]> =>
      db
        .select({ id: projectTable.id, title: projectTable.title })
        .from(projectTable)
        .where(and(ownedBy(userId), or(eq(projectTable.ttsId, ttsId), inArray(projectTable.id, [...ids]))))
        .orderBy(asc(projectTable.title)),

    async forgetAvatar(avatarsId: string): Promise<void> {
      await db.update(projectTable).set({ avatarsId: null }).where(eq(projectTable.avatarsId, avatarsId));
    },
  };
}
