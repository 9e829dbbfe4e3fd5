import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder of `cache` that is named after what its files are made of. Fonts take seconds to make, so it is done once.
 */
export async function madeOnce(
  cache: string,
  madeOf: unknown,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const key = createHash('sha256').update(JSON.stringify(madeOf)).digest('hex');
  const folder = join(cache, key.slice(0, 16));
  if (existsSync(folder)) return folder;
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  await make(half);
  // Two builds may make it at once: the first to finish wins, and nobody ever sees half a font.
  try {
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
