import { cuesOf } from '@app/deck/script/cues.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Facts } from '../../../platform/events.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { FileService } from '../../file/service.ts';
import { useOfPage } from '../rules.ts';
import { createBroadcastStore } from '../store.ts';
import type { nameSpeech } from './name-speech.ts';

type Deps = {
  clock: Clock;
  files: FileService;
  courseware: CoursewareService;
  nameOf: ReturnType<typeof nameSpeech>;
};

/** Pages that were spoken elsewhere: nothing is left to be said. */
export function addFinished({ clock, files, courseware, nameOf }: Deps) {
  return {
    /** A page whose sound and track are stored already. */
    async addFinished(tx: Transaction, page: Facts['page.recorded']): Promise<void> {
      const { audio: sound, track, said, ...row } = page;
      // Another voice or another reading: it is to be spoken here.
      if (said !== undefined && said !== (await nameOf(row.projectId, row.pageId))) return;
      for (const { key } of [sound, track]) await files.addUse(tx, key, useOfPage(row.pageId));
      const script = (await courseware.scriptsIn(tx, row.projectId)).get(row.pageId);
      await createBroadcastStore(tx).begin({
        ...row,
        revision: 0,
        state: 'complete',
        failure: null,
        plan: [],
        cues: script ? cuesOf(script) : [],
        spoken: 0,
        expectedMs: row.durationMs,
        place: 0,
        audioKey: sound.key,
        audioSize: sound.size,
        trackKey: track.key,
        trackSize: track.size,
        updatedAt: clock.now(),
      });
      await courseware.setPageStatus(tx, row.pageId, 'confirmed');
    },

    /** Takes what was spoken over into copies of its pages: contents are shared, nothing is spoken again. */
    async copyFinished(
      tx: Transaction,
      { pages, projectId, userId }: Facts['project.copied'],
    ): Promise<void> {
      const store = createBroadcastStore(tx);
      // The elements of a copy have names of their own, and its script knows them.
      const scripts = await courseware.scriptsIn(tx, projectId);
      for (const [from, pageId] of pages) {
        const row = await store.find(from);
        if (row?.state !== 'complete' || row.audioKey === null || row.trackKey === null) continue;
        // A face is its owner's.
        const film = row.userId === userId ? row.film : null;
        const contents = [row.audioKey, row.trackKey, ...(film ? [film.key] : [])];
        for (const key of contents) await files.addUse(tx, key, useOfPage(pageId));
        const script = scripts.get(pageId);
        const own = { pageId, projectId, userId, revision: 0, cues: script ? cuesOf(script) : [] };
        await store.begin({ ...row, ...own, film, filmOrder: null, updatedAt: clock.now() });
        await courseware.setPageStatus(tx, pageId, 'confirmed');
      }
    },
  };
}
