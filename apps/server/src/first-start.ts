import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { claimFirstStart } from './platform/installation.ts';
import { randomPassword } from './platform/passwords.ts';
import type { Parts } from './wiring.ts';

/** How to get in for the first time. */
export type FirstLogin = { mailbox: string; password: string; inviteCode: string; file: string };

/** On the very first start: makes the administrator and an invitation code, and writes both into the data folder. */
export async function prepareFirstStart({
  database,
  users,
  invites,
  env,
  clock,
}: Parts): Promise<FirstLogin | undefined> {
  // In one transaction: a crash in the middle leaves a first start that has not happened yet.
  return database.db.transaction(async (tx) => {
    if (!(await claimFirstStart(tx, clock.now()))) return undefined;
    const password = randomPassword();
    await users.addAdministrator(tx, env.ADMIN_MAILBOX, password);
    const inviteCode = await invites.addReusableCode(tx);
    const file = path.join(env.DATA_DIR, 'first-login.txt');
    const lines = [
      `administrator: ${env.ADMIN_MAILBOX}`,
      `password: ${password}`,
      `invitation code: ${inviteCode}`,
    ];
    await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    return { mailbox: env.ADMIN_MAILBOX, password, inviteCode, file };
  });
}
