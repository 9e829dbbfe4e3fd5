import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** A model that is made of what a package holds: what it was, how it is changed, and what it is then. */
export type PatchedModel = {
  name: string;
  /** SHA-256 as its makers published it. */
  originalHash: string;
  /** SHA-256 after our patch. */
  patchedHash: string;
  patchedSize: number;
  read(): Promise<Buffer>;
  patch(original: Buffer): Buffer;
};

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
 * Opens a patched model, which is one file in a folder of ours; it is made at the first use.
 * It was whole when it got its name, and to read all of it only to see whether it still is would take as long as to load
 * it: what has another size, or cannot be opened, is made anew.
 */
export async function openModel<T>(
  model: PatchedModel,
  folder: string,
  open: (file: string) => Promise<T>,
): Promise<T> {
  const file = path.join(folder, `${model.name}-${model.patchedHash.slice(0, 12)}.onnx`);
  if ((await sizeOf(file)) === model.patchedSize) {
    try {
      return await open(file);
    } catch {
      // It was damaged since.
    }
  }
  await makeModel(model, file);
  return open(file);
}

async function makeModel(
  { read, patch, originalHash, patchedHash }: PatchedModel,
  file: string,
): Promise<void> {
  const original = await read();
  expectHash('The speech model', original, originalHash);
  const patched = patch(original);
  expectHash('The patched speech model', patched, patchedHash);
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, patched);
  await removeFormer(file);
}

/** What an earlier version of the product made is of no use, and large. One that is still open goes when the next is made. */
async function removeFormer(file: string): Promise<void> {
  const name = path.basename(file).replace(/[\da-f]{12}\.onnx$/, '');
  for (const other of await readdir(path.dirname(file))) {
    const isFormer = other.startsWith(name) && /^[\da-f]{12}\.onnx$/.test(other.slice(name.length));
    if (isFormer && other !== path.basename(file))
      await rm(path.join(path.dirname(file), other), { force: true }).catch(() => undefined);
  }
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
