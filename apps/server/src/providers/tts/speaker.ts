import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { ChildProgram } from '../../platform/child-program.ts';
import { limitTime } from '../../platform/counted-time.ts';
import { memoryOf } from '../../platform/memory-of.ts';
import type { FromSpeaker, SpeakerSettings, ToSpeaker } from './child-messages.ts';
import { SpeechFailed, type SpeechSentence, type SpokenSentence } from './port.ts';

export type SpeakerOptions = SpeakerSettings & {
  /** The program of `children/speak`, and what Node needs to run it. */
  program: ChildProgram;
  /** A sentence for which more time counts is given up, its process ended. */
  longestMs: number;
  mostMemoryMiB: number;
};

/** The process is gone; the sentence itself may be fine. */
export class SpeakerLost extends SpeechFailed {
  override name = 'SpeakerLost';
}

/**
 * How much speech gives way to pages and calls. It takes all it can get, and a class that comes in must not feel it; but
 * whoever waits for a talk gets it on a busy machine too. Nobody may take priority back, so it is chosen at the start.
 */
const niceness = { waited: 5, forCrowd: 10 };

const megabyte = 1024 * 1024;
const heapMiB = 512;
const watchEveryMs = 1000;
const keptOutput = 2000;

function giveWay(pid: number | undefined, nice: number): void {
  try {
    if (pid !== undefined) setPriority(pid, nice);
  } catch {
    // Where it is not allowed, speech is only less polite.
  }
}

/** One process that speaks, one sentence at a time. */
export function startSpeaker(
  { program, longestMs, mostMemoryMiB, ...settings }: SpeakerOptions,
  isForCrowd = false,
) {
  const child: ChildProcess = fork(program.file, [JSON.stringify(settings)], {
    execArgv: [...program.execArgv, `--max-old-space-size=${heapMiB}`],
    // Samples travel as they are, not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // It needs none of our settings, least of all the secret ones.
    env: { PATH: process.env['PATH'] ?? '' },
  });
  giveWay(child.pid, isForCrowd ? niceness.forCrowd : niceness.waited);
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
        forgetTime();
        clearInterval(watch);
        child.off('message', listen);
        act();
      };
      const stop = (fault: SpeakerLost): void => {
        end(() => reject(fault));
        child.kill('SIGKILL');
      };
      const listen = (message: unknown): void => {
        const answer = message as FromSpeaker;
        if (answer.kind === 'broken')
          end(() => reject(new SpeechFailed('notLoaded', { detail: answer.reason })));
        else if (answer.id !== id) return;
        else if (answer.kind === 'spoken') end(() => resolve(answer.spoken));
        else end(() => reject(new SpeechFailed('notSpoken', { detail: answer.reason })));
      };
      const forgetTime = limitTime(child.pid, longestMs, () =>
        stop(new SpeakerLost('tookTooLong', { params: { seconds: longestMs / 1000 } })),
      );
      const watch = setInterval(() => {
        if (memoryOf(child.pid) <= mostMemoryMiB * megabyte) return;
        stop(new SpeakerLost('tooMuchMemory', { params: { memory: mostMemoryMiB } }));
      }, watchEveryMs);
      child.on('message', listen);
      void ended.then((detail) => end(() => reject(new SpeakerLost('ended', { detail }))));
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
