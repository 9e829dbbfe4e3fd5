import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { JobWithMetadata } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log.ts';
import { createAttempt } from './attempt.ts';
import { defineJob } from './define.ts';
import type { Carried } from './queue.ts';
import { taskTable } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Attempts a task that no queue carries, whose work is this; says what the attempt returns and logs. */
async function attempted(work: (id: string) => Promise<void>) {
  const [id, jobId, lines] = [newId(), newId(), [] as string[]];
  const { db } = app.parts.database;
  const createdAt = app.parts.clock.now();
  const task = {
    id,
    jobId,
    kind: 'test.attempt',
    key: id,
    input: { id },
    state: 'waiting' as const,
    createdAt,
  };
  await db.insert(taskTable).values(task);
  const job = defineJob({
    kind: task.kind,
    input: z.object({ id: z.string() }),
    key: (input) => input.id,
    attempts: 3,
    run: (input) => work(input.id),
    giveUp: async () => undefined,
  });
  const log = createLog('info', { write: (line) => lines.push(line) });
  const carrier = { id: jobId, data: { taskId: id, jobId }, signal: new AbortController().signal };
  const attempt = createAttempt({ db, clock: app.parts.clock, newId, log });
  const ended = await attempt(job, carrier as JobWithMetadata<Carried>);
  return { ended, lines };
}

test('work that breaks off is logged as failed, and tried again', async () => {
  const { ended, lines } = await attempted(() => Promise.reject(new Error('the engine died')));
  expect(ended.status).toBe('failed');
  expect(lines.join()).toContain('the engine died');
});

test('work that breaks off because it was cancelled is no failure in the log', async () => {
  const { ended, lines } = await attempted(async (id) => {
    const cancelled = { state: 'cancelled' as const, holder: null, endedAt: app.parts.clock.now() };
    await app.parts.database.db.update(taskTable).set(cancelled).where(eq(taskTable.id, id));
    throw new Error('stopped');
  });
  expect(ended.status).toBe('completed');
  expect(lines).toEqual([]);
});
