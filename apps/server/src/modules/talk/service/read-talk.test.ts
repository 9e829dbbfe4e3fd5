import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../../testing/builders.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';
import { aProject, aVisitorOf, someAvatar } from '../../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
let id: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
  owner = await aUser(app, { level: 'svip1' });
  id = await aProject(app, owner, '太阳系');
});
afterAll(() => app.stop());

const open = (token: string) => app.call<Talk>(projectRoutes.info, { token, params: { id } });
const update = (body: object) =>
  app.call(projectRoutes.update, { token: owner.token, body: { id, ...body } });

test('a talk that is kept for all viewers follows every change of it at once', async () => {
  const visitor = await aVisitorOf(app, owner, id);
  const first = await open(visitor);
  expect(first.data).toMatchObject({ id, title: '太阳系', owner: 'tester', avatar: null, pages: [] });
  expect(await open(visitor)).toEqual(first);
  await update({ title: '月球' });
  expect((await open(visitor)).data!.title).toBe('月球');
  await update({ avatarsId: someAvatar });
  expect((await open(visitor)).data!.avatar?.id).toBe(someAvatar);
  await app.call(userRoutes.put, { token: owner.token, body: { id: owner.id, nickname: '林老师' } });
  expect((await open(visitor)).data!.owner).toBe('林老师');
});

test('a hundred who come at once are all answered, and those of a closed share all refused', async () => {
  const body = { id, validityDays: 1, people: 100, codeKind: 'auto' };
  const { token } = owner;
  const share = await app.call<{ id: string; code: string; extractionCode: string }>(
    shareRoutes.shareProject,
    { token, body },
  );
  const { code, extractionCode } = share.data!;
  const { data } = await app.call<{ token: string }>(shareRoutes.verify, { body: { code, extractionCode } });
  const class100 = () => Promise.all(Array.from({ length: 100 }, () => open(data!.token)));
  expect(new Set((await class100()).map((answer) => answer.code))).toEqual(new Set([200]));
  await app.call(shareRoutes.dismiss, { token, body: { id: share.data!.id } });
  expect(new Set((await class100()).map((answer) => answer.code))).toEqual(new Set([1001002051]));
});
