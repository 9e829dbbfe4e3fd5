import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@app/contract/base/messages.ts';
import type { Env } from './env.ts';
import type { Transaction } from './platform/db/database.ts';
import { claimFirstStart } from './platform/installation.ts';
import { randomPassword } from './platform/passwords.ts';
import { publicAddress } from './platform/public-address.ts';
import type { Parts } from './wiring.ts';

/** A talk to hear at once: its link and its extraction code. */
type SampleShare = { link: string; code: string };

/** How to get in for the first time. */
export type FirstLogin = {
  mailbox: string;
  password: string;
  inviteCode: string;
  /** Absent where no sample is shipped. */
  sample: SampleShare | undefined;
  file: string;
};

/** Long and wide enough to show the product to a team. */
const sampleShare = { validityDays: 365, people: 100, codeKind: 'auto' } as const;

const fileOf = ({ DATA_DIR }: Env): string => path.join(DATA_DIR, 'first-login.txt');

/** Where the lines of the first start are, as long as nobody has deleted them. */
export const keptLogin = (env: Env): string | undefined =>
  existsSync(fileOf(env)) ? fileOf(env) : undefined;

/** The samples speak the language of the machine; where that is neither of ours, Chinese as the pages do. */
export const sampleLanguage = (env: NodeJS.ProcessEnv): Language =>
  /^en/i.test(env['LC_ALL'] ?? env['LANG'] ?? '') ? 'en-US' : 'zh-CN';

async function shareSample(
  tx: Transaction,
  { projects, shares, env, progress }: Parts,
  { userId, language }: { userId: string; language: Language },
): Promise<SampleShare | undefined> {
  const id = await projects.sampleOf(tx, userId, language);
  if (id === undefined) return undefined;
  const { code, extractionCode } = await shares.shareNew(tx, userId, { id, ...sampleShare });
  const address = publicAddress(env.PUBLIC_URL, progress.port);
  return { link: `${address}/share-project?type=share&code=${code}`, code: extractionCode };
}

/** On the very first start: makes the administrator, an invitation code and a link to hear a sample; writes them down. */
export async function prepareFirstStart(parts: Parts, language: Language): Promise<FirstLogin | undefined> {
  const { database, users, invites, env, clock } = parts;
  // In one transaction: a crash in the middle leaves a first start that has not happened yet.
  return database.db.transaction(async (tx) => {
    if (!(await claimFirstStart(tx, clock.now()))) return undefined;
    const password = randomPassword();
    const userId = await users.addAdministrator(tx, env.ADMIN_MAILBOX, password);
    const inviteCode = await invites.addReusableCode(tx);
    const sample = await shareSample(tx, parts, { userId, language });
    const file = fileOf(env);
    const lines = [
      `administrator: ${env.ADMIN_MAILBOX}`,
      `password: ${password}`,
      `invitation code: ${inviteCode}`,
      ...(sample ? [`sample talk: ${sample.link}`, `extraction code: ${sample.code}`] : []),
    ];
    await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    return { mailbox: env.ADMIN_MAILBOX, password, inviteCode, sample, file };
  });
}
