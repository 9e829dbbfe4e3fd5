// Every PostgreSQL: the rows of outlines and graphs, while their project comes and goes.
import { graphRoutes } from '@app/contract/graph/routes.ts';
import { outlineRoutes } from '@app/contract/outline/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { isOver } from '@app/contract/task/states/task-state.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { taskTable } from '../../platform/jobs/tables.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { projectTable } from '../project/tables.ts';
import { aProject, noId, projectOf } from '../../testing/talks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Own = { user: TestUser; projectId: string };
const docText = '绿茶在中国已经种植了两千多年。浙江的茶农在四月用手采摘嫩叶。';

async function withText(): Promise<Own> {
  const user = await aUser(app);
  const projectId = await aProject(app, user);
  await app.call(projectRoutes.update, { token: user.token, body: { id: projectId, docText, menu: 2 } });
  return { user, projectId };
}
const begin = (
  route: typeof outlineRoutes.draw | typeof graphRoutes.draw,
  { user: { token }, projectId }: Own,
) => app.call<{ taskId: string }>(route, { token, body: { projectId } });
const allOver = ({ user }: Own) =>
  vi.waitFor(
    async () => {
      const tasks = await app.parts.db.select().from(taskTable).where(eq(taskTable.userId, user.id));
      expect(tasks.filter(({ state }) => !isOver(state))).toEqual([]);
    },
    { interval: 100, timeout: 60_000 },
  );
const drawn = (own: Own) =>
  vi.waitFor(
    async () => expect(await projectOf(app, own.user, own.projectId)).toMatchObject({ atlasStatus: 1 }),
    { interval: 100, timeout: 60_000 },
  );
/** Deletes the project while something is made, and brings it back when that is over. */
async function deleteMeanwhile(own: Own): Promise<void> {
  const { token } = own.user;
  expect((await app.call(projectRoutes.delete, { token, params: { id: own.projectId } })).code).toBe(200);
  await allOver(own);
  expect((await app.call(projectRoutes.restore, { token, body: { id: own.projectId } })).code).toBe(200);
}

test('a project that was deleted while its outline was drawn is worked on once it is back', async () => {
  const own = await withText();
  await begin(outlineRoutes.draw, own);
  await deleteMeanwhile(own);
  expect((await begin(outlineRoutes.draw, own)).code).toBe(200);
  await drawn(own);
});

test('a project that was deleted while its graph was drawn keeps the graph it had, and is worked on', async () => {
  const own = await withText();
  await begin(outlineRoutes.draw, own);
  await drawn(own);
  await begin(graphRoutes.draw, own);
  await deleteMeanwhile(own);
  expect(await projectOf(app, own.user, own.projectId)).toMatchObject({ atlasStatus: 1 });
  expect((await begin(graphRoutes.draw, own)).code).toBe(200);
});

test('a graph that is given up leaves a newer one at work', async () => {
  const own = await withText();
  await begin(outlineRoutes.draw, own);
  await drawn(own);
  const { projectId, user } = own;
  await app.parts.db
    .update(projectTable)
    .set({ atlasStatus: 'generation' })
    .where(eq(projectTable.id, projectId));
  const { data } = await app.call<{ taskId: string }>(graphRoutes.get, {
    token: user.token,
    params: { id: projectId },
  });
  const { giveUp } = app.parts.queue.definition('graph.draw');
  const input = { projectId, userId: user.id, material: '1' };
  await giveUp(input, 'cancelled', noId());
  expect(await projectOf(app, user, projectId)).toMatchObject({ atlasStatus: 3 });
  await giveUp(input, 'cancelled', data!.taskId);
  expect(await projectOf(app, user, projectId)).toMatchObject({ atlasStatus: 1 });
});
