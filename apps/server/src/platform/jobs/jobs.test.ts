// Every PostgreSQL, for the stores of task
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { taskErrors } from '@app/contract/task/errors.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { taskState } from '@app/contract/task/states/task-state.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { noDelay } from '../../testing/pace.ts';
import { startApp, startAppForTest, type TestApp } from '../../testing/start-app.ts';
import { settingTable } from '../db/tables.ts';
import { newId } from '../ids.ts';
import { defineJob, type GiveUpReason, type JobTools, mostCrashes } from './define.ts';
import { taskTable } from './tables.ts';

/** What the test job does for a key, and what it was asked to do. */
const plans = new Map<string, (tools: JobTools) => Promise<void>>();
const givenUp: { key: string; reason: GiveUpReason }[] = [];

const job = defineJob({
  kind: 'test.work',
  input: z.object({ key: z.string() }),
  key: ({ key }) => key,
  attempts: 3,
  run: async ({ key }, tools) => plans.get(key)?.(tools),
  giveUp: async ({ key }, reason) => void givenUp.push({ key, reason }),
});

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startApp(
    { JOBS_AT_ONCE: '4', JOBS_PER_USER: '2' },
    { jobs: () => [job], pace: { ...noDelay, lookEverySeconds: 1 } },
  );
  user = await aUser(app);
});
afterAll(() => app.stop());

async function add(run: (tools: JobTools) => Promise<void>, owner: string | undefined = user.id) {
  const key = newId();
  plans.set(key, run);
  const id = await app.parts.queue.add(job, { key }, owner === undefined ? {} : { userId: owner });
  return { id, key };
}

/** A promise that the test fulfils itself. */
function aSignal() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

const row = async (id: string) =>
  (await app.parts.database.db.select().from(taskTable).where(eq(taskTable.id, id)))[0]!;

const becomes = (id: string, state: (typeof taskState.names)[number]) =>
  vi.waitFor(async () => expect((await row(id)).state).toBe(state), { interval: 50 });

