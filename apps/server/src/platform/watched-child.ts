import { type ChildProcess, spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import type { ChildProgram } from './child-program.ts';
import { limitTime } from './counted-time.ts';
import { memoryOf } from './memory-of.ts';

export type ChildLimits = {
  heapMegabytes: number;
  // Everything the process holds: buffers and long strings lie outside of the heap.
  memoryBytes: number;
  // Only what `limitTime` counts against it: a busy machine must not make a good document a broken one.
  milliseconds: number;
  outputBytes: number;
};

export type ChildEnd = { kind: 'ended'; code: number | null } | { kind: 'over-limit' };

const watchEveryMs = 50;
// The last words of a child that broke, for the log.
const keptErrorLetters = 2000;

export type WatchOptions = {
  signal?: AbortSignal | undefined;
  /** What the program reads: it lies on no disk, so that nothing of it is left when one of us is killed. */
  input?: Uint8Array | Readable;
  onLine: (line: string) => void;
};

/** Runs a program with limits; its lines come as they are written, and it is dead when this resolves. */
export async function runWatched(
  { execArgv, file }: ChildProgram,
  args: readonly string[],
  limits: ChildLimits,
  { signal, input, onLine }: WatchOptions,
): Promise<ChildEnd & { errors: string }> {
  signal?.throwIfAborted();
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${limits.heapMegabytes}`, ...execArgv, file, ...args],
    // No settings of ours, and none of our secrets, reach a process that reads strangers' files.
    { env: childEnv(), stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'] },
  );
  // A program that ends before it has read everything says why itself.
  child.stdin?.on('error', () => undefined);
  if (input instanceof Readable && child.stdin) input.pipe(child.stdin);
  else child.stdin?.end(input);
  let isOver = false;
  const kill = () => void child.kill('SIGKILL');
  const stopForGood = () => {
    isOver = true;
    kill();
  };
  const forgetTime = limitTime(child.pid, limits.milliseconds, stopForGood);
  const watch = setInterval(() => {
    if (memoryOf(child.pid) > limits.memoryBytes) stopForGood();
  }, watchEveryMs);
  signal?.addEventListener('abort', kill);
  try {
    const errors = collectErrors(child);
    collectLines(child, limits.outputBytes, onLine, stopForGood);
    const { code, killedBy } = await ended(child);
    signal?.throwIfAborted();
    // Node ends itself this way when its heap is full.
    if (isOver || killedBy === 'SIGABRT' || code === 134) return { kind: 'over-limit', errors: errors() };
    return { kind: 'ended', code, errors: errors() };
  } finally {
    forgetTime();
    clearInterval(watch);
    signal?.removeEventListener('abort', kill);
    kill();
  }
}

const childEnv = (): NodeJS.ProcessEnv => {
  const kept = ['SystemRoot', 'TMPDIR', 'TEMP', 'TMP'];
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
};

const ended = (child: ChildProcess) =>
  new Promise<{ code: number | null; killedBy: NodeJS.Signals | null }>((resolve, reject) => {
    child.once('error', reject);
    // "close" comes after the last line has been read, "exit" may come before.
    child.once('close', (code, killedBy) => resolve({ code, killedBy }));
  });

function collectErrors(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
    text = (text + piece).slice(-keptErrorLetters);
  });
  return () => text;
}

function collectLines(
  child: ChildProcess,
  most: number,
  onLine: (line: string) => void,
  overflow: () => void,
) {
  const take = cutLines(onLine);
  let total = 0;
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
    total += piece.length;
    if (total > most) return overflow();
    take(piece);
  });
}

/** Hands on whole lines of what comes in pieces. A line is put together once, when its end has come: it may be very long. */
export function cutLines(onLine: (line: string) => void): (piece: string) => void {
  let begun: string[] = [];
  return (piece) => {
    const end = piece.lastIndexOf('\n');
    if (end < 0) {
      begun.push(piece);
      return;
    }
    const whole = begun.join('') + piece.slice(0, end);
    begun = [piece.slice(end + 1)];
    for (const line of whole.split('\n')) onLine(line);
  };
}
