import { eq } from 'drizzle-orm';
import type { Executor } from './db/database.ts';
import { settingTable } from './db/tables.ts';
import { newToken } from './tokens.ts';

/** The secret that signs addresses. All nodes share it, so it lives in the database and not in a folder of one node. */
export async function signingSecret(db: Executor): Promise<string> {
  await db.insert(settingTable).values({ key: 'signing-secret', value: newToken() }).onConflictDoNothing();
  const rows = await db.select().from(settingTable).where(eq(settingTable.key, 'signing-secret'));
  const secret = rows[0]?.value;
  if (secret === undefined) throw new Error('the signing secret is missing from the database');
  return secret;
}

/** True for exactly one caller in the life of an installation, whichever node starts first. */
export async function claimFirstStart(db: Executor, now: Date): Promise<boolean> {
  const rows = await db
    .insert(settingTable)
    .values({ key: 'first-start', value: now.toISOString() })
    .onConflictDoNothing()
    .returning({ key: settingTable.key });
  return rows.length > 0;
}
