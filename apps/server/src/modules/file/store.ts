import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { fileUseTable } from './tables.ts';

export function createFileStore(db: Executor) {
  return {
    async addUse(fileKey: string, usedBy: string, createdAt: Date): Promise<void> {
      await db.insert(fileUseTable).values({ fileKey, usedBy, createdAt }).onConflictDoNothing();
    },
    /** The contents that this user needed. */
    async removeUses(usedBy: string): Promise<string[]> {
      const rows = await db
        .delete(fileUseTable)
        .where(eq(fileUseTable.usedBy, usedBy))
        .returning({ fileKey: fileUseTable.fileKey });
      return rows.map((row) => row.fileKey);
    },
    /** As `removeUses`, of these contents alone. */
    async removeSomeUses(usedBy: string, fileKeys: readonly string[]): Promise<void> {
      if (fileKeys.length === 0) return;
      const { fileKey } = fileUseTable;
      await db
        .delete(fileUseTable)
        .where(and(eq(fileUseTable.usedBy, usedBy), inArray(fileKey, [...fileKeys])));
    },
    /** Who needs a content. */
    async usersOf(fileKey: string): Promise<string[]> {
      const { usedBy } = fileUseTable;
      const rows = await db.select({ usedBy }).from(fileUseTable).where(eq(fileUseTable.fileKey, fileKey));
      return rows.map((row) => row.usedBy);
    },
    /** Which of these contents somebody needs. */
    async inUse(fileKeys: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .selectDistinct({ fileKey: fileUseTable.fileKey })
        .from(fileUseTable)
        .where(inArray(fileUseTable.fileKey, [...fileKeys]));
      return new Set(rows.map((row) => row.fileKey));
    },
  };
}
