// Starts the built product as a user would, on a free port with a data folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
const startLimit = 60_000;
const stopLimit = 20_000;

export type Product = { address: string; output: () => string; stop: () => Promise<void> };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).status === 200;
  } catch {
    return false;
  }
}

async function untilReady(address: string, child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + startLimit;
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`the product stopped while starting:\n${output()}`);
    if (Date.now() > end) throw new Error(`the product was not ready after ${startLimit} ms:\n${output()}`);
    await pause(100);
  }
}

async function stopped(child: ChildProcess, output: () => string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const tooLate = setTimeout(() => child.kill('SIGKILL'), stopLimit);
    await ended;
    clearTimeout(tooLate);
  }
  if (child.exitCode !== 0) {
    const how = child.signalCode ?? `exit code ${child.exitCode}`;
    throw new Error(`the product should end with exit code 0, but: ${how}\n${output()}`);
  }
}

/** Starts the product and waits until it is ready. `stop` ends it and throws unless it ended cleanly. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'rostrum-e2e-'));
  const port = await freePort();
  const { DATABASE_URL: _database, ...inherited } = process.env;
  const env = { ...inherited, MODE: 'test', PORT: String(port), DATA_DIR: data, ...settings };
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd: root, env, stdio: 'pipe' });
  const chunks: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const output = () => chunks.join('');
  const address = `http://127.0.0.1:${port}`;
  const removeData = () => rmSync(data, { recursive: true, force: true });
  try {
    await untilReady(address, child, output);
  } catch (error) {
    child.kill('SIGTERM');
    removeData();
    throw error;
  }
  return { address, output, stop: () => stopped(child, output).finally(removeData) };
}
