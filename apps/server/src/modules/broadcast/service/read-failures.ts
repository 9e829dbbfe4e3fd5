import type { PageFailure } from '@app/contract/broadcast/states/failure.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createBroadcastStore } from '../store.ts';

/** Why pages of a project were not spoken, by page. */
export const readFailures =
  ({ db }: { db: Database }) =>
  async (projectId: string): Promise<ReadonlyMap<string, PageFailure>> => {
    const rows = await createBroadcastStore(db).ofProject(projectId);
    return new Map(rows.flatMap(({ pageId, failure }) => (failure === null ? [] : [[pageId, failure]])));
  };
