import { existsSync } from 'node:fs';
import type { ChildProgram } from '../../platform/child-program.ts';
import { type ChildLimits, runWatched } from '../../platform/watched-child.ts';
import { whisperFiles } from './whisper/files.ts';
import { TranscriptionFailed, type Transcriber, type Transcription } from './port.ts';

const megabyte = 1024 * 1024;
const limits: ChildLimits = {
  heapMegabytes: 512,
  memoryBytes: 2048 * megabyte,
  milliseconds: 120_000,
  outputBytes: megabyte,
};

type EmbeddedOptions = { engineFolder: string; program: ChildProgram; installCommand: string };

/**
 * Whisper on this machine: no network, no key. Each recording has a process of its own, which decodes what a stranger sent
 * and gives its gigabyte back when it is done; one after the other, because each takes a whole core.
 */
export function createEmbeddedTranscriber({
  engineFolder,
  program,
  installCommand,
}: EmbeddedOptions): Transcriber {
  const files = Object.values(whisperFiles(engineFolder));
  let last: Promise<unknown> = Promise.resolve();

  async function run(wav: Uint8Array, signal?: AbortSignal): Promise<Transcription> {
    let heard: Transcription | undefined;
    const end = await runWatched(program, [engineFolder], limits, {
      signal,
      input: wav,
      // Our own program wrote the line, so it has this shape.
      onLine: (line) => (heard = JSON.parse(line) as Transcription),
    });
    if (end.kind === 'over-limit') throw new TranscriptionFailed('it took too much time or memory');
    if (!heard)
      throw new TranscriptionFailed(end.errors.trim().split('\n').at(-1) || `it ended with ${end.code}`);
    return heard;
  }

  return {
    name: 'embedded',
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
