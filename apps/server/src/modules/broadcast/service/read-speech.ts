import type { Database } from '../../../platform/db/database.ts';
import type { PageSpeech } from '../../courseware/service.ts';
import { createBroadcastStore } from '../store.ts';

/** What became of the speech of a project's pages, by page; who was never confirmed is not in it. */
export const readSpeech =
  ({ db }: { db: Database }) =>
  async (projectId: string): Promise<ReadonlyMap<string, PageSpeech>> => {
    const rows = await createBroadcastStore(db).ofProject(projectId);
    return new Map(
      rows.map(({ pageId, failure, state }) => [pageId, { failure, isSpoken: state === 'complete' }]),
    );
  };
