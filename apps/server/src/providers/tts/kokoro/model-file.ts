import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { patchModel } from './patch-model.ts';

/** SHA-256 of the joined parts, as the makers of the model publish it. */
const originalHash = '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb';
/** SHA-256 of the model after our patch. */
const patchedHash = '64f128d855586b1b7bcf3feaafd331b4e8e7df1304c34964b20e693dd69c0b61';
const patchedSize = 325_533_532;

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Opens the patched model, which is one file in a folder of ours; it is made from its parts at the first use.
 * It was whole when it got its name, and to read all of it only to see whether it still is would take as long as to load
 * it: what has another size, or cannot be opened, is made anew.
 */
export async function openModel<T>(
  parts: readonly string[],
  folder: string,
  open: (file: string) => Promise<T>,
): Promise<T> {
  const file = path.join(folder, `kokoro-${patchedHash.slice(0, 12)}.onnx`);
  if ((await sizeOf(file)) === patchedSize) {
    try {
      return await open(file);
    } catch {
      // It was damaged since.
    }
  }
  await makeModel(parts, file);
  return open(file);
}

async function makeModel(parts: readonly string[], file: string): Promise<void> {
  const original = Buffer.concat(await Promise.all(parts.map((part) => readFile(part))));
  expectHash('The speech model', original, originalHash);
  const patched = patchModel(original);
  expectHash('The patched speech model', patched, patchedHash);
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, patched);
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
