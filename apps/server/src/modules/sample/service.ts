import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Transaction } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { AvatarService } from '../avatar/service.ts';
import type { FileService } from '../file/service.ts';
import type { ProjectService, ProjectTemplate } from '../project/service.ts';
import { durationOf, type Sample, scriptOf, slideOf } from './rules.ts';
import { publicSamples } from './service/public-samples.ts';
import { readSamples } from './service/read-samples.ts';

type Deps = {
  /** Where the samples are shipped. */
  folder: string;
  newId: () => string;
  log: Log;
  files: FileService;
  projects: Pick<ProjectService, 'createFromTemplate'>;
  avatars: AvatarService;
};

const mostBytes = 50 * 1024 * 1024;

export type SampleService = ReturnType<typeof createSampleService>;

export function createSampleService(deps: Deps) {
  const { folder, newId, files, projects } = deps;

  /** Contents are stored by their hash, so every account shares them. */
  const keep = (bytes: Buffer) => files.keep(Readable.from([bytes]), mostBytes);

  async function soundOf({ audio, track }: Sample['pages'][number]) {
    const [sound, words] = await Promise.all([audio, track].map((name) => readFile(path.join(folder, name))));
    if (!sound || !words) throw new Error('a page of a sample has no sound');
    return { audio: await keep(sound), track: await keep(words), durationMs: durationOf(words) };
  }

  async function templateOf({
    id,
    title,
    avatarsId,
    questions,
    design,
    pages,
  }: Sample): Promise<ProjectTemplate> {
    const made = await Promise.all(
      pages.map(async (page) => ({
        slide: slideOf(page, newId),
        script: scriptOf(page),
        sound: await soundOf(page),
      })),
    );
    return { name: id, title, avatarsId, questions, design, pages: made };
  }

  return {
    ...publicSamples(deps),

    /** Puts the samples into a new account: projects like any other, free, marked as samples, and deletable. */
    async addTo(tx: Transaction, userId: string): Promise<void> {
      for (const sample of await readSamples(folder))
        await projects.createFromTemplate(tx, userId, await templateOf(sample));
    },
  };
}
