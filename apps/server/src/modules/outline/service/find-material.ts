import type { Database, Executor } from '../../../platform/db/database.ts';
import { createOutlineStore } from '../store.ts';

/** What the material of an outline says, for those who make something else of it. */
export const findMaterial = (db: Database) => ({
  /** Undefined where nothing was drawn yet. */
  async materialOf(projectId: string, executor: Executor = db) {
    const row = await createOutlineStore(executor).find(projectId);
    return row?.source ? { name: row.name, document: row.source, revision: row.revision } : undefined;
  },
});
