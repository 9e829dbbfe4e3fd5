import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { patchModel } from './patch-model.ts';

/** SHA-256 of the joined parts, as the makers of the model publish it. */
const originalHash = '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb';
/** SHA-256 of the model after our patch. */
const patchedHash = '64f128d855586b1b7bcf3feaafd331b4e8e7df1304c34964b20e693dd69c0b61';

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

async function hashOfFile(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 }))
      hash.update(chunk as Buffer);
    return hash.digest('hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The patched model as one file in a folder of ours; made from its parts at the first use, or when it was damaged. */
export async function prepareModel(parts: readonly string[], folder: string): Promise<string> {
  const file = path.join(folder, `kokoro-${patchedHash.slice(0, 12)}.onnx`);
  if ((await hashOfFile(file)) === patchedHash) return file;
  const original = Buffer.concat(await Promise.all(parts.map((part) => readFile(part))));
  expectHash('The speech model', original, originalHash);
  const patched = patchModel(original);
  expectHash('The patched speech model', patched, patchedHash);
  await mkdir(folder, { recursive: true });
  await writeWhole(file, patched);
  return file;
}

function expectHash(what: string, content: Buffer, expected: string): void {
  if (hashOf(content) !== expected)
    throw new Error(`${what} is not the one it should be; install the engines again`);
}

// Several processes may do this at once, and any of them may be killed: the name appears with the whole content.
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  try {
    const handle = await open(temporary, 'wx');
    await handle.writeFile(content).finally(() => handle.close());
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
