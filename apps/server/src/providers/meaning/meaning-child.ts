import { type ChildProcess, fork } from 'node:child_process';
import type { ChildProgram } from '../../platform/child-program.ts';
import { limitTime } from '../../platform/counted-time.ts';
import type { Meaning } from './port.ts';

export type ToMeaningChild = { id: number; texts: readonly string[] };
export type FromMeaningChild = { id: number } & ({ meanings: Meaning[] } | { reason: string });

const heapMegabytes = 256;
/** Of the processor's time, for a handful of sentences. */
const longestMs = 20_000;

/** A process that has the model, and does one thing at a time. */
export function startMeaningChild({ file, execArgv }: ChildProgram, engineFolder: string) {
  const child: ChildProcess = fork(file, [engineFolder], {
    execArgv: [...execArgv, `--max-old-space-size=${heapMegabytes}`],
    // Vectors travel as they are, not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It needs none of our settings, least of all the secret ones.
    env: { PATH: process.env['PATH'] ?? '' },
  });
  // It never keeps the process: who waits for an answer does.
  child.unref();
  child.channel?.unref();
  let lastId = 0;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });

  return {
    isAlive: (): boolean => child.connected && child.exitCode === null && child.signalCode === null,
    meaningsOf(texts: readonly string[]): Promise<Meaning[]> {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        const onEnd = () => end(() => reject(new Error('the process of meanings ended')));
        const onMessage = (given: unknown): void => {
          // Our own program sent it, so it has this shape.
          const answer = given as FromMeaningChild;
          if (answer.id !== id) return;
          if ('meanings' in answer) end(() => resolve(answer.meanings));
          else end(() => reject(new Error(answer.reason)));
        };
        const forgetTime = limitTime(child.pid, longestMs, () => child.kill('SIGKILL'));
        function end(act: () => void): void {
          forgetTime();
          child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
          act();
        }
        child.on('message', onMessage).once('exit', onEnd).once('error', onEnd);
        // A failure to send means that the process is gone, which its end reports.
        child.send({ id, texts } satisfies ToMeaningChild, () => undefined);
      });
    },
    async stop(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
export type MeaningChild = ReturnType<typeof startMeaningChild>;
