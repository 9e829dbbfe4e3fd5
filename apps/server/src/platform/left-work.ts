import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes what processes that were killed left of their work: folders whose names begin so and that nothing was written into for
 * as long. Other processes that share the folder may be at work there.
 */
export async function removeLeftWork(
  folder: string,
  { beginning, leftAfterMs, now }: { beginning: string; leftAfterMs: number; now: Date },
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(beginning))) {
    const work = path.join(folder, name);
    const changed = (await stat(work).catch(() => undefined))?.mtimeMs ?? Infinity;
    if (changed < now.getTime() - leftAfterMs) await rm(work, { recursive: true, force: true });
  }
}
