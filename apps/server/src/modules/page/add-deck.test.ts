import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { noId, pagesOf, projectOf } from '../../testing/talks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const { priceCredits } = projectLimits;

/** Somebody with this many credits and a project without a deck. */
async function anEmptyProject(credits: number) {
  const user = await aUser(app);
  if (credits > 0)
    await app.parts.database.db.transaction((tx) =>
      app.parts.credits.book(tx, { userId: user.id, ledger: 'credits', amount: credits, key: 'given' }),
    );
  const added = await app.call<{ id: string }>(projectRoutes.add, { token: user.token, body: {} });
  return { user, projectId: added.data!.id };
}
const addDeck = ({ token }: TestUser, projectId: string) =>
  app.call<{ id: string }>(coursewareRoutes.addDeck, { token, body: { projectId } });

test('a project without a deck begins with a default page, a presenter, and is paid', async () => {
  const { user, projectId } = await anEmptyProject(priceCredits);
  const { code, data } = await addDeck(user, projectId);
  expect(code).toBe(200);
  const project = await projectOf(app, user, projectId);
  expect(project).toMatchObject({ coursewareId: data!.id, pages: 1 });
  expect(project.avatarsId).not.toBeNull();
  const [page] = await pagesOf(app, user, projectId);
  expect(page?.elementList.map(({ type }) => type)).toEqual(['text', 'text', 'avatar']);
  // Words that nobody wrote are neither shown nor spoken.
  expect(page?.elementList.flatMap(({ content }) => content ?? []).join('')).toBe('');
});

test('with too few credits nothing is made and nothing is spent', async () => {
  const { user, projectId } = await anEmptyProject(0);
  expect((await addDeck(user, projectId)).code).toBe(creditErrors.insufficient.code);
  expect(await projectOf(app, user, projectId)).toMatchObject({ coursewareId: null, pages: 0 });
});

test('a second deck is refused, and somebody else’s project is as good as none', async () => {
  const { user, projectId } = await anEmptyProject(2 * priceCredits);
  await addDeck(user, projectId);
  expect((await addDeck(user, projectId)).code).toBe(coursewareErrors.deckExists.code);
  const other = await aUser(app);
  expect((await addDeck(other, projectId)).code).toBe(commonErrors.notFound.code);
  expect((await addDeck(other, noId())).code).toBe(commonErrors.notFound.code);
});

test('a project and its blank page are made together, or neither where credits are short', async () => {
  const begin = ({ token }: TestUser) =>
    app.call<{ id: string; projectId: string }>(coursewareRoutes.addDeck, { token, body: {} });
  const { user } = await anEmptyProject(priceCredits);
  const { data } = await begin(user);
  expect(await projectOf(app, user, data!.projectId)).toMatchObject({ coursewareId: data!.id, pages: 1 });
  const poor = await aUser(app);
  expect((await begin(poor)).code).toBe(creditErrors.insufficient.code);
  const body = { pageNum: 1, pageSize: 20, tab: 'mine' };
  const left = await app.call<{ total: number }>(projectRoutes.list, { token: poor.token, body });
  expect(left.data!.total).toBe(0);
});
