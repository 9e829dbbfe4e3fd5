import { Agent, request } from 'node:http';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { median } from '../report.ts';
import type { AskedDeck } from './make-decks.ts';

type Sent = { token?: string; body?: unknown };

/** A call with how long it took until it began to be answered; the rest is read when somebody wants it. */
export type Begun = { ms: number; status: number; text: () => Promise<string> };

export type Client = ReturnType<typeof createClient>;

const edits = 10;

/** Calls the product as browsers do. */
export function createClient({ origin, token }: { origin: string; token: string }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });

  function send(method: string, place: string, { token: as, body }: Sent = {}): Promise<Begun> {
    const began = performance.now();
    const json = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    };
    return new Promise((resolve, reject) => {
      const call = request(origin + place, { method, headers, agent }, (response) => {
        const parts: Buffer[] = [];
        const whole = new Promise<string>((done) => {
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('close', () => done(Buffer.concat(parts).toString()));
        });
        resolve({ ms: performance.now() - began, status: response.statusCode ?? 0, text: () => whole });
      });
      call.on('error', reject);
      call.end(json);
    });
  }

  async function call<T>(route: { method: string; path: string }, sent: Sent): Promise<T> {
    const text = await (await send(route.method, route.path, { token, ...sent })).text();
    const { code, data, msg } = JSON.parse(text) as { code: number; data: T; msg: string };
    if (code !== 200) throw new Error(`${route.path}: ${msg}`);
    return data;
  }

  const ask = (deck: AskedDeck, question: string, visitor: string): Promise<Begun> =>
    send('POST', conversationRoutes.ask.path, {
      token: visitor,
      body: { projectId: deck.id, question },
    });

  return {
    origin,
    token,
    send,
    call,
    ask,
    close: () => agent.destroy(),

    /** Milliseconds that 99 of 100 looks at the event loop came at the latest, since it was asked for the last time. */
    async loopDelay(): Promise<number> {
      const text = await (await send('GET', '/metrics')).text();
      return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000;
    },

    /** Saves a script and asks, several times. */
    async askAfterEdit(deck: AskedDeck): Promise<{ saveMs: number; askMs: number }> {
      const [saves, asks]: [number[], number[]] = [[], []];
      const viewer = deck.viewers[0]!;
      for (let edit = 0; edit < edits; edit++) {
        const page = deck.pages[edit]!;
        const body = {
          id: page,
          projectId: deck.id,
          content: `第 ${edit + 1} 站由编号 ${edit} 的小队看守。`,
        };
        const saved = await send('PUT', coursewareRoutes.saveScript.path, { token, body });
        await saved.text();
        saves.push(saved.ms);
        const asked = await ask(
          deck,
          `第 ${edit + 1} 站由谁看守？`,
          deck.viewers[edit % deck.viewers.length] ?? viewer,
        );
        asks.push(asked.ms);
        await asked.text();
      }
      return { saveMs: median(saves), askMs: median(asks) };
    },

    /** So many who came in by the link and code of a share. */
    async viewersOf(id: string, people: number): Promise<string[]> {
      const wish = { id, validityDays: 1, people, codeKind: 'auto' };
      const { code, extractionCode } = await call<{ code: string; extractionCode: string }>(
        shareRoutes.shareProject,
        {
          body: wish,
        },
      );
      const tokens: string[] = [];
      for (let place = 0; place < people; place++)
        tokens.push(
          (await call<{ token: string }>(shareRoutes.verify, { body: { code, extractionCode } })).token,
        );
      return tokens;
    },
  };
}
