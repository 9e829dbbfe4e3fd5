import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { userRoutes } from '@app/contract/user/routes.ts';

const root = path.resolve(import.meta.dirname, '../..');

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs a Node program until `stop`; ready when its address answers. */
export async function runProgram(file: string, address: string, env: Record<string, string>) {
  const started = performance.now();
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${file} ended with code ${child.exitCode}`);
    if (await answers(address)) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    pid: child.pid ?? 0,
    readyMs: performance.now() - started,
    stop: () => end(child),
  };
}

/** Runs one of the `bare-…` programs beside this file: the number that it prints is the floor of a figure. */
export async function floorFrom(file: string, ...args: string[]): Promise<number> {
  const program = path.join(import.meta.dirname, file);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...args]);
  return Number(stdout);
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    (response) => response.ok,
    () => false,
  );

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** A data folder that was started once, so that it holds a database and an administrator. */
export async function makeInstallation(more: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rostrum-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    MODE: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    CALLS_PER_MINUTE: '1000000',
    ...more,
  };
  const start = () => runProgram('apps/server/dist/main.js', `${origin}/readyz`, settings);
  const first = await start();
  const facts = readFileSync(path.join(folder, 'first-login.txt'), 'utf8');
  const read = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(facts)?.[1] ?? '';
  const response = await fetch(origin + userRoutes.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mailbox: read('administrator'), password: read('password') }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string; user: { id: string } } };
  await first.stop();
  return {
    origin,
    folder,
    firstReadyMs: first.readyMs,
    login: { mailbox: read('administrator'), password: read('password') },
    token: data.accessToken,
    userId: data.user.id,
    /** What a browser keeps of the session. */
    session: [
      { name: 'userToken', value: data.accessToken },
      { name: 'userData', value: JSON.stringify(data.user) },
    ],
    start,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Seconds of processor time that a process has used. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Memory of a process that belongs to it, in MiB; shared pages are counted in parts. */
export function memoryMiB(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
}
