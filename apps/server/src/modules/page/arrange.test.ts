// Every PostgreSQL: places of pages are exchanged in one statement.
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { scriptVersion } from '@app/deck/script/document.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aCopy, aTemplate, deckOf, noId, pagesOf, projectOf, type WirePage } from '../../testing/talks.ts';

let app: TestApp;
let user: TestUser;
let stranger: TestUser;
let template: string;
beforeAll(async () => {
  app = await startApp();
  [user, stranger] = [await aUser(app, { administrator: true }), await aUser(app)];
  template = await aTemplate(app, deckOf(['a|Said of a.', 'b|Said of b.', 'c']));
});
afterAll(() => app.stop());

type Standings = { id?: string; list: Pick<WirePage, 'id' | 'index' | 'hidden' | 'revision'>[] };
type Row = (typeof coursewareRoutes)[keyof typeof coursewareRoutes];

/** A project with the pages a, b and c. */
async function aDeck() {
  const projectId = await aCopy(app, user, template);
  const call = (row: Row, sent: object, token = user.token) => app.call<Standings>(row, { token, ...sent });
  const words = async () =>
    (await pagesOf(app, user, projectId)).map(({ elementList }) => elementList[0]?.content ?? '');
  const ids = async () => (await pagesOf(app, user, projectId)).map(({ id }) => id);
  return {
    projectId,
    words,
    ids,
    drag: (body: object, token?: string) =>
      call(coursewareRoutes.drag, { body: { projectId, ...body } }, token),
    remove: (b: string, token?: string) =>
      call(coursewareRoutes.deletePage, { params: { a: projectId, b } }, token),
    restore: (body: object, token?: string) =>
      call(coursewareRoutes.restorePage, { body: { projectId, ...body } }, token),
    put: (body: object, token?: string) =>
      call(coursewareRoutes.putPage, { body: { projectId, ...body } }, token),
  };
}

