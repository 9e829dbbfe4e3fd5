import { userRoutes } from '@app/contract/user/routes.ts';
import type { CodePurpose, User } from '@app/contract/user/schema.ts';
import { inviteCodeTable } from '../modules/invite/tables.ts';
import { newId } from '../platform/ids.ts';
import type { TestApp } from './start-app.ts';

export type LoggedIn = { accessToken: string; user: User };

let places = 0;

/** The headers of a caller at an address of its own. The app must be started with TRUST_PROXY. */
export function aPlace(): Record<string, string> {
  places++;
  return { 'x-forwarded-for': `198.18.${places >> 8}.${places & 255}` };
}

export const aMailbox = (): string => `${newId()}@example.com`;

/** An invitation code, reusable unless told otherwise. */
export async function anInvite(
  app: TestApp,
  options: Partial<typeof inviteCodeTable.$inferInsert> = {},
): Promise<string> {
  const code = newId().slice(-12).toUpperCase();
  const usesLeft = options.uses ?? null;
  await app.parts.database.db
    .insert(inviteCodeTable)
    .values({ code, kind: 'personal', usesLeft, createdAt: new Date(), ...options });
  return code;
}

/** The mails to a mailbox, the newest first. */
export async function mailsTo(app: TestApp, mailbox: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await app.parts.database.pool.query<{ subject: string; text: string }>(
    'select subject, text from mail where lower("to") = lower($1) order by id desc',
    [mailbox],
  );
  return rows;
}

/** The code that a mail carries. */
export const codeIn = (text: string): string => /^ +(\d{6})$/m.exec(text)?.[1] ?? '';

/** The token of the link that a mail carries. */
export const tokenIn = (text: string): string => /\/changePwd\?token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Asks for a verification code and reads it from the mail. */
export async function aCode(
  app: TestApp,
  mailbox: string,
  purpose: CodePurpose = 'register',
): Promise<string> {
  await app.call(userRoutes.sendCode, { body: { mailbox, purpose }, headers: aPlace() });
  return codeIn((await mailsTo(app, mailbox))[0]?.text ?? '');
}

/** Everything a new user fills in, with a code that is good. */
export async function aForm(app: TestApp, fields: Record<string, unknown> = {}) {
  const mailbox = (fields['mailbox'] as string | undefined) ?? aMailbox();
  return {
    mailbox,
    nickname: '小艾',
    password: 'secret-1',
    verificationCode: await aCode(app, mailbox),
    inviteCode: await anInvite(app),
    birthday: '1990-01-01',
    ...fields,
  };
}

/** The smallest picture there is. */
export const onePixel: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Does something many times, a hundred at the same moment: more sockets at once would test the machine. */
export async function manyTimes<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count) {
    const wave = Math.min(100, count - results.length);
    results.push(...(await Promise.all(Array.from({ length: wave }, work))));
  }
  return results;
}
