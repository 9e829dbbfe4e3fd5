import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
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
