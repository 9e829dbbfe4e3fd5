import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

/** Which part of a list is asked for: the fields every list call takes. */
export type Page = { pageNum: number; pageSize: number };

/** A part of a list, as every list call answers it. */
export type PageOf<Row> = Page & { list: Row[]; total: number };

type Options = { where?: SQL | undefined; orderBy: SQL; page: Page };

/** Reads one page of a table, and how many rows there are in all. */
export async function readPage<T extends PgTable>(
  db: Executor,
  table: T,
  { where, orderBy, page: { pageNum, pageSize } }: Options,
): Promise<PageOf<T['$inferSelect']>> {
  const list = await db
    .select()
    // A table variable of a type parameter is more than drizzle's types can follow.
    .from(table as PgTable)
    .where(where)
    .orderBy(orderBy)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const total = await db.$count(table, where);
  return { list: list as T['$inferSelect'][], total, pageNum, pageSize };
}
