// Accounts and sessions of the stories, made by the API: only the stories about them go through their screens.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Account, Product } from './server.ts';

export type Session = { accessToken: string; user: { id: string; mailbox: string; nickname: string } };

type Envelope = { code: number; msg: string; data: unknown };

export async function call(product: Product, path: string, body: unknown, token = ''): Promise<unknown> {
  const response = await fetch(`${product.address}/web-api/portrait${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await response.json()) as Envelope;
  if (code !== 200) throw new Error(`${path} was refused with ${code}: ${msg}`);
  return data;
}

/** A session of its own: whoever ends it ends nobody else's. */
export async function logIn(product: Product, account: Account = product.administrator): Promise<Session> {
  return (await call(product, '/user/login', { ...account, remember: true })) as Session;
}

const administrators = new WeakMap<Product, Promise<Session>>();

/** The administrator's session that all stories of a worker share; a login is dear, and each one stays in the list. */
export function administratorSession(product: Product): Promise<Session> {
  const session = administrators.get(product) ?? logIn(product);
  administrators.set(product, session);
  return session;
}

/** A token for ?tk=, good for one use. */
export async function oneTimeToken(product: Product, { accessToken }: Session): Promise<string> {
  return ((await call(product, '/user/get/token', {}, accessToken)) as { token: string }).token;
}

/** What the browser keeps of a session, by the names of the spec; projects open with their scripts, as they were left. */
export const storedSession = ({ accessToken, user }: Session) => [
  { name: 'projectView', value: 'script' },
  { name: 'userToken', value: accessToken },
  { name: 'userData', value: JSON.stringify(user) },
];

type Mail = { to: string; text: string };

/** The code that the first start printed. */
export const inviteCode = (product: Product): string =>
  /(?:邀请码|Invitation code)\s+([A-Z0-9-]+)/u.exec(product.output())?.[1] ?? '';

/** The newest mail to a mailbox that matches, as the administrator reads it in the outbox. */
export async function mailTo(product: Product, mailbox: string, pattern: RegExp): Promise<string> {
  const { accessToken } = await administratorSession(product);
  let found: string | undefined;
  await expect(async () => {
    const { list } = (await call(product, '/admin/outbox/list', { search: mailbox }, accessToken)) as {
      list: Mail[];
    };
    const [, wanted] = list.map(({ text }) => pattern.exec(text)).find((match) => match !== null) ?? [];
    found = wanted;
    expect(found, `a mail to ${mailbox} with ${pattern}`).toBeDefined();
  }).toPass();
  return found ?? '';
}
export const codeFor = (product: Product, mailbox: string) => mailTo(product, mailbox, /^ +(\d{6})$/m);
export const resetLinkFor = (product: Product, mailbox: string) =>
  mailTo(product, mailbox, /(\/changePwd\?token=[\w-]+)/);

/** An account made by the calls, for the stories that begin with one. */
export async function aUser(product: Product): Promise<Account> {
  const account = { mailbox: `${randomUUID()}@example.com`, password: 'Hvkr8-tw2pzq' };
  await call(product, '/user/send/code', { mailbox: account.mailbox, purpose: 'register' });
  await call(product, '/user/register', {
    ...account,
    nickname: 'Ada',
    verificationCode: await codeFor(product, account.mailbox),
    inviteCode: inviteCode(product),
    birthday: '1990-01-01',
  });
  return account;
}

/** Opens a page as a user who logged in by the calls. */
export async function openAs(page: Page, product: Product, account: Account, path: string): Promise<void> {
  const session = await logIn(product, account);
  await page.goto('/healthz');
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, storedSession(session));
  await page.goto(path);
}
