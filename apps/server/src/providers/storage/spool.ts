import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { NoSpace, type PutOptions, type Stored, TooLarge } from './port.ts';

export type SpoolOptions = {
  folder: string;
  // The database lives on the same disk as a rule: uploads must never take its last bytes.
  keepFree?: number;
  freeBytes?: () => Promise<number>;
};

export type Spooled = Stored & { path: string };

const defaultKeepFree = 200 * 1024 * 1024;
const bytesBetweenSpaceChecks = 4 * 1024 * 1024;
const suffix = '.part';

export type Spool = ReturnType<typeof createSpool>;

// Writes a stream to a temporary file while hashing and counting it.
export function createSpool({ folder, keepFree = defaultKeepFree, freeBytes }: SpoolOptions) {
  const free = freeBytes ?? (() => freeBytesOf(folder));

  async function requireSpace() {
    const left = await free();
    if (left < keepFree) throw new NoSpace(`Only ${left} bytes are free, ${keepFree} must stay free`);
  }

  async function copy(source: Readable, path: string, maxBytes: number): Promise<Stored> {
    const hash = createHash('sha256');
    let size = 0;
    let checkAt = bytesBetweenSpaceChecks;
    const file = await open(path, 'wx', 0o600);
    try {
      // A byte stream gives bytes; one made from strings gives strings.
      for await (const chunk of source as AsyncIterable<Uint8Array | string>) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        size += bytes.byteLength;
        if (size > maxBytes) throw new TooLarge(maxBytes);
        if (size >= checkAt) {
          await requireSpace();
          checkAt = size + bytesBetweenSpaceChecks;
        }
        hash.update(bytes);
        await file.appendFile(bytes);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    return { key: hash.digest('hex'), size };
  }

  return {
    async write(source: Readable, { maxBytes, signal }: PutOptions): Promise<Spooled> {
      // Until the first read nobody listens, and an error nobody listens to ends the process.
      source.on('error', () => {});
      if (signal) addAbortSignal(signal, source);
      const path = join(folder, `${randomUUID()}${suffix}`);
      try {
        await mkdir(folder, { recursive: true });
        await requireSpace();
        return { path, ...(await copy(source, path, maxBytes)) };
      } catch (error) {
        source.destroy();
        await rm(path, { force: true });
        throw asNoSpace(error);
      }
    },

    async sweep(olderThanMs: number): Promise<number> {
      await mkdir(folder, { recursive: true });
      const parts = (await readdir(folder)).filter((name) => name.endsWith(suffix));
      const limit = Date.now() - olderThanMs; // file times come from the system's clock, so no other clock fits
      let removed = 0;
      for (const name of parts) {
        const path = join(folder, name);
        const found = await stat(path).catch(ignoreAbsent);
        if (!found || found.mtimeMs > limit) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },

    // Writes for real: root passes every permission check, also on a read-only disk.
    async check(): Promise<void> {
      const path = join(folder, `${randomUUID()}${suffix}`);
      try {
        await mkdir(folder, { recursive: true });
        const file = await open(path, 'wx', 0o600);
        await file.close();
      } catch (error) {
        throw asNoSpace(error);
      } finally {
        await rm(path, { force: true }).catch(() => {}); // the reason to tell is the one above
      }
      await requireSpace();
    },
  };
}

export function asNoSpace(error: unknown): unknown {
  return hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT') ? new NoSpace() : error;
}

export function ignoreAbsent(error: unknown): undefined {
  if (hasCode(error, 'ENOENT')) return undefined;
  throw error;
}

function hasCode(error: unknown, code: string) {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function freeBytesOf(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
