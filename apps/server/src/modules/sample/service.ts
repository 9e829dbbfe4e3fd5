import { cuesOf } from '@app/deck/script/cues.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Transaction } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { AvatarService } from '../avatar/service.ts';
import type { BroadcastService } from '../broadcast/service.ts';
import type { CoursewareService } from '../courseware/service.ts';
import type { FileService } from '../file/service.ts';
import type { ProjectService } from '../project/service.ts';
import { durationOf, type Sample, scriptOf, slideOf } from './rules.ts';
import { publicSamples } from './service/public-samples.ts';
import { readSamples } from './service/read-samples.ts';

type Deps = {
  /** Where the samples are shipped. */
  folder: string;
  newId: () => string;
  log: Log;
  files: FileService;
  projects: ProjectService;
  courseware: CoursewareService;
  broadcasts: BroadcastService;
  avatars: AvatarService;
};

const mostBytes = 50 * 1024 * 1024;

export type SampleService = ReturnType<typeof createSampleService>;

export function createSampleService(deps: Deps) {
  const { folder, newId, files, projects, courseware, broadcasts } = deps;

  /** Contents are stored by their hash, so every account shares them. */
  const keep = (bytes: Buffer) => files.keep(Readable.from([bytes]), mostBytes);

  async function addPages(tx: Transaction, { pages }: Sample, project: { id: string; userId: string }) {
    for (const [index, page] of pages.entries()) {
      const slide = slideOf(page, newId);
      const script = scriptOf(page);
      await courseware.addPage(tx, { projectId: project.id, index, slide, script, media: [], draft: false });
      const track = await readFile(path.join(folder, page.track));
      const audio = await readFile(path.join(folder, page.audio));
      await broadcasts.addFinished(tx, {
        pageId: slide.id,
        projectId: project.id,
        userId: project.userId,
        durationMs: durationOf(track),
        cues: cuesOf(script),
        audio: await keep(audio),
        track: await keep(track),
      });
      await courseware.setPageStatus(tx, slide.id, 'confirmed');
    }
  }

  return {
    ...publicSamples(deps),

    /** The questions that a sample brings along; none of one that is not shipped any more. */
    async questionsOf(name: string): Promise<readonly string[]> {
      return (await readSamples(folder)).find(({ id }) => id === name)?.questions ?? [];
    },

    /** Puts the samples into a new account: finished talks, free, marked as samples, and deletable. */
    async addTo(tx: Transaction, userId: string): Promise<void> {
      for (const sample of await readSamples(folder)) {
        const { id: name, title, avatarsId } = sample;
        const project = await projects.addSample(tx, { userId, title, avatarsId, sample: name });
        await addPages(tx, sample, { id: project, userId });
        await projects.settle(tx, project);
      }
    },
  };
}
