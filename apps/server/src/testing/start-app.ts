import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Envelope } from '@app/contract/base/envelope.ts';
import type { RouteDef } from '@app/contract/base/routes.ts';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { readEnv } from '../env.ts';
import { createLog } from '../platform/log.ts';
import { type Running, startProduct } from '../start.ts';
import type { Extension } from '../wiring.ts';
import { databaseUrl } from './global-setup.ts';
import { noDelay } from './pace.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
let made = 0;

/** What a test sends. */
export type Sent = {
  token?: string;
  language?: 'zh-CN' | 'en-US';
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** A database of its own, cloned from the filled template; dropped afterwards. */
export async function cloneDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const serverUrl = inject('serverUrl');
  const name = `rostrum_test_${process.pid}_${++made}`;
  const ask = async (statement: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  // Copying files takes a quarter of what copying through the log takes.
  await ask(`create database ${name} template ${inject('templateName')} strategy file_copy`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => ask(`drop database if exists ${name} with (force)`),
  };
}

export const tempFolder = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), 'rostrum-data-'));

export type TestApp = Awaited<ReturnType<typeof startApp>>;

/** The whole product on a free port, on a database and a data folder of its own. Call `stop` when done. */
export async function startApp(settings: Record<string, string> = {}, extension: Extension = {}) {
  const database = settings['DATABASE_URL'] === undefined ? await cloneDatabase() : undefined;
  const folder = await tempFolder();
  const env = readEnv(
    {
      MODE: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
      // Storing the samples for every test would take longer than the test.
      SAMPLES_DIR: folder,
      ...(database ? { DATABASE_URL: database.url } : {}),
      ...settings,
    },
    root,
  );
  const running: Running = await startProduct(env, createLog(env.LOG_LEVEL), { pace: noDelay, ...extension });
  const origin = `http://127.0.0.1:${running.port}`;

  const send = (route: RouteDef, sent: Sent = {}, options: RequestInit = {}): Promise<Response> => {
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => sent.params?.[name] ?? '');
    const query = sent.query ? `?${new URLSearchParams(sent.query)}` : '';
    const hasBody = sent.body !== undefined;
    return fetch(`${origin}${path}${query}`, {
      method: route.method,
      headers: {
        ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
        ...(sent.language === undefined ? {} : { 'accept-language': sent.language }),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...sent.headers,
      },
      ...(hasBody ? { body: JSON.stringify(sent.body) } : {}),
      ...options,
    });
  };

  return {
    ...running,
    origin,
    env,
    databaseUrl: env.DATABASE_URL ?? '',
    /** The raw answer of a call. */
    send,
    /** The envelope of a call, as it travels. */
    async call<T = unknown>(route: RouteDef, sent: Sent = {}): Promise<Envelope<T>> {
      return (await (await send(route, sent)).json()) as Envelope<T>;
    },
    async stop() {
      await running.stop();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As `startApp`, for the length of one test. */
export async function startAppForTest(
  settings: Record<string, string> = {},
  extension: Extension = {},
): Promise<TestApp> {
  const app = await startApp(settings, extension);
  onTestFinished(() => app.stop());
  return app;
}
