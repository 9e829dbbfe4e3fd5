import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/db/database.ts';
import { taskTable } from '../../../platform/jobs/tables.ts';
import {
  type AvatarFileRow,
  avatarFileTable,
  avatarTable,
  type MakingRow,
  makingTable,
  photoTable,
} from '../tables.ts';

export type MakingChange = { [K in keyof MakingRow]?: MakingRow[K] | undefined };

export function createMakingStore(db: Executor) {
  const { avatarId } = makingTable;
  return {
    /** Who changes it has locked the avatar. */
    async find(wanted: string): Promise<MakingRow | undefined> {
      return (await db.select().from(makingTable).where(eq(avatarId, wanted)))[0];
    },

    async insert(row: MakingRow): Promise<void> {
      await db.insert(makingTable).values(row);
    },

    async update(wanted: string, change: MakingChange): Promise<void> {
      await db.update(makingTable).set(change).where(eq(avatarId, wanted));
    },

    /** Everything about the making of these avatars, for those who see them. */
    async read(ids: readonly string[]) {
      const wanted = [...ids];
      if (wanted.length === 0) return [];
      const makings = await db
        .select({
          making: makingTable,
          photo: photoTable,
          progress: taskTable.progress,
          since: taskTable.createdAt,
        })
        .from(makingTable)
        .leftJoin(photoTable, eq(photoTable.avatarId, avatarId))
        .leftJoin(taskTable, eq(taskTable.id, makingTable.taskId))
        .where(inArray(avatarId, wanted));
      const files = makings.length === 0 ? [] : await createAvatarFileStore(db).ofAvatars(wanted);
      return makings.map((row) => ({
        ...row,
        styles: files.filter((file) => file.avatarId === row.making.avatarId && file.kind === 'style'),
      }));
    },
  };
}
/** What is known of the making of one avatar. */
export type MakingView = Awaited<ReturnType<ReturnType<typeof createMakingStore>['read']>>[number];

export function createAvatarFileStore(db: Executor) {
  const { avatarId, kind, place } = avatarFileTable;
  const ofAvatars = (ids: readonly string[]): Promise<AvatarFileRow[]> =>
    db
      .select()
      .from(avatarFileTable)
      .where(inArray(avatarId, [...ids]))
      .orderBy(avatarId, kind, place);

  return {
    ofAvatars,
    ofAvatar: (wanted: string): Promise<AvatarFileRow[]> => ofAvatars([wanted]),

    /** The contents of an avatar that others of its owner have, too. */
    async sharedWithCopies(wanted: string): Promise<ReadonlySet<string>> {
      const own = alias(avatarTable, 'own');
      const file = alias(avatarFileTable, 'own_file');
      const rows = await db
        .selectDistinct({ fileKey: avatarFileTable.fileKey })
        .from(avatarFileTable)
        .innerJoin(avatarTable, eq(avatarTable.id, avatarId))
        .innerJoin(own, eq(own.userId, avatarTable.userId))
        .innerJoin(file, and(eq(file.avatarId, own.id), eq(file.fileKey, avatarFileTable.fileKey)))
        .where(and(eq(own.id, wanted), ne(avatarId, wanted)));
      return new Set(rows.map(({ fileKey }) => fileKey));
    },

    /**
     * Whether a copy of its owner shows the look that the avatar has now. Another avatar of the same photo is none: it has
     * a making; nor are copies of that one. Copies of earlier versions do not know whose they are. Files are named by their
     * content, so those of strangers may have the same name.
     */
    async hasCopies(wanted: string): Promise<boolean> {
      const own = alias(avatarFileTable, 'own_file');
      const ownAvatar = alias(avatarTable, 'own');
      const { copiedFrom } = avatarTable;
      const isOfIt = or(eq(copiedFrom, wanted), isNull(copiedFrom));
      const rows = await db
        .select({ id: avatarId })
        .from(own)
        .innerJoin(avatarFileTable, and(eq(avatarFileTable.fileKey, own.fileKey), ne(avatarId, wanted)))
        .innerJoin(ownAvatar, eq(ownAvatar.id, own.avatarId))
        .innerJoin(avatarTable, and(eq(avatarTable.id, avatarId), eq(avatarTable.userId, ownAvatar.userId)))
        .leftJoin(makingTable, eq(makingTable.avatarId, avatarId))
        .where(and(eq(own.avatarId, wanted), eq(own.kind, 'rig'), isNull(makingTable.avatarId), isOfIt))
        .limit(1);
      return rows.length > 0;
    },

    async insert(rows: readonly AvatarFileRow[]): Promise<void> {
      if (rows.length > 0) await db.insert(avatarFileTable).values([...rows]);
    },

    async delete(rows: readonly AvatarFileRow[]): Promise<void> {
      for (const row of rows)
        await db
          .delete(avatarFileTable)
          .where(and(eq(avatarId, row.avatarId), eq(kind, row.kind), eq(place, row.place)));
    },
  };
}
