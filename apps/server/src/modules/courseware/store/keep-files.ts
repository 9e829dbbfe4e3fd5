import { deckVersion } from '@app/deck/migrate/migrate.ts';
import type { Remainder } from '@app/deck/remainder.ts';
import { storedRemainder } from '@app/deck/schema/stored.ts';
import { and, eq, sql, sum } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { type MediaRow, mediaTable, remainderTable } from '../tables.ts';

/** What pages keep of their files for an export; nobody else reads it. */
export function keepRemainders(db: Executor) {
  return {
    async insertRemainder(pageId: string, body: readonly Remainder[]): Promise<void> {
      if (body.length > 0) await db.insert(remainderTable).values({ pageId, body, deckVersion });
    },
    async remainderOf(pageId: string): Promise<Remainder[]> {
      const [row] = await db.select().from(remainderTable).where(eq(remainderTable.pageId, pageId));
      return row ? storedRemainder(row.body, row.deckVersion) : [];
    },
  };
}

/** The pictures, films and sounds of a deck. */
export function keepMedia(db: Executor) {
  return {
    async insertMedia(row: MediaRow): Promise<void> {
      await db.insert(mediaTable).values(row);
    },
    async findMedia(id: string): Promise<MediaRow | undefined> {
      return (await db.select().from(mediaTable).where(eq(mediaTable.id, id)))[0];
    },
    async mediaOf(projectId: string): Promise<MediaRow[]> {
      return db.select().from(mediaTable).where(eq(mediaTable.projectId, projectId));
    },
    /** How much the files of these projects take, each content once and without those that are counted elsewhere. */
    async mediaBytes(projectIds: readonly string[], elsewhere: readonly string[]): Promise<number> {
      const { projectId, fileKey, size } = mediaTable;
      const contents = db
        .selectDistinctOn([fileKey], { fileKey, size })
        .from(mediaTable)
        // As two values: one for each would be more than a command takes.
        .where(
          and(
            sql`${projectId} = any(${sql.param([...projectIds])}::uuid[])`,
            sql`${fileKey} <> all(${sql.param([...elsewhere])}::text[])`,
          ),
        )
        .as('contents');
      const [row] = await db.select({ bytes: sum(contents.size).mapWith(Number) }).from(contents);
      return row?.bytes ?? 0;
    },
    /** The contents of what was deleted. */
    async deleteMedia(projectId: string, draft: boolean): Promise<string[]> {
      const rows = await db
        .delete(mediaTable)
        .where(and(eq(mediaTable.projectId, projectId), eq(mediaTable.draft, draft)))
        .returning({ fileKey: mediaTable.fileKey });
      return rows.map(({ fileKey }) => fileKey);
    },
  };
}
