import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assertKey, assertRange, type ByteRange, isKey, type Storage } from './port.ts';
import { asNoSpace, createSpool, ignoreAbsent, type Spooled, type SpoolOptions } from './spool.ts';

// files/ab/cd/<hash>: two levels keep every folder small. tmp/ is on the same disk, so a rename is atomic.
export function createDiskStorage({ folder, ...space }: SpoolOptions): Storage {
  const files = join(folder, 'files');
  const spool = createSpool({ folder: join(folder, 'tmp'), ...space });

  const foldersOf = (key: string) => {
    const first = join(files, key.slice(0, 2));
    return { first, second: join(first, key.slice(2, 4)) };
  };

  function pathOf(key: string) {
    assertKey(key);
    return join(foldersOf(key).second, key);
  }

  // The rename also happens when the content is there already: it is atomic, heals a damaged copy,
  // and cannot lose a race against a delete as "exists, so skip" would.
  async function keep({ path, key }: Spooled) {
    const { first, second } = foldersOf(key);
    await mkdir(second, { recursive: true });
    await rename(path, join(second, key));
    for (const made of [second, first, files]) await syncFolder(made);
  }

  return {
    async put(source, options) {
      const spooled = await spool.write(source, options);
      try {
        await keep(spooled);
      } catch (error) {
        await rm(spooled.path, { force: true });
        throw asNoSpace(error);
      }
      return { key: spooled.key, size: spooled.size };
    },

    async get(key, range) {
      if (range) assertRange(range);
      const file = await open(pathOf(key)).catch(ignoreAbsent);
      if (!file) return undefined;
      try {
        const { size } = await file.stat();
        assertInside(range, size);
        return { stream: file.createReadStream(range), size };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async size(key) {
      return (await stat(pathOf(key)).catch(ignoreAbsent))?.size;
    },

    // Empty folders stay: removing one could hit a put that has just made it.
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async *list() {
      for (const first of await namesIn(files)) {
        for (const second of await namesIn(join(files, first))) {
          for (const key of (await namesIn(join(files, first, second))).filter(isKey)) {
            const found = await stat(pathOf(key)).catch(ignoreAbsent);
            if (found) yield { key, changedAt: found.mtime };
          }
        }
      }
    },

    check: () => spool.check(),
    sweepTemp: (olderThanMs) => spool.sweep(olderThanMs),
  };
}

function assertInside(range: ByteRange | undefined, size: number) {
  if (range && range.start >= size) throw new RangeError(`The content has only ${size} bytes`);
}

async function namesIn(folder: string) {
  return (await readdir(folder).catch(ignoreAbsent)) ?? [];
}

// Without this a power cut may forget the new name although the bytes are on the disk.
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return; // a folder cannot be opened there
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
