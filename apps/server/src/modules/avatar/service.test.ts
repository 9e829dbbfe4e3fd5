import { existsSync } from 'node:fs';
import path from 'node:path';
import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
  user = await aUser(app);
});
afterAll(() => app.stop());

type Listed = {
  id: string;
  name: string;
  ttsId: string;
  image: string;
  wholeImage: string;
  isTemplate: boolean;
};
const list = (body: Record<string, unknown>, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  app.call<{ list: Listed[]; total: number }>(avatarRoutes.list, { token: user.token, body, language });

test('three templates come with the product, in the language of who asks', async () => {
  const { data } = await list({ tab: 'template' });
  expect(data?.list.map(({ name }) => name)).toEqual(['晓讲', '云舟', '青岚']);
  const english = await list({ tab: 'template' }, 'en-US');
  expect(english.data?.list.map(({ name }) => name)).toEqual(['Dawn', 'Noah', 'Jade']);
  expect(english.data?.list[0]).toMatchObject({ ttsId: 'clara', isTemplate: true, status: 1 });
  expect(new Set(data?.list.map(({ id }) => id)).size).toBe(3);
});

test('the files they name are shipped', async () => {
  const { data } = await list({ tab: 'template' });
  const shipped = path.join(app.env.root, 'apps/web/public');
  const files = data!.list.flatMap(({ image, wholeImage }) => [image, wholeImage]);
  expect(files.filter((file) => !existsSync(path.join(shipped, file)))).toEqual([]);
});

test('pages of the list are cut as asked, and nobody has one of their own yet', async () => {
  const { data } = await list({ tab: 'template', pageNum: 2, pageSize: 2 });
  expect(data).toMatchObject({ total: 3, list: [{ name: '青岚' }] });
  expect((await list({ tab: 'mine' })).data).toMatchObject({ total: 0, list: [] });
});
