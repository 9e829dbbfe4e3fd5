// Sessions of the stories, made by the API: only the stories about the login itself go through its screen.
import type { Account, Product } from './server.ts';

export type Session = { accessToken: string; user: { id: string; mailbox: string; nickname: string } };

type Envelope = { code: number; msg: string; data: unknown };

async function call(product: Product, path: string, body: unknown, token = ''): Promise<unknown> {
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

/** A token for ?tk=, good for one use. */
export async function oneTimeToken(product: Product, { accessToken }: Session): Promise<string> {
  return ((await call(product, '/user/get/token', {}, accessToken)) as { token: string }).token;
}

/** What the browser keeps of a session, by the names of the spec. */
export const storedSession = ({ accessToken, user }: Session) => [
  { name: 'userToken', value: accessToken },
  { name: 'userData', value: JSON.stringify(user) },
];
