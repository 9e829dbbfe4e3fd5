import type { PageFacts } from '@app/contract/courseware/states/page-status.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import {
  type ElementRow,
  elementTable,
  type MediaRow,
  mediaTable,
  type PageRow,
  pageTable,
} from './tables.ts';

/** What is known of a page without reading its slide. */
export type PageBrief = PageFacts & { projectId: string; imageKey: string | null };

export function createCoursewareStore(db: Executor) {
  return {
    async insertPage(page: PageRow, elements: readonly ElementRow[]): Promise<void> {
      await db.insert(pageTable).values(page);
      if (elements.length > 0) await db.insert(elementTable).values([...elements]);
    },

    async pagesOf(projectId: string): Promise<PageRow[]> {
      return db
        .select()
        .from(pageTable)
        .where(eq(pageTable.projectId, projectId))
        .orderBy(asc(pageTable.index), asc(pageTable.id));
    },

    async findPage(projectId: string, id: string): Promise<PageRow | undefined> {
      const rows = await db
        .select()
        .from(pageTable)
        .where(and(eq(pageTable.projectId, projectId), eq(pageTable.id, id)));
      return rows[0];
    },

    async elementsOf(pageIds: readonly string[]): Promise<ElementRow[]> {
      if (pageIds.length === 0) return [];
      return db
        .select()
        .from(elementTable)
        .where(inArray(elementTable.pageId, [...pageIds]))
        .orderBy(asc(elementTable.index));
    },

    /** The pages of several projects in their order, without their slides. The script is cut to whether there is one. */
    async briefsOf(projectIds: readonly string[]): Promise<PageBrief[]> {
      if (projectIds.length === 0) return [];
      return db
        .select({
          projectId: pageTable.projectId,
          status: pageTable.status,
          content: sql<string>`left(btrim(${pageTable.content}), 1)`,
          imageKey: pageTable.imageKey,
        })
        .from(pageTable)
        .where(inArray(pageTable.projectId, [...projectIds]))
        .orderBy(asc(pageTable.index), asc(pageTable.id));
    },

    /** Writes a page unless somebody else did since `revision`; undefined then. */
    async updatePage(
      id: string,
      revision: number,
      values: Partial<Omit<PageRow, 'id' | 'revision'>>,
    ): Promise<PageRow | undefined> {
      const rows = await db
        .update(pageTable)
        .set({ ...values, revision: revision + 1 })
        .where(and(eq(pageTable.id, id), eq(pageTable.revision, revision)))
        .returning();
      return rows[0];
    },

    /** A change that is no edit of anybody: states of the work on a page. */
    async setStatus(id: string, status: PageRow['status']): Promise<void> {
      await db.update(pageTable).set({ status }).where(eq(pageTable.id, id));
    },

    async insertMedia(row: MediaRow): Promise<void> {
      await db.insert(mediaTable).values(row);
    },
    async findMedia(id: string): Promise<MediaRow | undefined> {
      return (await db.select().from(mediaTable).where(eq(mediaTable.id, id)))[0];
    },
    async mediaOf(projectId: string): Promise<MediaRow[]> {
      return db.select().from(mediaTable).where(eq(mediaTable.projectId, projectId));
    },
  };
}
