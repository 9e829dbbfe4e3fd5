import { existsSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import type { ChildProgram } from '../../platform/child-program.ts';
import { type ChildLimits, runWatched } from '../../platform/watched-child.ts';
import { whisperFiles } from './whisper/files.ts';
import { TranscriptionFailed, type Transcriber, type Transcription } from './port.ts';
import { framed } from './framed.ts';

const megabyte = 1024 * 1024;
const limits: ChildLimits = {
  heapMegabytes: 512,
  memoryBytes: 2048 * megabyte,
  milliseconds: 240_000,
  outputBytes: megabyte,
};
/** Who speaks pauses for less; then the process gives its memory back. */
const idleMs = 10_000;
/** A process hears no more than this, so that its time is enough for the last one, too. */
const mostRecordings = 40;

type EmbeddedOptions = { engineFolder: string; program: ChildProgram; installCommand: string };

/** A process that has the model, and hears one recording after the other. */
type Listener = { hear: (wav: Uint8Array) => Promise<Transcription>; end: () => void; kill: () => void };

function startListener(program: ChildProgram, engineFolder: string, onGone: () => void): Listener {
  const input = new PassThrough();
  const killing = new AbortController();
  let answer: PromiseWithResolversOf<Transcription> | undefined;
  const { signal } = killing;
  const ended = runWatched(program, [engineFolder], limits, {
    signal,
    input,
    // Our own program wrote the line, so it has this shape.
    onLine: (line) => answer?.resolve(JSON.parse(line) as Transcription),
  }).then((end) => {
    if (end.kind === 'over-limit') return 'it took too much time or memory';
    return end.errors.trim().split('\n').at(-1) || `it ended with ${end.code}`;
  }, String);
  void ended.then((reason) => {
    onGone();
    answer?.reject(new TranscriptionFailed(reason));
  });
  return {
    hear(wav) {
      const heard = withResolvers<Transcription>();
      answer = heard;
      input.write(framed(wav));
      return heard.promise;
    },
    end: () => input.end(),
    kill: () => killing.abort(),
  };
}

type PromiseWithResolversOf<T> = ReturnType<typeof withResolvers<T>>;

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    [resolve, reject] = [onResolve, onReject];
  });
  return { promise, resolve, reject };
}

/**
 * Whisper on this machine: no network, no key. A process of its own decodes what strangers sent, and gives its memory back
 * when nobody speaks any more; one recording after the other, because each takes a whole core.
 */
export function createEmbeddedTranscriber({
  engineFolder,
  program,
  installCommand,
}: EmbeddedOptions): Transcriber {
  const files = Object.values(whisperFiles(engineFolder));
  let last: Promise<unknown> = Promise.resolve();
  let listener: Listener | undefined;
  let recordings = 0;
  let idle: NodeJS.Timeout | undefined;

  function letGo(): void {
    listener?.end();
    listener = undefined;
  }

  function listening(): Listener {
    clearTimeout(idle);
    if (listener) return listener;
    recordings = 0;
    const started = startListener(program, engineFolder, () => {
      if (listener === started) listener = undefined;
    });
    listener = started;
    return started;
  }

  async function run(wav: Uint8Array, signal?: AbortSignal): Promise<Transcription> {
    signal?.throwIfAborted();
    const one = listening();
    const leave = () => {
      one.kill();
      // Whoever comes next must not wait at one that is dying.
      if (listener === one) listener = undefined;
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await one.hear(wav);
    } finally {
      signal?.removeEventListener('abort', leave);
      recordings += 1;
      if (recordings >= mostRecordings) letGo();
      idle = setTimeout(letGo, idleMs).unref();
    }
  }

  return {
    name: 'embedded',
    hearsPartly: true,
    transcribe(wav, signal) {
      const heard = last.then(() => run(wav, signal));
      last = heard.catch(() => undefined);
      // Who leaves before it is their turn does not wait for it.
      const left = new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
      );
      return Promise.race([heard, left]);
    },
    missing: () => (files.every((file) => existsSync(file)) ? undefined : installCommand),
    check: async () => undefined,
  };
}
