import path from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readEnv } from '../env.ts';
import { limiterTable, settingTable } from '../platform/db/tables.ts';
import { defineJob } from '../platform/jobs/define.ts';
import { createEvents } from '../platform/events.ts';
import { createLog } from '../platform/log.ts';
import { startProduct } from '../start.ts';
import { noticeDeath } from './pace.ts';
import { programRoutes } from './program-routes.ts';

// The product as a process of its own, with one call that writes, one that emits an event and one kind of work, for the tests that kill it.
// Only child.ts starts it; program-routes.ts is what tests import.

const root = path.resolve(import.meta.dirname, '../../../..');

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const work = defineJob({
  kind: 'test.count',
  input: z.object({ key: z.string(), beforeMs: z.number(), afterMs: z.number() }),
  key: ({ key }) => key,
  attempts: 5,
  async run({ key, beforeMs, afterMs }, { step, once }) {
    await step('before', () => pause(beforeMs));
    // The effect: a second one would count to two.
    await once('count', async (tx) => {
      await tx
        .insert(limiterTable)
        .values({ key, points: 1 })
        .onConflictDoUpdate({ target: limiterTable.key, set: { points: sql`${limiterTable.points} + 1` } });
    });
    // The life after a kill need not wait as the first one did.
    if (process.env['IN_A_HURRY'] === undefined) await pause(afterMs);
    await once('worker', async (tx) => {
      await tx
        .insert(settingTable)
        .values({ key: `worker of ${key}`, value: process.env['NODE_NAME'] ?? '' });
    });
  },
  giveUp: async () => undefined,
});

type Asked = { key: string; beforeMs: number; afterMs: number };

const env = readEnv(process.env, root);
const log = createLog(env.LOG_LEVEL);
const events = createEvents<{ 'count.asked': Asked }>(log);
const running = await startProduct(env, log, {
  pace: noticeDeath,
  jobs: () => [work],
  mount: (mount, { database: { db }, queue, push }) => {
    events.listen({
      module: 'test',
      apart: { 'count.asked': async (tx, asked) => void (await queue.add(work, asked, { tx })) },
    });
    mount(programRoutes, {
      write: async ({ body }) =>
        void (await db.insert(settingTable).values({ key: body.key, value: 'written' })),
      work: async ({ body }) => ({ id: await queue.add(work, body) }),
      emit: ({ body }) =>
        db.transaction(async (tx) => {
          await tx.insert(settingTable).values({ key: `asked ${body.key}`, value: '' });
          await events.emit(tx, 'count.asked', body);
        }),
      announce: ({ body: { userId, orderId } }) =>
        db.transaction((tx) => push.publish(tx, { event: 'payment-completed', userId, data: { orderId } })),
    });
  },
});
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
process.send?.({ port: running.port });
