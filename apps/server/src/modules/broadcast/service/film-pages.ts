import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { FilmEngine } from '../../../providers/render/port.ts';
import type { SpeechAudio, SpeechProvider } from '../../../providers/tts/port.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { FileService } from '../../file/service.ts';
import type { ProjectService } from '../../project/service.ts';
import { type FilmPageInput, filmPage } from '../jobs/film-page.ts';
import type { BroadcastPresenter } from '../present.ts';
import { useOfPage } from '../rules.ts';
import { createBroadcastStore } from '../store.ts';

type Deps = {
  db: Database;
  queue: Queue;
  files: FileService;
  speech: SpeechProvider;
  audio: SpeechAudio;
  avatars: AvatarService;
  courseware: CoursewareService;
  projects: ProjectService;
  filmEngine: FilmEngine | undefined;
  presenter: BroadcastPresenter;
};

/** Has who presents a page filmed once the page can be heard, where there is an engine for it. */
export function filmPages({ filmEngine, ...deps }: Deps) {
  const kept = keptFilms(deps);
  if (!filmEngine) return { kept, jobs: [], add: async () => undefined };
  const job = filmPage({ ...deps, engine: filmEngine });
  return {
    kept,
    jobs: [job],
    async add(tx: Transaction, input: FilmPageInput): Promise<void> {
      await deps.queue.add(job, input, { tx, userId: input.userId });
    },
  };
}

/** Films that were made, also by an engine that is not configured any more. */
function keptFilms({ db, files, presenter }: Pick<Deps, 'db' | 'files' | 'presenter'>) {
  return {
    /** The films of a project's pages, and which look each shows. */
    async filmsOf(projectId: string, share?: string) {
      const rows = await createBroadcastStore(db).filmedPages(projectId);
      return new Map(
        rows.flatMap((row) => {
          const film = presenter.film(row, share);
          return film ? [[row.pageId, film] as const] : [];
        }),
      );
    },

    /** An avatar is deleted: so is every film of it. */
    async forgetFilmsOf(tx: Transaction, avatarId: string): Promise<string[]> {
      const gone = await createBroadcastStore(tx).forgetFilmsOf(avatarId);
      for (const { pageId, key } of gone) await files.removeSomeUses(tx, useOfPage(pageId), [key]);
      return gone.map(({ key }) => key);
    },
  };
}
