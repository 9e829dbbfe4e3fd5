import { Readable } from 'node:stream';
import type { Design } from '@app/deck/design.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { SpeechAudio } from '../../providers/tts/port.ts';
import type { AvatarService } from '../avatar/service.ts';
import type { FileService } from '../file/service.ts';
import type { ProjectService, ProjectTemplate } from '../project/service.ts';
import type { Sample } from './rules.ts';
import { publicSamples } from './service/public-samples.ts';
import { shippedDecks } from './service/shipped-decks.ts';
import { readSamples, readSound } from './service/read-samples.ts';

type Deps = {
  /** Where the samples are shipped. */
  folder: string;
  log: Log;
  files: FileService;
  projects: Pick<ProjectService, 'createFromTemplate'>;
  avatars: AvatarService;
  speechAudio: Pick<SpeechAudio, 'mp3DelayMs'>;
};

const mostBytes = 50 * 1024 * 1024;

export type SampleService = ReturnType<typeof createSampleService>;

export function createSampleService(deps: Deps) {
  const { folder, files, projects } = deps;

  /** Contents are stored by their hash, so every account shares them. */
  const keep = (bytes: Buffer) => files.keep(Readable.from([bytes]), mostBytes);

  async function soundOf(page: Sample['pages'][number]) {
    const { sound, shipped, track } = await readSound(folder, page);
    return {
      audio: await keep(sound),
      track: await keep(shipped),
      durationMs: Math.round(track.durationMs),
    };
  }

  async function templateOf({ id: name, pages, ...talk }: Sample): Promise<ProjectTemplate> {
    const made = pages.map(async (page) => ({ slide: page.slide, sound: await soundOf(page) }));
    return { ...talk, name, pages: await Promise.all(made) };
  }

  return {
    ...publicSamples(deps),
    shipped: shippedDecks(deps),

    /** What a project is made of that starts from a shipped deck; undefined where there is none of this name. */
    async templateNamed(name: string): Promise<ProjectTemplate | undefined> {
      const sample = (await readSamples(folder)).find(({ id }) => id === name);
      return sample && templateOf(sample);
    },

    /** The pages of a shipped deck, to leaf through; undefined where there is none of this name. */
    async pagesNamed(name: string): Promise<{ design: Design; slides: Slide[] } | undefined> {
      const sample = (await readSamples(folder)).find(({ id }) => id === name);
      return sample && { design: sample.design, slides: sample.pages.map(({ slide }) => slide) };
    },

    /** Puts the samples into a new account: projects like any other, free, marked as samples, and deletable. */
    async addTo(tx: Transaction, userId: string): Promise<void> {
      for (const sample of await readSamples(folder))
        await projects.createFromTemplate(tx, userId, await templateOf(sample));
    },
  };
}
