import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ChildProgram } from '../../platform/child-program.ts';
import type { FromSpeaker, SpeakerSettings, ToSpeaker } from './child-messages.ts';
import type { SpeechSentence, SpokenSentence } from './port.ts';

export type SpeakerOptions = SpeakerSettings & {
  /** The program of `children/speak`, and what Node needs to run it. */
  program: ChildProgram;
  /** A sentence that takes longer is given up, its process ended. */
  longestMs: number;
  mostMemoryMiB: number;
};

/** The process is gone; the sentence itself may be fine. */
export class SpeakerLost extends Error {
  override name = 'SpeakerLost';
}

const heapMiB = 512;
const watchEveryMs = 1000;
const keptOutput = 2000;

/** Memory in use, where the system tells. */
function memoryMiB(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** One process that speaks, one sentence at a time. */
export function startSpeaker({ program, longestMs, mostMemoryMiB, ...settings }: SpeakerOptions) {
  const child: ChildProcess = fork(program.file, [JSON.stringify(settings)], {
    execArgv: [...program.execArgv, `--max-old-space-size=${heapMiB}`],
    // Samples travel as they are, not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // It needs none of our settings, least of all the secret ones.
    env: { PATH: process.env['PATH'] ?? '' },
  });
  let said = '';
  let nextId = 0;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-keptOutput)));
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(said.trim().split('\n').at(-1) || `it ended with ${signal ?? code}`),
    );
    child.once('error', (error) => resolve(error.message));
  });

  function speak(sentence: SpeechSentence): Promise<SpokenSentence> {
    const id = ++nextId;
    return new Promise((resolve, reject) => {
      const end = (act: () => void): void => {
        clearTimeout(timer);
        clearInterval(watch);
        child.off('message', listen);
        act();
      };
      const stop = (reason: string): void => {
        end(() => reject(new SpeakerLost(reason)));
        child.kill('SIGKILL');
      };
      const listen = (message: unknown): void => {
        const answer = message as FromSpeaker;
        if (answer.kind === 'broken') end(() => reject(new Error(answer.reason)));
        else if (answer.id !== id) return;
        else if (answer.kind === 'spoken') end(() => resolve(answer.spoken));
        else end(() => reject(new Error(answer.reason)));
      };
      const timer = setTimeout(() => stop(`it took more than ${longestMs / 1000} seconds`), longestMs);
      const watch = setInterval(() => {
        if (memoryMiB(child.pid) > mostMemoryMiB) stop(`it used more than ${mostMemoryMiB} MiB of memory`);
      }, watchEveryMs);
      child.on('message', listen);
      void ended.then((reason) => end(() => reject(new SpeakerLost(reason))));
      const message: ToSpeaker = { id, sentence };
      // A failure to send means that the process is gone, which `ended` reports.
      child.send(message, () => undefined);
    });
  }

  return {
    pid: child.pid,
    ended,
    isAlive: (): boolean => child.exitCode === null && child.signalCode === null && child.connected,
    speak,
    async stop(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export type Speaker = ReturnType<typeof startSpeaker>;
