import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { projectDocumentTable } from '../tables.ts';

const { projectId, uploadId, position } = projectDocumentTable;

/** The documents that projects stand on beside their first one, in their order. */
export function createDocumentStore(db: Executor) {
  const of = async (ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> => {
    const rows =
      ids.length === 0
        ? []
        : await db
            .select()
            .from(projectDocumentTable)
            .where(inArray(projectId, [...ids]))
            .orderBy(asc(position));
    const found = new Map<string, string[]>();
    for (const row of rows) found.set(row.projectId, [...(found.get(row.projectId) ?? []), row.uploadId]);
    return found;
  };

  async function replace(id: string, uploadIds: readonly string[]): Promise<void> {
    await db.delete(projectDocumentTable).where(eq(projectId, id));
    if (uploadIds.length === 0) return;
    const rows = uploadIds.map((document, index) => ({ projectId: id, uploadId: document, position: index }));
    await db.insert(projectDocumentTable).values(rows);
  }

  return {
    of,
    replace,

    async projectsOn(document: string): Promise<string[]> {
      const rows = await db.select({ projectId }).from(projectDocumentTable).where(eq(uploadId, document));
      return rows.map((row) => row.projectId);
    },
  };
}
