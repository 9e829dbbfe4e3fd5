import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import type { LocalConnection } from '../platform/db/connection.ts';
import { startEmbedded } from '../platform/db/embedded.ts';
import { createLog } from '../platform/log.ts';
import { machineEnv } from './machine-env.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that all test files share; the path is the database to connect to for making others. */
    serverUrl: string;
    /** A filled database that test files clone. */
    templateName: string;
    /** What the engine for photos made in this run; see remembered-looks.ts. */
    looksFolder: string;
  }
}

/** Starts one PostgreSQL for the whole run (or takes TEST_DATABASE_URL) and fills a template once. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { serverUrl, stop } = await startServer();
  const templateName = `rostrum_template_${process.pid}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database if exists ${templateName}`);
  await client.query(`create database ${templateName}`);
  await fill(databaseUrl(serverUrl, templateName));
  provide('serverUrl', serverUrl);
  provide('templateName', templateName);
  const looksFolder = await mkdtemp(path.join(os.tmpdir(), 'rostrum-looks-'));
  provide('looksFolder', looksFolder);
  return async () => {
    await rm(looksFolder, { recursive: true, force: true });
    await client.query(`drop database if exists ${templateName} with (force)`);
    await client.end();
    await stop();
  };
}

/** As build-programs.ts bundled it. */
const filling = path.join(root, '.cache/test/server/testing/fill-template.js');

async function fill(url: string): Promise<void> {
  const env = { ...machineEnv(), HOST: '127.0.0.1', LOG_LEVEL: 'fatal', DATABASE_URL: url };
  await promisify(execFile)(process.execPath, [filling], { env });
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function startServer(): Promise<{ serverUrl: string; stop(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { serverUrl: given, stop: async () => undefined };
  const folder = await mkdtemp(path.join(os.tmpdir(), 'rostrum-test-'));
  const embedded = await startEmbedded(folder, createLog('warn'));
  const serverUrl = urlOf(embedded.connection);
  await forgetOnPowerCut(serverUrl);
  return {
    serverUrl,
    async stop() {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The embedded database as an address: a socket's folder goes into the query. */
function urlOf({ host, port, user, password = '', database }: LocalConnection): string {
  const place = path.isAbsolute(host) ? `localhost/${database}?host=${encodeURIComponent(host)}` : undefined;
  return `postgres://${user}:${password}@${place ?? `${host}:${port}/${database}`}`;
}

/** Nothing of this server outlives the run, so that it need not wait for the disk. */
async function forgetOnPowerCut(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${name} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
