import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { helperErrors } from '@app/contract/helper/errors.ts';
import { scriptErrors } from '@app/contract/script/errors.ts';
import { scriptRoutes } from '@app/contract/script/routes.ts';
import type { Proposal } from '@app/contract/script/schema.ts';
import { needsModel, scriptChanges } from '@app/contract/script/states/change.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { rightsOf } from '@app/contract/user/states/level.ts';
import { makeDeck } from '@app/deck/pptx/testing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aCopy, aTemplate, noId, pagesOf, type WirePage, words } from '../../testing/talks.ts';

const trial = rightsOf('ordinary').helperUsesPerMonth;
const deck = makeDeck({
  slides: [
    { shapes: words('太阳系', 'type="title"'), notes: '大家好，今天讲太阳系。' },
    { shapes: words('八大行星', 'type="title"') + words('水星离太阳最近') },
    { shapes: words('秘密的一页', 'type="title"') + words('只有作者看得到'), attributes: 'show="0"' },
    { shapes: '' },
  ],
});

let app: TestApp;
let user: TestUser;
let pages: WirePage[];
beforeAll(async () => {
  app = await startApp();
  const template = await aTemplate(app, deck);
  user = await aUser(app);
  pages = await pagesOf(app, user, await aCopy(app, user, template));
  await usesOf(user);
});
afterAll(() => app.stop());

const usesOf = async ({ token }: TestUser) =>
  (await app.call<{ count: number }>(userRoutes.assistant, { token })).data?.count;
const extract = (id: string, { token }: TestUser = user, headers: Record<string, string> = {}) =>
  app.call<Proposal>(scriptRoutes.extract, { token, headers, body: { id, from: 'slide' } });
const change = (how: string, content: string, { token }: TestUser = user) =>
  app.call<Proposal>(scriptRoutes.change, { token, body: { id: pages[1]!.id, how, content } });

test('a hidden page has its script from the import, and no other page leads to it', () => {
  expect(pages[2]).toMatchObject({ hidden: true, scriptEngine: 'embedded' });
  expect(pages[2]!.content).toContain('只有作者看得到');
  for (const page of [pages[0]!, pages[1]!]) expect(page.content).not.toContain('秘密');
});

describe('writing from the slide', () => {
  test('says in other phrases what the import wrote, says whose they are, and takes one use', async () => {
    const before = (await usesOf(user))!;
    const { data } = await extract(pages[1]!.id);
    expect(data).toMatchObject({ scriptEngine: 'embedded', standIn: null });
    expect(data!.content).not.toBe(pages[1]!.content);
    // Only what leads to the page is another phrase.
    expect(data!.content.split('\n').slice(1)).toEqual(pages[1]!.content.split('\n').slice(1));
    expect(await usesOf(user)).toBe(before - 1);
  });

  test('saves nothing: a page with notes keeps them until the new words are taken', async () => {
    const { data } = await extract(pages[0]!.id);
    expect(data!.content).not.toBe(pages[0]!.content);
    const body = { id: pages[0]!.id };
    const kept = await app.call<WirePage>(coursewareRoutes.page, { token: user.token, body });
    expect(kept.data).toMatchObject({ content: '大家好，今天讲太阳系。', revision: pages[0]!.revision });
  });

  test('works for a hidden page, too', async () => {
    const [, ...rest] = (await extract(pages[2]!.id)).data!.content.split('\n');
    expect(rest).toEqual(pages[2]!.content.split('\n').slice(1));
  });

  test('asked twice by the same name it is written and paid once', async () => {
    const before = (await usesOf(user))!;
    const name = { 'idempotency-key': 'write-it' };
    const [one, other] = [await extract(pages[1]!.id, user, name), await extract(pages[1]!.id, user, name)];
    expect(other).toEqual(one);
    expect(await usesOf(user)).toBe(before - 1);
  });

  test('of an empty page nothing can be said, and nothing is paid', async () => {
    const before = await usesOf(user);
    expect(await extract(pages[3]!.id)).toMatchObject({ code: scriptErrors.nothingToSay.code });
    expect(await usesOf(user)).toBe(before);
  });

  test('the page of another user does not exist', async () => {
    const stranger = await aUser(app);
    await usesOf(stranger);
    for (const id of [pages[1]!.id, noId()])
      expect(await extract(id, stranger)).toMatchObject({ code: commonErrors.notFound.code, data: null });
    expect(await usesOf(stranger)).toBe(trial);
  });

  test('without uses left it is refused with the code of the buy dialog', async () => {
    const poor = await aUser(app);
    await usesOf(poor);
    const { db } = app.parts.database;
    await db.transaction((tx) =>
      app.parts.helper.use(tx, { userId: poor.id, work: 'script', times: trial, key: 'all' }),
    );
    const own = await pagesOf(app, poor, await aCopy(app, poor, await templateOf()));
    expect(await extract(own[1]!.id, poor)).toMatchObject({ code: helperErrors.insufficient.code });
  });
});

