import type { DeckKind } from '@app/contract/deck/states/kind.ts';
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { contains } from '../../../platform/db/search.ts';
import { type ProjectRow, projectTable } from '../tables.ts';

/** Which decks are asked for, and which part of them. */
export type DeckQuery = {
  userId: string;
  kind: DeckKind | undefined;
  /** Only these decks; undefined: all. */
  among: readonly string[] | undefined;
  search: string;
  offset: number;
  limit: number;
};

/** Projects with a deck that somebody may start from. */
export function listDecks(db: Executor) {
  const {
    userId: owner,
    isTemplate,
    savedAsTemplate,
    coursewareId,
    title,
    updatedAt,
    removedAt,
    id,
  } = projectTable;
  const isReused = or(isTemplate, savedAsTemplate);
  const kinds = (userId: string): Record<DeckKind, SQL | undefined> => ({
    own: and(eq(owner, userId), eq(isTemplate, false), eq(savedAsTemplate, false)),
    template: and(eq(owner, userId), isReused),
    collection: and(ne(owner, userId), eq(isTemplate, true)),
  });

  return {
    countTemplatesOf: (userId: string): Promise<number> =>
      db.$count(projectTable, and(eq(owner, userId), isNull(removedAt), eq(savedAsTemplate, true))),

    async decksOf({ userId, kind, among, search, offset, limit }: DeckQuery) {
      const some = kinds(userId);
      const which = kind ? some[kind] : or(...Object.values(some));
      const where = and(
        isNotNull(coursewareId),
        isNull(removedAt),
        which,
        among && inArray(coursewareId, [...among]),
        search === '' ? undefined : contains(search, title),
      );
      const list: ProjectRow[] = await db
        .select()
        .from(projectTable)
        .where(where)
        .orderBy(desc(updatedAt), sql`${id}`)
        .limit(limit)
        .offset(offset);
      return { list, total: await db.$count(projectTable, where) };
    },
  };
}