test('a page is dragged to another place, and the places are counted anew', async () => {
  const deck = await aDeck();
  const [a] = await deck.ids();
  const { data } = await deck.drag({ sourceIndex: 0, targetIndex: 2, pageId: a });
  expect(await deck.words()).toEqual(['b', 'c', 'a']);
  expect(data!.list.map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(data!.list[2]?.id).toBe(a);
});

test('a drag is refused where somebody else has moved the pages, and where there is no such place', async () => {
  const deck = await aDeck();
  const [a, b] = await deck.ids();
  expect((await deck.drag({ sourceIndex: 0, targetIndex: 1, pageId: b })).code).toBe(
    commonErrors.changedMeanwhile.code,
  );
  expect((await deck.drag({ sourceIndex: 0, targetIndex: 3, pageId: a })).code).toBe(
    commonErrors.invalidInput.code,
  );
  expect((await deck.drag({ sourceIndex: 3, targetIndex: 0 })).code).toBe(commonErrors.invalidInput.code);
  expect(await deck.words()).toEqual(['a', 'b', 'c']);
});

test('a deleted page comes back as it was: at its place, with its id, its script and its revision', async () => {
  const deck = await aDeck();
  const before = await pagesOf(app, user, deck.projectId);
  const b = before[1]!;
  expect((await deck.remove(b.id)).data!.list.map(({ index }) => index)).toEqual([0, 1]);
  expect(await deck.words()).toEqual(['a', 'c']);
  expect((await projectOf(app, user, deck.projectId)).pages).toBe(2);
  await deck.restore({ id: b.id, index: 1 });
  expect(await pagesOf(app, user, deck.projectId)).toEqual(before);
  expect((await deck.restore({ id: b.id })).code).toBe(commonErrors.notFound.code);
});

test('of the pages that were deleted as many can come back as a deck may have, the last deleted ones', async () => {
  const deck = await aDeck();
  const [, , c] = await deck.ids();
  const { max } = coursewareLimits.slides;
  const removed = await app.parts.database.db.transaction(async (tx) => {
    const { duplicatePage, removePage } = app.parts.courseware;
    const ids: string[] = [];
    for (let count = 0; count < max + 2; count += 1) {
      const id = await duplicatePage(tx, deck.projectId, c!);
      await removePage(tx, deck.projectId, id);
      ids.push(id);
    }
    return ids;
  });
  const { rows } = await app.parts.database.pool.query(
    'select id from courseware_page where project_id = $1 and removed_at is not null',
    [deck.projectId],
  );
  expect(rows).toHaveLength(max);
  expect((await deck.restore({ id: removed[1] })).code).toBe(commonErrors.notFound.code);
  expect((await deck.restore({ id: removed[2] })).code).toBe(200);
});

test('the last page stays, and so does the last one that is shown', async () => {
  const deck = await aDeck();
  const [a, b, c] = await pagesOf(app, user, deck.projectId);
  await deck.remove(c!.id);
  const commands = [{ do: 'set', at: ['hidden'], value: true }];
  const body = { id: a!.id, revision: a!.revision, commands };
  expect((await app.call(coursewareRoutes.patch, { token: user.token, body })).code).toBe(200);
  expect((await deck.remove(b!.id)).code).toBe(coursewareErrors.lastShownPage.code);
  await deck.remove(a!.id);
  expect((await deck.remove(b!.id)).code).toBe(coursewareErrors.lastPage.code);
  expect(await deck.words()).toEqual(['b']);
});

test('a section begins with the next page when its first one is deleted', async () => {
  const deck = await aDeck();
  const [, b] = await pagesOf(app, user, deck.projectId);
  const commands = [{ do: 'set', at: ['section'], value: 'Second' }];
  const body = { id: b!.id, revision: b!.revision, commands };
  await app.call(coursewareRoutes.patch, { token: user.token, body });
  await deck.remove(b!.id);
  expect((await pagesOf(app, user, deck.projectId)).map(({ section }) => section)).toEqual([null, 'Second']);
});

test('a page is added: the default one in the language of who asks, with the presenter where there is one', async () => {
  const deck = await aDeck();
  const { data } = await deck.put({ index: 1 });
  const added = (await pagesOf(app, user, deck.projectId))[1]!;
  expect(added.id).toBe(data!.id);
  expect(added.elementList.map(({ type }) => type)).toEqual(['text', 'text', 'avatar']);
  expect(added.elementList[0]?.content).toBe('标题');
  // Where a layout, or where there is none the product's own, has its place for a title.
  expect(added.elementList[0]).toMatchObject({ left: 80, top: 110, width: 840, height: 84 });
  expect(added).toMatchObject({ status: 6, content: '', revision: 0 });
});

test('a page whose id is none is refused like any other bad input', async () => {
  const deck = await aDeck();
  const { code } = await deck.put({ slide: { id: 'no-id', elements: [] } });
  expect(code).toBe(commonErrors.invalidInput.code);
  expect(await deck.words()).toEqual(['a', 'b', 'c']);
});

test('a page is added from elements, with a colour behind them', async () => {
  const deck = await aDeck();
  const box = { left: 1, top: 2, width: 30, height: 40, rotate: 0 };
  const element = (content: string) => JSON.stringify({ type: 'text', ...box, content });
  const elementList = [
    { element: element('over'), index: 1 },
    { element: element('under'), index: 0 },
  ];
  await deck.put({ elementList, backgroundColor: '#123456' });
  const added = (await pagesOf(app, user, deck.projectId))[3]!;
  expect(added.elementList.map(({ content }) => content)).toEqual(['under', 'over']);
  expect(added.backgroundColor).toBe('#123456');
});

test('a copy stands behind its page, with its script, and shares no id with it', async () => {
  const deck = await aDeck();
  const [a] = await pagesOf(app, user, deck.projectId);
  const { data } = await deck.put({ copyOf: a!.id });
  const [first, copy] = await pagesOf(app, user, deck.projectId);
  expect(await deck.words()).toEqual(['a', 'a', 'b', 'c']);
  expect(copy).toMatchObject({ id: data!.id, content: 'Said of a.' });
  expect(copy!.elementList[0]?.id).not.toBe(first!.elementList[0]?.id);
});

test('a whole page is added with the ids it brings, and refused where they are taken', async () => {
  const deck = await aDeck();
  const slide = { id: noId(), elements: [] };
  expect((await deck.put({ slide })).data!.id).toBe(slide.id);
  expect((await deck.put({ slide })).code).toBe(commonErrors.invalidInput.code);
  const file = { kind: 'picture', url: `media:${noId()}`, fit: 'stretch' };
  const strange = await deck.put({ slide: { id: noId(), elements: [], background: file } });
  expect(strange.code).toBe(commonErrors.notFound.code);
  expect(await deck.ids()).toHaveLength(4);
});

test('a whole page brings no longer script than a page may have', async () => {
  const deck = await aDeck();
  const saying = (letters: number) => {
    const words = { type: 'text', text: 'a'.repeat(letters) };
    const script = {
      type: 'doc',
      version: scriptVersion,
      content: [{ type: 'paragraph', content: [words] }],
    };
    return { slide: { id: noId(), elements: [], script } };
  };
  const { max } = coursewareLimits.script;
  expect((await deck.put(saying(max + 1))).code).toBe(coursewareErrors.scriptTooLong.code);
  expect((await deck.put(saying(max))).code).toBe(200);
  expect(await deck.ids()).toHaveLength(4);
});

test('the hundred and first page is refused', async () => {
  const deck = await aDeck();
  const columns = 'project_id, status, content, hides_layout, staging, hidden, draft, updated_at';
  await app.parts.database.pool.query(
    `insert into courseware_page (id, index, ${columns}) select gen_random_uuid(), place, ${columns}
     from courseware_page, generate_series(3, 99) as place where project_id = $1 and index = 0`,
    [deck.projectId],
  );
  expect((await deck.put({})).code).toBe(coursewareErrors.tooManySlides.code);
  const [first] = await deck.ids();
  expect((await deck.put({ copyOf: first })).code).toBe(coursewareErrors.tooManySlides.code);
  expect(await deck.ids()).toHaveLength(100);
});

test('nothing of it works on the project of somebody else, which looks absent', async () => {
  const deck = await aDeck();
  const [a, b] = await deck.ids();
  const calls = [
    deck.drag({ sourceIndex: 0, targetIndex: 1 }, stranger.token),
    deck.remove(a!, stranger.token),
    deck.restore({ id: b }, stranger.token),
    deck.put({}, stranger.token),
    deck.put({ coursewarePageId: a, backgroundColor: '#000000' }, stranger.token),
  ];
  for (const { code } of await Promise.all(calls)) expect(code).toBe(commonErrors.notFound.code);
  expect(await deck.words()).toEqual(['a', 'b', 'c']);
});

test('a page of one project is not reached through another one of the same owner', async () => {
  const [one, two] = [await aDeck(), await aDeck()];
  const [a] = await one.ids();
  expect((await two.remove(a!)).code).toBe(commonErrors.notFound.code);
  expect((await two.put({ copyOf: a })).code).toBe(commonErrors.notFound.code);
  expect((await two.put({ coursewarePageId: a, backgroundColor: '#000000' })).code).toBe(
    commonErrors.notFound.code,
  );
  await one.remove(a!);
  expect((await two.restore({ id: a })).code).toBe(commonErrors.notFound.code);
});
