// Every PostgreSQL: the row of a graph is written over the one that was there.
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { graphRoutes } from '@app/contract/graph/routes.ts';
import type { Graph } from '@app/contract/graph/schema.ts';
import { outlineRoutes } from '@app/contract/outline/routes.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { eventTable } from '../push/tables.ts';
import { aProject, noId, projectOf } from '../../testing/talks.ts';

let app: TestApp;
let drawn: Own;
beforeAll(async () => {
  app = await startApp();
  drawn = await withText();
  await app.call(outlineRoutes.draw, { token: drawn.user.token, body: { projectId: drawn.projectId } });
  await rested(drawn);
});
afterAll(() => app.stop());

const docText = `正态分布是一种常见的概率分布。概率分布描述样本的取值。均值和方差决定正态分布的形状。
标准差是方差的平方根。方差越大，标准差越大。样本的均值接近总体的均值。样本越多，置信区间越窄。`;

type Own = { user: TestUser; projectId: string };
type Wire = { status: number | null; taskId: string | null; graph: Graph | null; revision: number };

async function withText(): Promise<Own> {
  const user = await aUser(app);
  const projectId = await aProject(app, user);
  await app.call(projectRoutes.update, { token: user.token, body: { id: projectId, docText, menu: 2 } });
  return { user, projectId };
}
const stateOf = ({ user: { token }, projectId }: Own) =>
  app.call<Wire>(graphRoutes.get, { token, params: { id: projectId } });
const rested = (own: Own) =>
  vi.waitFor(
    async () => {
      const { data } = await stateOf(own);
      expect(data?.status).toBe(1);
      return data!;
    },
    { interval: 100, timeout: 120_000 },
  );
const save = ({ user: { token }, projectId }: Own, graph: Graph, revision: number) =>
  app.call<Wire>(graphRoutes.save, { token, body: { projectId, graph, revision } });

test('a graph is drawn after the outline, stands in the status of its project, and is told', async () => {
  const { graph } = await rested(drawn);
  expect(graph?.terms.map(({ name }) => name)).toEqual(expect.arrayContaining(['正态分布', '均值', '方差']));
  expect(await projectOf(app, drawn.user, drawn.projectId)).toMatchObject({ atlasStatus: 1 });
  const pushed = await app.parts.db.select().from(eventTable).where(eq(eventTable.userId, drawn.user.id));
  expect(pushed.map(({ event }) => event)).toContain('knowledge-graph-completed');
});

test('a graph is saved as its owner changed it; an older revision is refused with the newest', async () => {
  const { graph, revision } = await rested(drawn);
  const term = { id: 'own', name: '我的术语', variants: [], count: 0, places: [] };
  const changed = { ...graph!, terms: [...graph!.terms, term] };
  expect((await save(drawn, changed, revision)).data).toMatchObject({ revision: revision + 1 });
  const refused = await save(drawn, graph!, revision);
  expect(refused.code).toBe(commonErrors.changedMeanwhile.code);
  expect(refused.data?.graph?.terms.at(-1)).toEqual(term);
});

test('a relation of a term that is not there is refused', async () => {
  const { graph, revision } = await rested(drawn);
  const from = graph!.terms[0]!.id;
  const loose = { id: 'x', from, to: 'nobody', kind: 'with', label: '', proof: null } as const;
  const { code } = await save(drawn, { ...graph!, relations: [loose] }, revision);
  expect(code).toBe(commonErrors.invalidInput.code);
});

test('a graph can be drawn anew, and costs nothing', async () => {
  const { token } = drawn.user;
  const { revision } = await rested(drawn);
  const { code } = await app.call(graphRoutes.draw, { token, body: { projectId: drawn.projectId } });
  expect(code).toBe(200);
  await vi.waitFor(async () => expect((await rested(drawn)).revision).toBe(revision + 1), {
    interval: 100,
    timeout: 60_000,
  });
});

test('a graph without an outline is not begun', async () => {
  const own = await withText();
  const { token } = own.user;
  const { code } = await app.call(graphRoutes.draw, { token, body: { projectId: own.projectId } });
  expect(code).toBe(projectErrors.outlineMissing.code);
  expect((await stateOf(own)).data).toMatchObject({ status: null, graph: null });
});

test('a graph of somebody else looks absent', async () => {
  const other = { ...drawn, user: await aUser(app) };
  const get = await stateOf(other);
  expect(get.code).toBe(commonErrors.notFound.code);
  expect(await stateOf({ ...other, projectId: noId() })).toEqual(get);
  expect((await save(other, { terms: [], relations: [] }, 0)).code).toBe(commonErrors.notFound.code);
  const { token } = other.user;
  const draw = await app.call(graphRoutes.draw, { token, body: { projectId: drawn.projectId } });
  expect(draw.code).toBe(commonErrors.notFound.code);
});
