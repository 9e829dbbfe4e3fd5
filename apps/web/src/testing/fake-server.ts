import type { RouteDef } from '@app/contract/base/routes.ts';
import { beforeEach, vi } from 'vitest';

type Asked = { method: string; path: string; body: unknown; token: string | null; keepalive: boolean };
type Answer = { code?: number; msg?: string; data?: unknown };
type Answering = (body: unknown) => Answer | Promise<Answer>;

/**
 * A server that a component test tells what to answer. What nobody told it about breaks off, as a lost connection does.
 */
export function fakeServer() {
  const asked: Asked[] = [];
  const answers = new Map<string, Answering>();
  const keyOf = (method: string, path: string) => `${method} ${path}`;

  async function answer(path: string, init: RequestInit = {}): Promise<Response> {
    const { method = 'GET', headers, body, keepalive = false } = init;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    asked.push({ method, path, body: sent, token: new Headers(headers).get('authorization'), keepalive });
    const found = answers.get(keyOf(method, path));
    if (!found) throw new TypeError('Failed to fetch');
    return Response.json({ code: 200, msg: '', data: null, ...(await found(sent)) });
  }
  beforeEach(() => {
    asked.length = 0;
    answers.clear();
    vi.stubGlobal('fetch', answer);
  });

  return {
    /** Every call so far. */
    asked,
    /** The bodies that a row was called with. */
    sentTo: ({ method, path }: RouteDef) =>
      asked.filter((call) => call.method === method && call.path === path).map(({ body }) => body),
    /** What a row answers with from now on. */
    on({ method, path }: RouteDef, how: Answer | Answering) {
      answers.set(keyOf(method, path), typeof how === 'function' ? how : () => how);
    },
  };
}
