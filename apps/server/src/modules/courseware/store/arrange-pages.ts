import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { elementTable, pageTable } from '../tables.ts';

/** Which pages a deck has and in which order; what stands on them is not touched. */
export function arrangePages(db: Executor) {
  return {
    /** Gives these pages the places 0, 1, 2 … */
    async putOrder(projectId: string, ids: readonly string[]): Promise<void> {
      const places = sql`unnest(${sql.param([...ids])}::uuid[]) with ordinality as place(id, number)`;
      await db.execute(sql`update ${pageTable} set index = place.number - 1 from ${places}
        where ${pageTable.id} = place.id and ${pageTable.projectId} = ${projectId}`);
    },

    async setImageKey(id: string, imageKey: string): Promise<void> {
      await db.update(pageTable).set({ imageKey }).where(eq(pageTable.id, id));
    },

    async pageOfElement(id: string): Promise<string | undefined> {
      const { pageId } = elementTable;
      return (await db.select({ pageId }).from(elementTable).where(eq(elementTable.id, id)))[0]?.pageId;
    },

    /** The page is gone for everybody, and can be brought back for a while. */
    async removePage(id: string, removedAt: Date): Promise<void> {
      await db.update(pageTable).set({ removedAt }).where(eq(pageTable.id, id));
    },

    /** Brings back a page that was removed; false where there is none. */
    async restorePage(projectId: string, id: string): Promise<boolean> {
      const rows = await db
        .update(pageTable)
        .set({ removedAt: null })
        .where(and(eq(pageTable.id, id), eq(pageTable.projectId, projectId), isNotNull(pageTable.removedAt)))
        .returning({ id: pageTable.id });
      return rows.length > 0;
    },

    /** The section that began with a page which goes begins with this one. Nobody has typed it, so the revision stays. */
    async beginSection(id: string, section: string): Promise<void> {
      await db.update(pageTable).set({ section }).where(eq(pageTable.id, id));
    },

    /** Whether a page or an element has one of these ids already, whoever's it is. */
    async isIdTaken(ids: readonly string[]): Promise<boolean> {
      const pages = await db
        .select({ id: pageTable.id })
        .from(pageTable)
        .where(inArray(pageTable.id, [...ids]));
      const elements = await db
        .select({ id: elementTable.id })
        .from(elementTable)
        .where(inArray(elementTable.id, [...ids]));
      return pages.length + elements.length > 0;
    },

    /** Of the removed pages of a project the last `most` can come back; those before them go for good. */
    async keepLastRemoved(projectId: string, most: number): Promise<void> {
      const { id, removedAt } = pageTable;
      const surplus = db
        .select({ id })
        .from(pageTable)
        .where(and(eq(pageTable.projectId, projectId), isNotNull(removedAt)))
        .orderBy(desc(removedAt), desc(id))
        .offset(most);
      await db.delete(pageTable).where(inArray(id, surplus));
    },

    async deleteRemoved(before: Date): Promise<void> {
      await db.delete(pageTable).where(lt(pageTable.removedAt, before));
    },
  };
}
