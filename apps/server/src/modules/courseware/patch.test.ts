// Every PostgreSQL: changes of one page meet.
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import type { TestApp } from '../../testing/start-app.ts';
import { anImport, noId, pagesOf, projectOf, startWithDeck, type WirePage } from '../../testing/talks.ts';

let app: TestApp;
let user: TestUser;
let projectId: string;
let firstPage: () => Promise<WirePage>;
let page: WirePage;
beforeAll(async () => {
  ({ app, user, projectId, firstPage } = await startWithDeck());
});
afterAll(() => app.stop());
beforeEach(async () => {
  page = await firstPage();
});

type Standing = Pick<WirePage, 'id' | 'status' | 'pageStatus' | 'revision'>;
const send = (body: object, token = user.token, headers = {}) =>
  app.call<Standing & WirePage>(coursewareRoutes.patch, { token, body, headers });
const patch = (commands: readonly object[], more: object = {}) =>
  send({ id: page.id, revision: page.revision, commands, ...more });
const bodies = ({ elementList }: WirePage) =>
  elementList.map((each) => ({ ...JSON.parse(each.element), id: each.id }));
const element = (id: string, more: object = {}) => ({
  id,
  type: 'shape',
  left: 10,
  top: 20,
  width: 30,
  height: 40,
  rotate: 0,
  geometry: { kind: 'preset', name: 'rect' },
  ...more,
});
const scriptOf = (text: string) => ({
  type: 'doc',
  version: 1,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const first = () => ['elements', { id: page.elementList[0]!.id }];

test('commands change a page, and its revision is raised by one', async () => {
  const [id, other] = [noId(), noId()];
  const { code, data } = await patch([
    { do: 'set', at: [...first(), 'left'], value: 77 },
    { do: 'insert', at: ['elements'], index: 0, value: element(id) },
    { do: 'insert', at: ['elements'], index: 0, value: element(other) },
    { do: 'move', at: ['elements', { id }], index: 0 },
    { do: 'set', at: ['background'], value: { kind: 'solid', color: '#123456' } },
  ]);
  expect(code).toBe(200);
  expect(data).toMatchObject({ id: page.id, revision: page.revision + 1, status: page.status });
  const after = await firstPage();
  expect(after.elementList.map((each) => each.id)).toEqual([
    id,
    other,
    ...page.elementList.map((each) => each.id),
  ]);
  expect(bodies(after)[2]).toEqual({ ...bodies(page)[0], left: 77 });
  expect(after).toMatchObject({
    revision: page.revision + 1,
    backgroundColor: '#123456',
    content: page.content,
  });
  page = after;
  await patch([{ do: 'remove', at: ['elements', { id }] }]);
  expect((await firstPage()).elementList.map((each) => each.id)).toEqual(
    after.elementList.slice(1).map((each) => each.id),
  );
});

test('an old revision is refused with the newest page, and nothing is changed', async () => {
  await patch([{ do: 'set', at: [...first(), 'left'], value: 1 }]);
  const { code, data } = await patch([{ do: 'set', at: [...first(), 'left'], value: 2 }]);
  expect(code).toBe(commonErrors.changedMeanwhile.code);
  expect(data).toMatchObject({ id: page.id, revision: page.revision + 1, status: page.status });
  expect(bodies(data!)[0]).toMatchObject({ left: 1 });
  expect(bodies(await firstPage())[0]).toMatchObject({ left: 1 });
});

test('of several at once with one revision one is done', async () => {
  const codes = await Promise.all(
    [1, 2, 3].map((left) => patch([{ do: 'set', at: [...first(), 'left'], value: left }])),
  );
  expect(codes.filter(({ code }) => code === 200)).toHaveLength(1);
  expect((await firstPage()).revision).toBe(page.revision + 1);
});

test('the same patch with the same key is done once, and answered twice', async () => {
  const body = {
    id: page.id,
    revision: page.revision,
    commands: [{ do: 'set', at: [...first(), 'left'], value: 5 }],
  };
  const once = await send(body, user.token, { 'idempotency-key': 'one-key' });
  const again = await send(body, user.token, { 'idempotency-key': 'one-key' });
  expect(once.code).toBe(200);
  expect(again).toEqual(once);
  expect((await firstPage()).revision).toBe(page.revision + 1);
});

test('a script that changes has to be spoken anew; its words are derived', async () => {
  const { data } = await patch([{ do: 'set', at: ['script'], value: scriptOf('新的讲稿。') }]);
  expect(data).toMatchObject({ status: 6 });
  expect(await firstPage()).toMatchObject({ content: '新的讲稿。', status: 6 });
  page = await firstPage();
  const long = await patch([{ do: 'set', at: ['script'], value: scriptOf('字'.repeat(6_000)) }]);
  expect(long.code).toBe(coursewareErrors.scriptTooLong.code);
  const silence = { type: 'pause', attrs: { milliseconds: 10_000 } };
  const content = [{ type: 'text', text: '停。' }, ...Array.from({ length: 200 }, () => silence)];
  const value = { ...scriptOf(''), content: [{ type: 'paragraph', content }] };
  const silent = await patch([{ do: 'set', at: ['script'], value }]);
  expect(silent.code).toBe(coursewareErrors.scriptTooLong.code);
});

test('a chart of more numbers than a chart may hold is refused, though its JSON is small', async () => {
  const insert = (rows: number) => {
    const categories = Array.from({ length: rows }, () => '');
    const series = Array.from({ length: 200 }, () => ({ name: '', values: [] }));
    const { geometry: _none, ...place } = element(noId());
    const value = { ...place, type: 'chart', chart: 'column', categories, series };
    return patch([{ do: 'insert', at: ['elements'], index: 0, value }]);
  };
  const rows = coursewareLimits.chart.cells / 200;
  expect((await insert(rows + 1)).code).toBe(commonErrors.invalidInput.code);
  expect((await insert(rows)).code).toBe(200);
});

test('the answer says how the page stands after the patch, which may have moved the project too', async () => {
  const { courseware, database } = app.parts;
  for (const { id } of await pagesOf(app, user, projectId))
    await database.db.transaction((tx) => courseware.setPageStatus(tx, id, 'confirmed'));
  // Its scripts were written by AI: a page that waits shows that, until the talk has to be made again.
  await database.pool.query('update project set ai_check = 7 where id = $1', [projectId]);
  const { data } = await patch([{ do: 'set', at: ['script'], value: scriptOf('又一份讲稿。') }]);
  expect((await projectOf(app, user, projectId)).isAiCheck).toBe(5);
  expect(data?.pageStatus).toBe('unconfirmed');
  const standings = await app.call<{ list: Standing[] }>(coursewareRoutes.standings, {
    token: user.token,
    body: { projectId },
  });
  expect(data).toEqual(standings.data?.list[0]);
});

test('what happens on a page, how it comes and where a section begins are kept', async () => {
  const elementId = page.elementList[0]!.id;
  const build = (id: string) => ({
    elementId: id,
    kind: 'entry',
    effect: 'fade',
    trigger: 'click',
    delay: 0,
    duration: 500,
  });
  const added = noId();
  const transition = { kind: 'push', direction: 'left', duration: 700 };
  const { code } = await patch([
    { do: 'insert', at: ['elements'], index: 0, value: element(added) },
    { do: 'set', at: ['builds'], value: [build(elementId), build(added)] },
    { do: 'set', at: ['transition'], value: transition },
    { do: 'set', at: ['section'], value: '开场' },
  ]);
  expect(code).toBe(200);
  page = await firstPage();
  expect(page).toMatchObject({ transition, section: '开场', builds: [build(elementId), build(added)] });
  // With an element goes what was to happen to it.
  await patch([{ do: 'remove', at: ['elements', { id: added }] }]);
  page = await firstPage();
  expect(page).toMatchObject({ transition, section: '开场', builds: [build(elementId)] });
  await patch(['builds', 'transition', 'section'].map((name) => ({ do: 'unset', at: [name] })));
  expect(await firstPage()).toMatchObject({ transition: null, section: null, builds: [] });
});

test.each<[string, () => object]>([
  ['what only an export may give back', () => ({ do: 'set', at: ['remainder'], value: [{ xml: '<a/>' }] })],
  ['a step without an effect', () => ({ do: 'set', at: ['builds'], value: [{ elementId: 'x' }] })],
  ['an element that is not there', () => ({ do: 'remove', at: ['elements', { id: noId() }] })],
  ['a field that nobody knows', () => ({ do: 'set', at: [...first(), 'onclick'], value: 'alert(1)' })],
  [
    'a picture that is code',
    () => ({
      do: 'set',
      at: ['background'],
      value: { kind: 'picture', url: 'javascript:x', fit: 'stretch' },
    }),
  ],
  ['an id that is no id', () => ({ do: 'insert', at: ['elements'], index: 0, value: element('x') })],
  ['the same id twice', () => ({ do: 'set', at: ['elements'], value: [1, 2].map(() => element(page.id)) })],
  ['another id of the page', () => ({ do: 'set', at: ['id'], value: noId() })],
  ['a command that nobody knows', () => ({ do: 'test', at: ['elements'] })],
  ['a value that is missing', () => ({ do: 'set', at: [...first(), 'left'] })],
])('%s is refused, and nothing is changed', async (_what, command) => {
  const { code, msg } = await patch([{ do: 'set', at: [...first(), 'top'], value: 1234 }, command()]);
  expect(code).toBe(commonErrors.invalidInput.code);
  expect(msg).not.toBe('');
  expect(await firstPage()).toEqual(page);
});

test('files and elements of others look absent', async () => {
  const stranger = await aUser(app);
  const theirs = await anImport(app, stranger);
  const [their] = await pagesOf(app, stranger, theirs.id);
  const taken = element(their!.elementList[0]!.id);
  const media = { kind: 'picture', url: `media:${noId()}`, fit: 'stretch' };
  for (const command of [
    { do: 'insert', at: ['elements'], index: 0, value: taken },
    { do: 'set', at: ['background'], value: media },
  ])
    expect((await patch([command])).code).toBe(commonErrors.notFound.code);
  expect(await firstPage()).toEqual(page);
  expect(bodies((await pagesOf(app, stranger, theirs.id))[0]!)).toEqual(bodies(their!));
  // A page of somebody else and a page that is not there are refused alike, whatever else is wrong.
  const commands = [{ do: 'remove', at: ['elements', { id: noId() }] }];
  for (const id of [page.id, noId()])
    expect((await send({ id, revision: 0, commands }, stranger.token)).code).toBe(commonErrors.notFound.code);
});

test('nothing is put on a page that is being spoken; its slide may change, another script ends the speaking', async () => {
  const { courseware, database } = app.parts;
  await database.db.transaction((tx) => courseware.setPageStatus(tx, page.id, 'confirming'));
  const add = await patch([{ do: 'insert', at: ['elements'], index: 0, value: element(noId()) }]);
  expect(add.code).toBe(coursewareErrors.pageConfirming.code);
  const moved = await patch([{ do: 'set', at: [...first(), 'left'], value: 3 }]);
  expect(moved.data).toMatchObject({ status: 3 });
  page = await firstPage();
  const { data } = await patch([{ do: 'set', at: ['script'], value: scriptOf('换了一句。') }]);
  expect(data).toMatchObject({ status: 6 });
});

test('a page takes no more elements than it may hold', async () => {
  const value = Array.from({ length: coursewareLimits.page.elements + 1 }, () => element(noId()));
  const { code } = await patch([{ do: 'set', at: ['elements'], value }]);
  expect(code).toBe(coursewareErrors.pageTooLarge.code);
});
