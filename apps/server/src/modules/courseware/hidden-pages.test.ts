import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { makeDeck, relation, tinyPng } from '@app/deck/pptx/testing.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import {
  aCopy,
  anImport,
  aVisitorOf,
  pagesOf,
  pageStatus,
  projectOf,
  words,
  type WireProject,
} from '../../testing/talks.ts';

let app: TestApp;
let user: TestUser;
let project: WireProject;
beforeAll(async () => {
  app = await startApp();
  user = await aUser(app, { level: 'svip1' });
  project = await anImport(app, user, deck, { avatar: true });
});
afterAll(() => app.stop());

const slide = (text: string) => ({ shapes: words(text), notes: `${text}的讲稿。` });
const picture =
  '<p:pic><p:nvPicPr><p:cNvPr id="4" name="Photo"/></p:nvPicPr><p:blipFill><a:blip r:embed="img"/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm></p:spPr></p:pic>';
const transition = '<p:transition><p:push dir="l"/></p:transition>';
const deck = makeDeck({
  files: { 'ppt/media/a.png': tinyPng },
  slides: [
    { ...slide('秘密'), attributes: 'show="0"' },
    {
      shapes: words('太阳') + picture,
      relations: relation('img', 'image', '../media/a.png'),
      notes: '太阳的讲稿。',
      after: `${transition}<p:extLst><p:ext uri="{A}"/></p:extLst>`,
    },
    slide('行星'),
  ],
});

async function setHidden(id: string, index: number, hidden: boolean) {
  const page = (await pagesOf(app, user, id))[index]!;
  const command = hidden ? { do: 'set', at: ['hidden'], value: true } : { do: 'unset', at: ['hidden'] };
  const body = { id: page.id, revision: page.revision, commands: [command] };
  return app.call<{ hidden: boolean }>(coursewareRoutes.patch, { token: user.token, body });
}

const talkFor = async (token: string, id: string) =>
  (await app.call<Talk>(projectRoutes.info, { token, params: { id } })).data!;

/** The addresses of the picture and the speech of the first page that is played. */
async function filesFor(token: string, id: string): Promise<string[]> {
  const [page] = (await talkFor(token, id)).pages;
  return [
    ...page!.elements.flatMap((each) => (each.type === 'image' ? [each.url] : [])),
    page!.broadcast!.trackUrl,
  ];
}

const opened = (addresses: readonly string[]): Promise<boolean[]> =>
  Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(app.origin + address);
      return response.ok && !(await response.text()).startsWith('{"code":1001');
    }),
  );

async function speak(projectId: string) {
  const body = { projectId };
  const { data } = await app.call<{ pages: number }>(broadcastRoutes.confirm, { token: user.token, body });
  await vi.waitFor(
    async () =>
      expect((await pagesOf(app, user, projectId)).map(({ status }) => status)).not.toContain(
        pageStatus.confirming,
      ),
    { interval: 100 },
  );
  return data?.pages;
}

test('a hidden slide becomes a page that its owner has and nobody else', async () => {
  const pages = await pagesOf(app, user, project.id);
  expect(pages.map(({ hidden }) => hidden)).toEqual([true, false, false]);
  expect(project.pages).toBe(2);
  expect(project.notKept.filter(({ page }) => page > 0)).toEqual([]);
  expect(project.kept.map(({ what, count }) => [what.en.split(' ')[0], count])).toEqual([
    ['hidden', 1],
    ['pages', 1],
  ]);
  const visitor = await aVisitorOf(app, user, project.id);
  for (const token of [user.token, visitor]) {
    const talk = await talkFor(token, project.id);
    expect(talk.pages.map(({ title, index }) => [title, index])).toEqual([
      ['太阳', 0],
      ['行星', 1],
    ]);
    expect(JSON.stringify(talk)).not.toContain('秘密');
  }
  const cover = await app.parts.courseware.coverOf(project.id, project.id);
  expect(cover?.elements.map(({ id }) => id)).toEqual(pages[1]!.elementList.map(({ id }) => id));
  const told = await app.parts.courseware.placesOf(project.id);
  expect(told.map(({ id }) => id)).toEqual(pages.slice(1).map(({ id }) => id));
});

test('a cover is drawn once for all who ask for it, and anew after its slide has changed', async () => {
  const id = await aCopy(app, user, project.id);
  const { coverOf } = app.parts.courseware;
  const [one, other] = await Promise.all([coverOf(id, id), coverOf(id, id)]);
  expect(one?.elements.length).toBeGreaterThan(0);
  expect(other).toBe(one);
  expect(await coverOf(id, id)).toBe(one);
  await setHidden(id, 1, true);
  const next = await coverOf(id, id);
  expect(next?.elements.map((element) => element.id)).not.toEqual(one?.elements.map((element) => element.id));
});

test('only pages that are shown are spoken; a talk is whole without the hidden ones', async () => {
  const id = await aCopy(app, user, project.id);
  expect(await speak(id)).toBe(2);
  expect(await projectOf(app, user, id)).toMatchObject({ coursewareStatus: 'ppt-confirming-complete' });
  expect((await pagesOf(app, user, id)).map(({ status }) => status)).toEqual([6, 1, 1]);
  const visitor = await aVisitorOf(app, user, id);
  const [theirs, own] = [await filesFor(visitor, id), await filesFor(user.token, id)];
  expect(await opened([...theirs, ...own])).toEqual([true, true, true, true]);
  // One that is hidden takes nothing away.
  expect((await setHidden(id, 1, true)).data).toMatchObject({ hidden: true });
  expect(await projectOf(app, user, id)).toMatchObject({
    coursewareStatus: 'ppt-confirming-complete',
    pages: 1,
  });
  // What its visitors had fetched of it before opens nothing any more.
  expect(await opened([...theirs, ...own])).toEqual([false, false, true, true]);
  // One that is shown and was never spoken asks for it, and hiding it again takes that back.
  await setHidden(id, 0, false);
  expect(await projectOf(app, user, id)).toMatchObject({ coursewareStatus: 'ppt-again', pages: 2 });
  await setHidden(id, 0, true);
  expect(await projectOf(app, user, id)).toMatchObject({ coursewareStatus: 'ppt-confirming-complete' });
  expect((await talkFor(user.token, id)).pages.map(({ title }) => title)).toEqual(['行星']);
});

test('the last page that is shown cannot be hidden', async () => {
  const id = await aCopy(app, user, project.id);
  await setHidden(id, 1, true);
  const { code } = await setHidden(id, 2, true);
  expect(code).toBe(coursewareErrors.lastShownPage.code);
  expect((await pagesOf(app, user, id)).map(({ hidden }) => hidden)).toEqual([true, true, false]);
});

test('a copy has all of it: what is hidden, how pages come, and what an export will need', async () => {
  const id = await aCopy(app, user, project.id);
  const pages = await pagesOf(app, user, id);
  expect(pages.map(({ hidden }) => hidden)).toEqual([true, false, false]);
  expect(pages[1]?.transition).toEqual({ kind: 'push', direction: 'left', duration: 500 });
  const { rows } = await app.parts.database.pool.query(
    'select body from courseware_remainder where page_id = $1',
    [pages[1]!.id],
  );
  expect(rows[0]?.body[0].xml).toContain('{A}');
  // It is for an export alone.
  expect(JSON.stringify([pages, await talkFor(user.token, id)])).not.toContain('{A}');
});
