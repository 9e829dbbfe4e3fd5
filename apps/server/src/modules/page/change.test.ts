import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import type { TestApp } from '../../testing/start-app.ts';
import { noId, pagesOf, someAvatar, startWithDeck, type WirePage } from '../../testing/talks.ts';

let app: TestApp;
let user: TestUser;
let stranger: TestUser;
let projectId: string;
let page: WirePage;
beforeAll(async () => {
  ({ app, user, projectId } = await startWithDeck());
  stranger = await aUser(app);
});
afterAll(() => app.stop());
const pageNow = async (place = 0) => (await pagesOf(app, user, projectId))[place]!;
beforeEach(async () => {
  page = await pageNow();
});

type Row = (typeof coursewareRoutes)[keyof typeof coursewareRoutes];
const call = (row: Row, sent: object, token = user.token) =>
  app.call<{ id: string }>(row, { token, ...sent });
const box = { left: 1, top: 2, width: 30, height: 40, rotate: 0 };
const text = (content: string) => JSON.stringify({ type: 'text', ...box, content });
const put = (more: object, token?: string) =>
  call(
    coursewareRoutes.putElement,
    { body: { projectId, coursewarePageId: page.id, index: 0, element: text('new'), ...more } },
    token,
  );

test('an element is added at its layer, replaced under its id, and deleted; each raises the revision', async () => {
  const { id } = (await put({ index: 99 })).data!;
  expect((await pageNow()).elementList.at(-1)).toMatchObject({ id, content: 'new' });
  await put({ id, element: text('other'), index: 0 });
  expect((await pageNow()).elementList[0]).toMatchObject({ id, content: 'other' });
  await call(coursewareRoutes.deleteElement, { params: { id } });
  const after = await pageNow();
  expect(after.elementList).toEqual(page.elementList);
  expect(after.revision).toBe(page.revision + 3);
});

test('an element of another page is not taken over by its id', async () => {
  const other = await pageNow(1);
  const { code } = await put({ id: other.elementList[0]!.id });
  expect(code).toBe(commonErrors.notFound.code);
  expect(await pageNow(1)).toEqual(other);
});

test('a page is emptied of its elements, its script stays, and the other way round', async () => {
  await call(coursewareRoutes.clear, { body: { id: page.id, what: 'elements' } });
  expect(await pageNow()).toMatchObject({ elementList: [], content: page.content });
  await call(coursewareRoutes.clear, { body: { id: page.id, what: 'script' } });
  expect(await pageNow()).toMatchObject({ content: '', pageStatus: 'unconfirmed' });
  expect((await call(coursewareRoutes.clear, { body: { id: page.id, what: 'both' } })).code).toBe(200);
});

test('a page takes what another one shows under new ids, and keeps its script', async () => {
  const other = await pageNow(1);
  await call(coursewareRoutes.replace, { body: { id: page.id, from: other.id } });
  const after = await pageNow();
  const words = ({ elementList }: WirePage) => elementList.map(({ content }) => content);
  expect(words(after)).toEqual(words(other));
  expect(after.content).toBe(page.content);
  expect(after.elementList[0]?.id).not.toBe(other.elementList[0]?.id);
  expect((await call(coursewareRoutes.replace, { body: { id: page.id, from: noId() } })).code).toBe(
    commonErrors.notFound.code,
  );
});

test('an avatar that is being deleted does not come to a page', async () => {
  const { data: avatar } = await app.call<{ id: string }>(avatarRoutes.copy, {
    token: user.token,
    body: { avatarsId: someAvatar },
  });
  const { pool } = app.parts.database;
  const deleting = await pool.connect();
  await deleting.query('begin');
  await deleting.query('delete from avatar where id = $1', [avatar!.id]);
  const body = { projectId, coursewarePageId: page.id, avatarsId: avatar!.id };
  const asked = call(coursewareRoutes.putPage, { body });
  try {
    await vi.waitFor(async () => {
      const waiting = `select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like '%for key share%'`;
      expect((await pool.query(waiting)).rows).toHaveLength(1);
    });
  } finally {
    await deleting.query('commit');
    deleting.release();
  }
  expect((await asked).code).toBe(commonErrors.notFound.code);
  expect(await pageNow()).toEqual(page);
});

test('the picture of a page is one of the files of its project', async () => {
  for (const imgUrl of [`/web-api/portrait/courseware/media/${noId()}`, 'https://example.com/x.png'])
    expect(
      (await call(coursewareRoutes.painting, { body: { coursewarePageId: page.id, imgUrl } })).code,
    ).toBe(commonErrors.notFound.code);
});

test('nothing of it works for somebody else, to whom the page looks absent', async () => {
  const { id } = page;
  const elementId = (await pageNow(1)).elementList[0]!.id;
  const calls = [
    put({}, stranger.token),
    call(coursewareRoutes.deleteElement, { params: { id: elementId } }, stranger.token),
    call(coursewareRoutes.clear, { body: { id, what: 'both' } }, stranger.token),
    call(coursewareRoutes.replace, { body: { id, from: id } }, stranger.token),
    call(coursewareRoutes.painting, { body: { coursewarePageId: id, imgUrl: 'x' } }, stranger.token),
  ];
  for (const { code } of await Promise.all(calls)) expect(code).toBe(commonErrors.notFound.code);
  expect(await pageNow()).toEqual(page);
});
