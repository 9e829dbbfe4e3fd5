import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Envelope } from '@app/contract/base/envelope.ts';
import type { RouteDef } from '@app/contract/base/routes.ts';
import { onTestFinished } from 'vitest';
import { machineEnv } from './machine-env.ts';

export type Child = Awaited<ReturnType<typeof startChild>>;

// As build-programs.ts bundled it.
const program = path.resolve(import.meta.dirname, '../../../../.cache/test/server/testing/program.js');

/** Starts testing/program.ts as a process of its own and waits until it serves. */
export async function startChild(settings: Record<string, string>) {
  const child = fork(program, {
    execArgv: [],
    env: { ...machineEnv(), MODE: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal', ...settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  onTestFinished(() => killTree(child));
  const port = await new Promise<number | undefined>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port?: number }).port));
    void exit.then((code) => reject(new Error(`the program ended with code ${code}`)));
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    exit,
    async call<T = unknown>(route: RouteDef, body: unknown): Promise<Envelope<T>> {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(origin + route.path, {
        method: route.method,
        headers,
        body: JSON.stringify(body),
      });
      return (await response.json()) as Envelope<T>;
    },
    /** As a power cut: the process and everything it started, at once. */
    kill: () => killTree(child),
    terminate: () => child.kill('SIGTERM'),
  };
}

async function killTree(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (const pid of [child.pid, ...descendantsOf(child.pid)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself in this very moment.
    }
  }
  await ended;
}

function descendantsOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid);
  return children.flatMap((found) => [found, ...descendantsOf(found)]);
}

function parentOf(pid: number): number | undefined {
  try {
    // "pid (name) state parent …"; the name may hold spaces and brackets.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}
