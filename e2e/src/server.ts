// Starts the built product as a user would, on a free port with a data folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
export const shippedSamples = join(root, 'apps/server/samples');
// Patience for busy machines.
const startLimit = 180_000;
const stopLimit = 60_000;

export type Account = { mailbox: string; password: string };
export type Product = {
  readonly address: string;
  /** The account that the first start printed. */
  readonly administrator: Account;
  /** What it printed, from its first start on. */
  output(): string;
};
/** A product of one's own, which may be ended. */
export type OwnProduct = Product & {
  /** Ends the server, and starts it again at the same address with the same data. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Ends it for good; throws unless it ended cleanly. */
  stop(): Promise<void>;
};

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

/** The banner comes once the server is ready to be used. */
async function administratorIn(output: () => string): Promise<Account> {
  const end = Date.now() + startLimit;
  for (;;) {
    const [, mailbox, password] = /(\S+@\S+)\s+(?:密码|Password)\s+([^\s（(]+)/u.exec(output()) ?? [];
    if (mailbox !== undefined && password !== undefined) return { mailbox, password };
    if (Date.now() > end) throw new Error(`no administrator was printed:\n${output()}`);
    await pause(50);
  }
}

/** Starts the product and waits until it is ready. */
export async function startProduct(settings: Record<string, string> = {}): Promise<OwnProduct> {
  const data = mkdtempSync(join(tmpdir(), 'rostrum-e2e-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _database, ...inherited } = process.env;
  // Without the samples a new account is empty, which is what most stories are about.
  const usual = { MODE: 'test', PORT: String(port), DATA_DIR: data, SAMPLES_DIR: join(data, 'no-samples') };
  const env = { ...inherited, ...usual, ...settings };
  const chunks: string[] = [];
  const output = () => chunks.join('');
  let child: ChildProcess;

  const resume = async () => {
    child = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd: root, env, stdio: 'pipe' });
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    await untilReady(address, child, output);
  };
  const halt = () => stopped(child, output);
  const removeData = () => rmSync(data, { recursive: true, force: true });
  try {
    await resume();
    const administrator = await administratorIn(output);
    return { address, administrator, output, halt, resume, stop: () => halt().finally(removeData) };
  } catch (error) {
    await halt().catch(() => undefined);
    removeData();
    throw error;
  }
}
