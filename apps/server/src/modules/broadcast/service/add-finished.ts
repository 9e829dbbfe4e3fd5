import { cuesOf } from '@app/deck/script/cues.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { FileService } from '../../file/service.ts';
import type { AddSound, CopyBroadcasts } from '../../project/service.ts';
import { useOfPage } from '../rules.ts';
import { createBroadcastStore } from '../store.ts';

type Deps = { clock: Clock; files: FileService; courseware: CoursewareService };

/** Pages that were spoken elsewhere: nothing is left to be said. */
export function addFinished({ clock, files, courseware }: Deps) {
  return {
    /** A page whose sound and track are stored already. */
    async addFinished(tx: Transaction, page: Parameters<AddSound>[1]): Promise<void> {
      const { audio: sound, track, script, ...row } = page;
      await files.addUse(tx, sound.key, useOfPage(row.pageId));
      await files.addUse(tx, track.key, useOfPage(row.pageId));
      await createBroadcastStore(tx).begin({
        ...row,
        revision: 0,
        state: 'complete',
        failure: null,
        plan: [],
        cues: cuesOf(script),
        spoken: 0,
        audioKey: sound.key,
        audioSize: sound.size,
        trackKey: track.key,
        trackSize: track.size,
        updatedAt: clock.now(),
      });
    },

    /**
     * Takes what was spoken over into copies of its pages: contents are shared, nothing is spoken again. The answer are
     * the copies that can be heard.
     */
    async copyFinished(
      tx: Transaction,
      { pages, projectId, userId }: Parameters<CopyBroadcasts>[1],
    ): Promise<readonly string[]> {
      const store = createBroadcastStore(tx);
      const heard: string[] = [];
      // The elements of a copy have names of their own, and its script knows them.
      const scripts = await courseware.scriptsIn(tx, projectId);
      for (const [from, pageId] of pages) {
        const row = await store.find(from);
        if (row?.state !== 'complete' || row.audioKey === null || row.trackKey === null) continue;
        for (const key of [row.audioKey, row.trackKey]) await files.addUse(tx, key, useOfPage(pageId));
        const script = scripts.get(pageId);
        const own = { pageId, projectId, userId, revision: 0, cues: script ? cuesOf(script) : [] };
        await store.begin({ ...row, ...own, updatedAt: clock.now() });
        heard.push(pageId);
      }
      return heard;
    },
  };
}
