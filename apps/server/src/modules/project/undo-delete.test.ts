import { commonErrors } from '@app/contract/base/common-errors.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { shareErrors } from '@app/contract/share/errors.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { rightsOf } from '@app/contract/user/states/level.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import {
  aCopy,
  aProject,
  aTemplate,
  aVisitorOf,
  deckOf,
  deleteForGood,
  pagesOf,
  projectOf,
} from '../../testing/talks.ts';

let app: TestApp;
let template: string;
beforeAll(async () => {
  app = await startApp();
  template = await aTemplate(app, deckOf(['Sun|A star.']));
});
afterAll(() => app.stop());

const remove = (by: TestUser, id: string) =>
  app.call<{ restorable: boolean }>(projectRoutes.delete, { token: by.token, params: { id } });
const restore = (by: TestUser, id: string) =>
  app.call<{ id: string }>(projectRoutes.restore, { token: by.token, body: { id } });
const listed = async (by: TestUser) =>
  (await app.call<{ total: number }>(projectRoutes.list, { token: by.token, body: {} })).data!.total;

test('a deleted project is gone for its owner, and comes back as it was', async () => {
  const me = await aUser(app);
  const id = await aCopy(app, me, template);
  const before = [await projectOf(app, me, id), await pagesOf(app, me, id)];
  expect((await remove(me, id)).data).toEqual({ restorable: true });
  expect(await listed(me)).toBe(0);
  expect((await app.call(projectRoutes.get, { token: me.token, params: { id } })).code).toBe(
    commonErrors.notFound.code,
  );
  expect((await remove(me, id)).code).toBe(commonErrors.notFound.code);
  expect((await restore(me, id)).data?.id).toBe(id);
  const [project, pages] = [await projectOf(app, me, id), await pagesOf(app, me, id)];
  expect([{ ...project, openedAt: null }, pages]).toEqual([{ ...before[0], openedAt: null }, before[1]]);
  expect((await restore(me, id)).code).toBe(commonErrors.notFound.code);
});

test('nobody else can bring it back, and after a day nobody can', async () => {
  const [me, other] = [await aUser(app), await aUser(app)];
  const id = await aCopy(app, me, template);
  await remove(me, id);
  expect((await restore(other, id)).code).toBe(commonErrors.notFound.code);
  await app.parts.projects.forgetRemoved();
  expect((await restore(me, id)).code).toBe(200);
  await deleteForGood(app, me, id);
  expect((await restore(me, id)).code).toBe(commonErrors.notFound.code);
  const { rows } = await app.parts.database.pool.query(
    'select 1 from courseware_page where project_id = $1',
    [id],
  );
  expect(rows).toEqual([]);
});

test('its viewers are told that it is over, and may go on once it is back', async () => {
  const me = await aUser(app);
  const id = await aCopy(app, me, template);
  const token = await aVisitorOf(app, me, id);
  const watch = () => app.call(projectRoutes.info, { token, params: { id } });
  const beat = () => app.call(shareRoutes.beat, { token });
  expect((await watch()).code).toBe(200);
  await remove(me, id);
  expect([(await watch()).code, (await beat()).code]).toEqual([
    shareErrors.closed.code,
    shareErrors.closed.code,
  ]);
  await restore(me, id);
  expect([(await watch()).code, (await beat()).code]).toEqual([200, 200]);
});

test('it makes room for another one, and needs its place to come back', async () => {
  const me = await aUser(app);
  const ids: string[] = [];
  for (let made = 0; made < rightsOf('ordinary').projects!; made++) ids.push(await aProject(app, me));
  await remove(me, ids[0]!);
  const another = await aProject(app, me);
  expect((await restore(me, ids[0]!)).code).toBe(projectErrors.tooMany.code);
  await remove(me, another);
  expect((await restore(me, ids[0]!)).code).toBe(200);
});
