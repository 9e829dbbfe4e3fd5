import { type ChildProcess, fork } from 'node:child_process';
import type { ChildProgram } from '../../platform/child-program.ts';
import { limitTime } from '../../platform/counted-time.ts';
import { memoryOf } from '../../platform/memory-of.ts';
import type { FromLookChild, LookResults, LookTask, ToLookChild } from './child-messages.ts';
import { PhotoRefused, type StyleImage } from './port.ts';

export type LookLimits = {
  heapMegabytes: number;
  /** Everything the process holds: decoded photos and models lie outside of the heap. */
  memoryBytes: number;
  /** That count against one task. */
  milliseconds: number;
  /** A process with nothing to do for so long gives its memory back. */
  idleMs: number;
};

export type TaskOptions = {
  signal?: AbortSignal | undefined;
  onStyle?: ((image: StyleImage) => void) | undefined;
};

const watchEveryMs = 50;
const keptErrorLetters = 2000;

function startChild({ file, execArgv }: ChildProgram, settings: string[], heapMegabytes: number) {
  const child: ChildProcess = fork(file, settings, {
    execArgv: [...execArgv, `--max-old-space-size=${heapMegabytes}`],
    // Pictures travel as they are, not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // No settings of ours, and none of our secrets, reach a process that decodes strangers' photos.
    env: { PATH: process.env['PATH'] ?? '' },
  });
  let said = '';
  child.stderr
    ?.setEncoding('utf8')
    .on('data', (text: string) => (said = (said + text).slice(-keptErrorLetters)));
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(said.trim() || `it ended with ${signal ?? code}`));
    child.once('error', (error) => resolve(error.message));
  });
  return { child, ended };
}

type Started = ReturnType<typeof startChild>;
type Result = LookResults[LookTask['kind']];

const isAlive = ({ connected, exitCode, signalCode }: ChildProcess): boolean =>
  connected && exitCode === null && signalCode === null;

/** Ends the task, and the process with it. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Asks a process one thing. When it is `Stopped`, the process has to be ended. */
function ask(
  { child, ended }: Started,
  message: ToLookChild,
  { memoryBytes, milliseconds }: LookLimits,
  { signal, onStyle }: TaskOptions,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = (why: string) => end(() => reject(new Stopped(why)));
    const onAbort = () => stop('it was cancelled');
    // On `ended` itself the task, with its photo, would stay for as long as the process lives.
    const onEnd = () => void ended.then(stop);
    const onMessage = (given: unknown): void => {
      // Our own program sent it, so it has this shape.
      const answer = given as FromLookChild;
      if (answer.id !== message.id) return;
      if (answer.kind === 'style') onStyle?.(answer.image);
      else if (answer.kind === 'done') end(() => resolve(answer.result));
      else if (answer.kind === 'refused') end(() => reject(new PhotoRefused(answer.refusals)));
      else end(() => reject(new Error(answer.reason)));
    };
    const forgetTime = limitTime(child.pid, milliseconds, () => stop('it took too long'));
    const watch = setInterval(() => {
      if (memoryOf(child.pid) > memoryBytes) stop('it took too much memory');
    }, watchEveryMs);
    function end(act: () => void): void {
      forgetTime();
      clearInterval(watch);
      signal?.removeEventListener('abort', onAbort);
      child.off('message', onMessage);
      child.off('exit', onEnd);
      child.off('error', onEnd);
      act();
    }
    signal?.addEventListener('abort', onAbort);
    child.on('message', onMessage);
    child.once('exit', onEnd);
    child.once('error', onEnd);
    // A failure to send means that the process is gone, which `ended` reports.
    child.send(message, () => undefined);
  });
}

/**
 * Does tasks one after the other in a process of its own, which is started when there is one. A task that takes more than it
 * may, or that ends the process, is refused as unreadable: the photo did it. The next task gets a new process.
 */
export function createLookChild(program: ChildProgram, settings: string[], limits: LookLimits) {
  let running: Started | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let nextId = 0;
  let isClosed = false;

  async function stop(): Promise<void> {
    clearTimeout(idleTimer);
    const stopped = running;
    running = undefined;
    stopped?.child.kill('SIGKILL');
    await stopped?.ended;
  }

  async function work(task: LookTask, options: TaskOptions): Promise<Result> {
    options.signal?.throwIfAborted();
    // One that ended while it had nothing to do is no fault of this photo.
    if (running && !isAlive(running.child)) await stop();
    if (isClosed) throw new Error('the engine for photos is stopping');
    clearTimeout(idleTimer);
    running ??= startChild(program, settings, limits.heapMegabytes);
    try {
      return await ask(running, { id: ++nextId, task }, limits, options);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      await stop();
      options.signal?.throwIfAborted();
      if (isClosed) throw new Error('the engine for photos is stopping', { cause: error });
      throw new PhotoRefused(['unreadable'], { cause: error });
    } finally {
      idleTimer = setTimeout(() => void stop(), limits.idleMs).unref();
    }
  }

  return {
    run<Task extends LookTask>(task: Task, options: TaskOptions = {}): Promise<LookResults[Task['kind']]> {
      const { signal } = options;
      let leave = (): void => undefined;
      const done = last.then(() => {
        signal?.removeEventListener('abort', leave);
        return work(task, options);
      });
      last = done.catch(() => undefined);
      // Who cancels before it is their turn does not wait for it.
      const left = new Promise<never>((_, reject) => {
        leave = () => reject(signal?.reason as Error);
        signal?.addEventListener('abort', leave);
      });
      // The child answers each kind of task with its own kind of result.
      return Promise.race([done, left]) as Promise<LookResults[Task['kind']]>;
    },
    pid: (): number | undefined => (running && isAlive(running.child) ? running.child.pid : undefined),
    async close(): Promise<void> {
      isClosed = true;
      await stop();
    },
  };
}
