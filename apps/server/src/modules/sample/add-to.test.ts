import path from 'node:path';
import { cp, readFile, rm } from 'node:fs/promises';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, tempFolder, type TestApp } from '../../testing/start-app.ts';
import { aCopy, pagesOf, projectOf } from '../../testing/talks.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = path.join(await tempFolder(), 'samples');
  await cp(path.resolve(import.meta.dirname, '../../../samples'), folder, { recursive: true });
  app = await startApp({ SAMPLES_DIR: folder });
});
afterAll(async () => {
  await app.stop();
  await rm(path.dirname(folder), { recursive: true });
});

const welcome = (user: TestUser) =>
  app.parts.database.db.transaction((tx) => app.parts.samples.addTo(tx, user.id));
const ofUser = async ({ id }: TestUser): Promise<string[]> => {
  const { rows } = await app.parts.database.pool.query<{ id: string }>(
    'select id from project where user_id = $1 order by id',
    [id],
  );
  return rows.map((row) => row.id);
};
const talkOf = async ({ token }: TestUser, id: string) =>
  (await app.call<Talk>(projectRoutes.info, { token, params: { id } })).data!;

test('two accounts get finished talks in both languages, and share nothing but their contents', async () => {
  const users = [await aUser(app), await aUser(app)];
  const pages: string[] = [];
  for (const user of users) {
    await welcome(user);
    const ids = await ofUser(user);
    expect(ids).toHaveLength(2);
    for (const id of ids) {
      expect(await projectOf(app, user, id)).toMatchObject({ isAiCheck: 6, isSample: true, pages: 6 });
      pages.push(...(await pagesOf(app, user, id)).map((page) => page.id));
    }
  }
  expect(new Set(pages).size).toBe(24);
});

test('an account that is not made after all leaves no project and no use of a content', async () => {
  const user = await aUser(app);
  const uses = async () =>
    (await app.parts.database.pool.query<{ count: string }>('select count(*) from file_use')).rows[0]!.count;
  const before = await uses();
  const attempt = app.parts.database.db.transaction(async (tx) => {
    await app.parts.samples.addTo(tx, user.id);
    throw new Error('the account was not made');
  });
  await expect(attempt).rejects.toThrow('the account was not made');
  expect(await ofUser(user)).toEqual([]);
  expect(await uses()).toBe(before);
});

test('a sample and its copy keep their questions when the sample is not shipped any more', async () => {
  const user = await aUser(app);
  await welcome(user);
  const [id] = await ofUser(user);
  const copy = await aCopy(app, user, id!);
  const shipped = JSON.parse(await readFile(path.join(folder, 'solar-system-en.sample.json'), 'utf8')) as {
    title: string;
    questions: string[];
  };
  await rm(folder, { recursive: true });
  const { title, introQuestions } = await talkOf(user, id!);
  expect(title).toBe(shipped.title);
  expect(introQuestions).toHaveLength(3);
  expect(shipped.questions).toEqual(expect.arrayContaining(introQuestions));
  expect((await talkOf(user, copy)).introQuestions).toEqual(introQuestions);
});