async function templateOf(): Promise<string> {
  const { rows } = await app.parts.database.pool.query('select id from project where is_template');
  return rows[0].id;
}

describe('the buttons without a language model', () => {
  const long =
    '接下来看八大行星。水星离太阳最近（表面很热）。因此它没有大气层。众所周知，金星是最热的行星。天气好的晚上大家可以出门看看。';

  test('the built-in engine is the writer', async () => {
    expect((await app.call(scriptRoutes.writer, { token: user.token })).data).toEqual({ model: null });
  });

  test.each(scriptChanges.filter(needsModel))('%s says what it needs, and takes no use', async (how) => {
    const before = await usesOf(user);
    expect(await change(how, long)).toMatchObject({ code: scriptErrors.needsModel.code });
    expect(await usesOf(user)).toBe(before);
  });

  test.each(['shorten', 'simpler'])('%s works for one use', async (how) => {
    const before = (await usesOf(user))!;
    const { data } = await change(how, long);
    expect(data).toMatchObject({ scriptEngine: 'embedded', standIn: null });
    expect(data!.content).not.toBe(long);
    expect(await usesOf(user)).toBe(before - 1);
  });

  test.each([
    ['shorten', '光走得很快。', scriptErrors.shortEnough],
    ['simpler', '光走得很快。', scriptErrors.simpleEnough],
    ['shorten', ' \n', scriptErrors.noScript],
  ])('%s of %j takes no use where nothing came of it', async (how, content, error) => {
    const before = await usesOf(user);
    expect(await change(how, content)).toMatchObject({ code: error.code });
    expect(await usesOf(user)).toBe(before);
  });
});

test('words that are taken are saved as those of their engine, and keep the marks of sentences that stayed', async () => {
  const { id, revision } = (await pagesOf(app, user, await projectOfPage(pages[1]!.id)))[1]!;
  const projectId = await projectOfPage(id);
  const marks = [{ type: 'emphasis', attrs: { level: 'strong' } }];
  const pieces = [
    { type: 'text', text: '金星', marks },
    { type: 'text', text: '是最热的行星（有五百度）。大家好。' },
  ];
  const ssmlJsonText = JSON.stringify({
    type: 'doc',
    version: 1,
    content: [{ type: 'paragraph', content: pieces }],
  });
  const { token } = user;
  const avatarsId = undefined;
  const save = (body: object) =>
    app.call<WirePage>(coursewareRoutes.saveScript, { token, body: { id, projectId, avatarsId, ...body } });
  const marked = (await save({ content: '', ssmlJsonText, revision })).data!;
  const { data } = await change('shorten', marked.content);
  const { content, scriptEngine } = data!;
  const saved = (await save({ content, scriptEngine, revision: marked.revision })).data!;
  expect(saved).toMatchObject({ content, scriptEngine: 'embedded' });
  expect(JSON.parse(saved.ssmlJsonText!).content[0].content[0]).toEqual(pieces[0]);
  // Taking it back brings the old document, with all its marks and whose words it was.
  const undone = (await save({ content: '', ssmlJsonText, revision: saved.revision })).data!;
  expect(undone).toMatchObject({ content: marked.content, scriptEngine: null });
  expect(JSON.parse(undone.ssmlJsonText!)).toEqual(JSON.parse(ssmlJsonText));
});

async function projectOfPage(id: string): Promise<string> {
  return (await app.parts.courseware.projectOfPage(id))!;
}
