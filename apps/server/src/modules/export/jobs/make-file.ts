import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { exportLimits } from '@app/contract/export/limits.ts';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/define.ts';
import type { PushService } from '../../push/service.ts';
import { exportName, failureOf } from '../rules.ts';
import { writeFile, type WriteDeps } from '../service/write-file.ts';
import { createExportStore } from '../store.ts';

const inputSchema = z.object({ exportId: z.uuid(), projectId: z.uuid(), wish: z.string() });
export type ExportInput = z.output<typeof inputSchema>;

type Deps = WriteDeps & {
  db: Database;
  clock: Clock;
  push: PushService;
  addressOf: (id: string) => string;
};

const hourMs = 60 * 60 * 1000;

/** Makes the file of a deck and keeps it for a day. */
export function makeFile(deps: Deps) {
  const { db, clock, files, push, addressOf } = deps;
  const write = writeFile(deps);
  const after = (hours: number) => new Date(clock.now().getTime() + hours * hourMs);

  return defineJob<ExportInput>({
    kind: 'export.make-file',
    input: inputSchema,
    key: ({ projectId, wish }) => `${projectId} ${wish}`,
    attempts: 3,
    async run({ exportId }, tools) {
      const store = createExportStore(db);
      const row = await store.find(exportId);
      // One that was stopped left nothing to make.
      if (!row) throw new AppError(commonErrors.notFound);
      if (row.state === 'complete') return;
      // Who tries again what failed begins anew.
      if (row.state === 'failed') await store.begin(exportId);
      const { key, size, missing } = await write(row, tools);
      await tools.once('keep', async (tx) => {
        const endsAt = after(exportLimits.keepHours);
        const change = { state: 'complete', fileKey: key, size, missing, endsAt } as const;
        if (!(await createExportStore(tx).finish(exportId, change))) return;
        await files.addUse(tx, key, exportName(exportId));
        const data = { taskId: tools.taskId, url: addressOf(exportId) };
        await push.publish(tx, { event: 'export-completed', userId: row.userId, data });
      });
    },
    async giveUp({ exportId }, reason, taskId) {
      await db.transaction(async (tx) => {
        const store = createExportStore(tx);
        const row = await store.find(exportId);
        if (row?.state !== 'working') return;
        // What somebody stopped leaves nothing behind.
        if (reason === 'cancelled') return store.delete(exportId);
        await store.finish(exportId, { state: 'failed', endsAt: after(exportLimits.failedHours) });
        const data = { taskId, reason: failureOf(await store.faultOf(taskId)) };
        await push.publish(tx, { event: 'export-failed', userId: row.userId, data });
      });
    },
  });
}
