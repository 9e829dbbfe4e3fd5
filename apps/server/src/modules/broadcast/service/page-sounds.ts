import type { Database } from '../../../platform/db/database.ts';
import { createBroadcastStore } from '../store.ts';

/** The whole sound of a page, and its track. */
export type PageSound = { pageId: string; audioKey: string; trackKey: string; durationMs: number };

export const pageSounds = ({ db }: { db: Database }) => ({
  /** The sounds of pages that are spoken to their end. */
  async soundsOf(projectId: string): Promise<PageSound[]> {
    const rows = await createBroadcastStore(db).ofProject(projectId);
    return rows.flatMap(({ pageId, state, audioKey, trackKey, durationMs }) =>
      state === 'complete' && audioKey !== null && trackKey !== null
        ? [{ pageId, audioKey, trackKey, durationMs }]
        : [],
    );
  },
});
