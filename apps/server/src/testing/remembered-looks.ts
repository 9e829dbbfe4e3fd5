import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { inject } from 'vitest';
import { newId } from '../platform/ids.ts';
import type { LookEngine } from '../providers/look/port.ts';

/**
 * The engine for photos, which works on the same photo in the same way once in a run: it gives the same bytes for it
 * (build.test.ts), and takes seconds. For tests about what happens around the engine.
 */
export function rememberedLooks(engine: LookEngine): LookEngine {
  const folder = inject('looksFolder');
  async function once<Result>(task: readonly unknown[], work: () => Promise<Result>): Promise<Result> {
    const file = path.join(folder, createHash('sha256').update(serialize(task)).digest('hex'));
    const known = await readFile(file).catch(() => undefined);
    if (known) return deserialize(known) as Result;
    const result = await work();
    // Several files of tests run at once: none of them reads half a result.
    const half = `${file}.${newId()}`;
    await writeFile(half, serialize(result));
    await rename(half, file);
    return result;
  }
  return {
    ...engine,
    check: (photo, crop, options = {}) =>
      once(['check', photo, crop, options.mostPixels], () => engine.check(photo, crop, options)),
    build: (photo, crop, look, options) =>
      once(['build', photo, crop, look], () => engine.build(photo, crop, look, options)),
    async styles(photo, crop, options) {
      const images = await once(['styles', photo, crop], () =>
        engine.styles(photo, crop, { signal: options.signal }),
      );
      for (const image of images) options.onStyle?.(image);
      return images;
    },
  };
}
