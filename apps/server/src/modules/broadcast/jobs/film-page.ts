import * as z from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { defineJob, type JobTools } from '../../../platform/jobs/define.ts';
import { type FilmEngine, isPassing } from '../../../providers/render/port.ts';
import type { SpeechAudio, SpeechProvider } from '../../../providers/tts/port.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { FileService } from '../../file/service.ts';
import type { ProjectService } from '../../project/service.ts';
import { useOfPage } from '../rules.ts';
import { type FilmWanted, makeFilm } from '../service/make-film.ts';
import { createBroadcastStore } from '../store.ts';
import type { PageFilm } from '../tables.ts';
import { speakPageInput } from './speak-page.ts';

type Deps = {
  db: Database;
  files: FileService;
  speech: SpeechProvider;
  audio: SpeechAudio;
  avatars: AvatarService;
  courseware: CoursewareService;
  projects: ProjectService;
  engine: FilmEngine;
};

/** A page, and the sound that it was spoken with: in another voice it is another one. */
const inputSchema = speakPageInput.extend({ sound: z.string() });
export type FilmPageInput = z.output<typeof inputSchema>;

/** Films who presents a page that can be heard. Without a film the avatar moves by itself, so nobody waits for it. */
export function filmPage(deps: Deps) {
  const { db, files, avatars, courseware, projects, engine } = deps;
  const broadcasts = createBroadcastStore(db);
  const make = makeFilm(deps);

  /** The page as it was spoken, and who presents it; undefined when that is over, or nobody's photo. */
  async function wantedFor({ projectId, pageId, sound }: FilmPageInput): Promise<FilmWanted | undefined> {
    const row = await broadcasts.find(pageId);
    const [project, page] = [await projects.find(projectId), await courseware.pageToSpeak(projectId, pageId)];
    if (!row || !project || !page || row.audioKey !== sound) return undefined;
    const { trackKey } = row;
    const portrait = await avatars.portraitOf(project, page);
    return portrait && trackKey !== null ? { row, portrait, sound, trackKey } : undefined;
  }

  /** Unless the page was spoken anew meanwhile. */
  async function keep({ pageId }: FilmPageInput, film: PageFilm): Promise<void> {
    await db.transaction(async (tx) => {
      const store = createBroadcastStore(tx);
      const row = await store.hold(pageId);
      if (row?.audioKey !== film.sound) return;
      await files.addUse(tx, film.key, useOfPage(pageId));
      if (row.film && row.film.key !== film.key)
        await files.removeSomeUses(tx, useOfPage(pageId), [row.film.key]);
      await store.update(pageId, row.revision, { film });
    });
  }

  async function run(input: FilmPageInput, tools: JobTools): Promise<void> {
    const wanted = await wantedFor(input);
    if (!wanted) return;
    const { look, avatarId } = wanted.portrait;
    const known = await broadcasts.findFilm(input.userId, { sound: wanted.sound, look });
    const film = known ? { ...known, avatarId } : await make(wanted, tools);
    if (film) await keep(input, film);
  }

  return defineJob({
    kind: 'broadcast.film-page',
    input: inputSchema,
    key: ({ pageId, sound }) => `${pageId}:${sound}`,
    attempts: 4,
    retryDelaySeconds: 20,
    timeLimitSeconds: 4 * 3600,

    async run(input, tools) {
      try {
        await run(input, tools);
      } catch (error) {
        // A refusal would be the answer; this may be gone in a minute.
        throw isPassing(error) ? new Error(String(error), { cause: error }) : error;
      }
    },

    /** The page stays as it is; an order that nobody waits for is taken back. */
    async giveUp({ pageId, sound }) {
      const row = await broadcasts.find(pageId);
      if (row?.filmOrder?.sound !== sound) return;
      await broadcasts.update(pageId, row.revision, { filmOrder: null });
      await engine.cancel(row.filmOrder.id);
    },
  });
}
