import { escapeIdentifier, type Client } from 'pg';
import type { Migration } from './manifest.ts';

export type Table = { readonly name: string; readonly columns: readonly string[] };
export type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

const notOfExtension = (catalog: string, oid: string) => `not exists (
  select 1 from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`;

export const qualified = (name: string): string => `public.${escapeIdentifier(name)}`;

/** `public."user" ("id", "mailbox")`, for COPY in either direction. */
export const withColumns = ({ name, columns }: Table): string =>
  `${qualified(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;

/** The product's tables. The queue is not among them: it is made anew, and open tasks are put into it again. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname::text as name, array(
      select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum) as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and ${notOfExtension('pg_class', 'c.oid')}
    order by c.relname`);
  return rows;
}

/** The counters that have given out a number. */
export async function listSequences(client: Client): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select sequencename::text as name, last_value::text as last
    from pg_sequences where schemaname = 'public' and last_value is not null order by 1`);
  return rows;
}

export async function listForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.relname::text as table, f.conname::text as name, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and c.relnamespace = 'public'::regnamespace order by 1, 2`);
  return rows;
}

export async function exists(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    table,
  ]);
  return rows[0]?.found ?? false;
}

/** The migrations this database has had, oldest first. */
export async function listMigrations(client: Client): Promise<Migration[]> {
  if (!(await exists(client, 'drizzle.__drizzle_migrations'))) return [];
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map((row) => ({ hash: row.hash, createdAt: Number(row.created_at) }));
}
