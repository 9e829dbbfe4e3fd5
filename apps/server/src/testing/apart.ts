import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { startChild } from './child.ts';
import { noticeDeath } from './pace.ts';
import { cloneDatabase, startAppForTest, tempFolder } from './start-app.ts';

/** The calls in this process, and workers in others, which a test may kill: one database, one folder. */
export async function startApart() {
  const database = await cloneDatabase();
  onTestFinished(() => database.drop());
  const folder = await tempFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const shared = { DATABASE_URL: database.url, DATA_DIR: folder };
  const app = await startAppForTest({ ...shared, ROLE: 'api' }, { pace: noticeDeath });
  return {
    app,
    folder,
    startWorker: () => startChild({ ...shared, ROLE: 'worker' }),
    /** One more process that takes calls. */
    startServer: () => startChild({ ...shared, ROLE: 'api' }),
    rows: async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
      (await app.parts.database.pool.query<T>(text, values)).rows,
  };
}
