import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageTrackSchema } from '@app/contract/broadcast/schema.ts';
import * as z from 'zod/mini';
import { type Sample, sampleSchema } from '../rules.ts';

/** The samples that are shipped; none where the folder is missing or empty. */
export async function readSamples(folder: string): Promise<Sample[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.sample.json'));
  return Promise.all(
    names
      .toSorted()
      .map(async (name) =>
        z.parse(sampleSchema, JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
      ),
  );
}

/** How a page of a sample sounds: its sound, its track as it is shipped, and what that says. */
export async function readSound(folder: string, page: Sample['pages'][number]) {
  const read = (name: string) => readFile(path.join(folder, name));
  const [sound, shipped] = await Promise.all([read(page.audio), read(page.track)]);
  return { sound, shipped, track: z.parse(pageTrackSchema, JSON.parse(shipped.toString('utf8'))) };
}