describe('running', () => {
  test('a task runs, counts its progress and ends complete', async () => {
    const { id } = await add(async ({ progress }) => progress(40));
    await becomes(id, 'complete');
    expect((await row(id)).progress).toBe(100);
    const { data } = await app.call(taskRoutes.get, { token: user.token, params: { id } });
    expect(data).toMatchObject({ id, state: taskState.encode('complete'), progress: 100, reason: '' });
  });

  test('asking twice for the same work makes one task', async () => {
    let runs = 0;
    let goOn = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { id, key } = await add(async () => {
      runs++;
      await asked;
    });
    const second = await app.parts.queue.add(job, { key }, { userId: user.id });
    goOn();
    await becomes(id, 'complete');
    expect([second, runs]).toEqual([id, 1]);
  });

  test('work added in a transaction that is rolled back does not exist', async () => {
    const key = newId();
    await expect(
      app.parts.database.db.transaction(async (tx) => {
        await app.parts.queue.add(job, { key }, { tx });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    const rows = await app.parts.database.db.select().from(taskTable).where(eq(taskTable.key, key));
    expect(rows).toEqual([]);
  });

  test('input that breaks the schema is refused before anything is stored', async () => {
    await expect(app.parts.queue.add(job, { key: 1 } as never)).rejects.toThrow('expected string');
  });
});

describe('failing', () => {
  test('a failure is tried again later; finished steps are not repeated', async () => {
    const calls = { paid: 0, tries: 0 };
    const { id } = await add(async ({ step }) => {
      const answer = await step('ask the model', async () => `answer ${++calls.paid}`);
      expect(answer).toBe('answer 1');
      if (++calls.tries < 3) throw new Error('not yet');
    });
    await becomes(id, 'complete');
    expect(calls).toEqual({ paid: 1, tries: 3 });
  });

  test('writes of `once` happen once, however often the job is tried', async () => {
    const name = `once-${newId()}`;
    let tries = 0;
    const { id } = await add(async ({ once }) => {
      await once(
        'write',
        async (tx) => void (await tx.insert(settingTable).values({ key: name, value: 'x' })),
      );
      if (++tries < 2) throw new Error('after the write');
    });
    await becomes(id, 'complete');
    expect(tries).toBe(2);
  });

  test('after the last try the work is given up, and the owner can read why', async () => {
    const { id, key } = await add(async () => {
      throw new Error('internal detail');
    });
    await becomes(id, 'failed');
    expect(givenUp).toContainEqual({ key, reason: 'failed' });
    const { data } = await app.call<{ reason: string }>(taskRoutes.get, {
      token: user.token,
      params: { id },
      language: 'en-US',
    });
    expect(data!.reason).toMatch(/failed after several tries/);
    expect(data!.reason).not.toContain('internal detail');
  });

  test('a refusal is final: it is not tried again and its sentence is shown in the caller’s language', async () => {
    let tries = 0;
    const { id, key } = await add(async () => {
      tries++;
      throw new AppError(uploadErrors.tooLarge, { max: '50 MB' });
    });
    await becomes(id, 'failed');
    expect(tries).toBe(1);
    expect(givenUp).toContainEqual({ key, reason: 'failed' });
    const ask = { token: user.token, params: { id } };
    expect((await app.call<{ reason: string }>(taskRoutes.get, ask)).data!.reason).toContain(
      '最大支持 50 MB',
    );
  });

  test('failed work can be tried again by its owner, from where it stopped', async () => {
    let paid = 0;
    let broken = true;
    const { id } = await add(async ({ step }) => {
      await step('ask the model', async () => ++paid);
      if (broken) throw new AppError(uploadErrors.incomplete);
    });
    await becomes(id, 'failed');
    broken = false;
    const answer = await app.call(taskRoutes.retry, { token: user.token, params: { id } });
    expect(answer.code).toBe(200);
    await becomes(id, 'complete');
    expect(paid).toBe(1);
    const again = await app.call(taskRoutes.retry, { token: user.token, params: { id } });
    expect(again.code).toBe(taskErrors.notOver.code);
  });
});

describe('a process that dies', () => {
  /** What the queue sees of it: the heartbeat of the attempt is too old. */
  const kill = async (id: string) => {
    const { jobId } = await row(id);
    const { pool } = app.parts.database;
    // This process is alive and goes on beating; so it is the allowed age that changes, until the queue has looked.
    const allow = (seconds: number) =>
      pool.query('update jobs.job set heartbeat_seconds = $2 where id = $1', [jobId, seconds]);
    await allow(-3600);
    await vi.waitFor(
      async () =>
        expect(
          (await pool.query('select 1 from jobs.job where id = $1 and state = $2', [jobId, 'active'])).rows,
        ).toEqual([]),
      { interval: 50 },
    );
    await allow(10);
  };

  /** The attempts hang as those of a dead process do; at the end they are let go, or the product could not stop. */
  const hanging = aSignal();
  afterAll(hanging.resolve);

  test('takes none of the tries of its work: the next one goes on, and all tries are still there', async () => {
    let runs = 0;
    const started = aSignal();
    const { id } = await add(async () => {
      runs++;
      if (runs > 1) throw new Error('a failure of its own');
      started.resolve();
      await hanging.promise;
    });
    await started.promise;
    await kill(id);
    await becomes(id, 'failed');
    // One that was killed, and as many as the job has tries.
    expect(runs).toBe(1 + job.attempts);
    expect(await row(id)).toMatchObject({ failures: job.attempts, crashes: 1 });
  });

  test('over the same work again and again ends it: it is given up before it kills one more', async () => {
    let runs = 0;
    const started = aSignal();
    const { id, key } = await add(async () => {
      runs++;
      started.resolve();
      await hanging.promise;
    });
    await started.promise;
    await app.parts.database.db.update(taskTable).set({ crashes: mostCrashes }).where(eq(taskTable.id, id));
    await kill(id);
    await becomes(id, 'failed');
    expect(runs).toBe(1);
    expect(givenUp).toContainEqual({ key, reason: 'failed' });
    const again = await app.call(taskRoutes.retry, { token: user.token, params: { id } });
    expect(again.code).toBe(200);
    expect((await row(id)).crashes).toBe(0);
  });
});

describe('cancelling', () => {
  test('running work is told at once, can write no more, and is given up', async () => {
    const started = aSignal();
    const aborted = aSignal();
    const name = `late-${newId()}`;
    const { id, key } = await add(async ({ signal, once }) => {
      started.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      aborted.resolve();
      await once(
        'late write',
        async (tx) => void (await tx.insert(settingTable).values({ key: name, value: 'x' })),
      );
    });
    await started.promise;
    const answer = await app.call(taskRoutes.cancel, { token: user.token, params: { id } });
    expect(answer.data).toMatchObject({ state: taskState.encode('cancelled') });
    await aborted.promise;
    await vi.waitFor(() => expect(givenUp).toContainEqual({ key, reason: 'cancelled' }));
    expect(await app.parts.database.db.select().from(settingTable).where(eq(settingTable.key, name))).toEqual(
      [],
    );
    expect((await app.call(taskRoutes.cancel, { token: user.token, params: { id } })).code).toBe(
      taskErrors.alreadyOver.code,
    );
  });

  test('another user is told that the task does not exist', async () => {
    const { id } = await add(async () => undefined);
    const stranger = await aUser(app);
    for (const route of [taskRoutes.get, taskRoutes.cancel, taskRoutes.retry]) {
      expect((await app.call(route, { token: stranger.token, params: { id } })).code).toBe(
        commonErrors.notFound.code,
      );
    }
    await becomes(id, 'complete');
  });
});

test('what is added together begins about in the order of its places, in whichever it was added', async () => {
  const gate = aSignal();
  const held = [await add(() => gate.promise), await add(() => gate.promise)];
  for (const { id } of held) await becomes(id, 'running');
  const begun: number[] = [];
  const ids = await app.parts.database.db.transaction(async (tx) => {
    const added: string[] = [];
    for (const place of [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]) {
      const key = newId();
      plans.set(key, async () => void begun.push(place));
      added.push(await app.parts.queue.add(job, { key }, { userId: user.id, tx, place }));
    }
    return added;
  });
  gate.resolve();
  for (const id of ids) await becomes(id, 'complete');
  // Two of a user run at once, and one of them may be held up while others pass it: some pairs begin the wrong way round. As
  // they were added all 66 would, and in no order at all half of them.
  const turned = begun.flatMap((place, at) => begun.slice(at).filter((later) => later < place));
  expect(turned.length, begun.join()).toBeLessThanOrEqual(22);
});

test('one user with much work does not keep another one waiting', async () => {
  const order: string[] = [];
  const [busy, other] = [await aUser(app), await aUser(app)];
  const gate = aSignal();
  const work = (name: string) => async () => {
    await gate.promise;
    order.push(name);
  };
  for (let i = 0; i < 12; i++) await add(work('busy'), busy.id);
  const last = await add(work('other'), other.id);
  gate.resolve();
  await becomes(last.id, 'complete');
  expect(order.indexOf('other')).toBeLessThan(8);
});

test('work that no job of the queue carries, as after a restore, is taken up at the next start', async () => {
  const id = newId();
  const key = newId();
  plans.set(key, async () => undefined);
  await app.parts.database.db.insert(taskTable).values({
    id,
    kind: job.kind,
    key,
    input: { key },
    state: 'running',
    jobId: newId(),
    createdAt: new Date(),
  });
  await app.parts.queue.adoptStranded();
  await becomes(id, 'complete');
  expect((await row(id)).endedAt).toBeInstanceOf(Date);
});

test('a kind of work that is known takes what a new release says of it', async () => {
  const old = await startAppForTest({}, { jobs: () => [job] });
  const pause = async () =>
    (await old.parts.database.pool.query('select retry_delay from jobs.queue where name = $1', [job.kind]))
      .rows;
  expect(await pause()).toEqual([{ retry_delay: 0 }]);
  const settings = { DATABASE_URL: old.databaseUrl };
  await startAppForTest(settings, { jobs: () => [job], pace: { retryDelay: () => 7 } });
  expect(await pause()).toEqual([{ retry_delay: 7 }]);
});
