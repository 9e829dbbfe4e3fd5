// Every PostgreSQL: the store of projects.
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { projectMessages } from '@app/contract/project/messages.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePixel } from '../../testing/accounts.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import {
  anImport,
  aProject,
  deckOf,
  deleteForGood,
  noId,
  pagesOf,
  projectOf,
  someAvatar,
  upload,
  type WireProject,
} from '../../testing/talks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const update = ({ token }: TestUser, body: Record<string, unknown>) =>
  app.call<WireProject>(projectRoutes.update, { token, body });
const titles = async ({ token }: TestUser, body: Record<string, unknown> = {}) => {
  const { data } = await app.call<{ list: WireProject[]; total: number }>(projectRoutes.list, {
    token,
    body,
  });
  return data!.list.map(({ title }) => title);
};
const query = (text: string, values: unknown[] = []) => app.parts.database.pool.query(text, values);

/** The steps of a project, as codes. */
const stepsOf = ({ step }: { step: string | null }) =>
  (JSON.parse(step!) as { stepList: Record<string, number> }).stepList;

describe('a new project', () => {
  test('is untitled in the language of who makes it, and empty', async () => {
    const user = await aUser(app);
    const { data } = await app.call<{ id: string }>(projectRoutes.add, {
      token: user.token,
      body: {},
      language: 'en-US',
    });
    expect(await projectOf(app, user, data!.id)).toMatchObject({
      title: 'Untitled',
      isAiCheck: 2,
      step: null,
      pptStatus: null,
      pages: 0,
      notKept: [],
    });
  });

  test.each([
    ['', projectMessages.titleEmpty.zh],
    ['   ', projectMessages.titleEmpty.zh],
    ['长'.repeat(61), projectMessages.titleTooLong.zh],
  ])('with the title %j is refused with its sentence', async (title, sentence) => {
    const user = await aUser(app);
    const body = { title };
    const { code, msg } = await app.call(projectRoutes.add, { token: user.token, body });
    expect(code).toBe(commonErrors.invalidInput.code);
    expect(msg).toContain(sentence);
  });

  test('more than the level allows is refused; of many who want the last place one gets it', async () => {
    const user = await aUser(app);
    for (let made = 0; made < 4; made++) await aProject(app, user);
    const add = () => app.call(projectRoutes.add, { token: user.token, body: {} });
    const answers = await Promise.all(Array.from({ length: 8 }, add));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const refused = answers.filter(({ code }) => code === projectErrors.tooMany.code);
    expect(refused).toHaveLength(7);
    expect(refused[0]?.msg).toContain('5');
    expect(await titles(user)).toHaveLength(5);
  });

  test('is not limited for svip1', async () => {
    const user = await aUser(app, { level: 'svip1' });
    for (let made = 0; made < 7; made++) await aProject(app, user);
    expect(await titles(user)).toHaveLength(7);
  });
});

describe('the list', () => {
  test('is searched for what was typed, whatever signs it has', async () => {
    const user = await aUser(app, { level: 'vip1' });
    for (const title of ['100% 好', 'a_b', 'a\\b', 'aXb', '完全不同']) await aProject(app, user, title);
    expect(await titles(user, { search: '%' })).toEqual(['100% 好']);
    expect(await titles(user, { search: 'a_b' })).toEqual(['a_b']);
    expect(await titles(user, { search: 'a\\b' })).toEqual(['a\\b']);
    expect(await titles(user, { search: 'AXB' })).toEqual(['aXb']);
    expect(await titles(user, { search: '  ' })).toHaveLength(5);
    expect(await titles(user, { search: 'nothing like it' })).toEqual([]);
  });

  test('is sorted by name, change, creation and last opening, both ways', async () => {
    const user = await aUser(app);
    const [b, a, c] = [
      await aProject(app, user, 'b'),
      await aProject(app, user, 'A'),
      await aProject(app, user, 'c'),
    ];
    await update(user, { id: a, title: 'A' });
    await projectOf(app, user, c);
    await projectOf(app, user, b);
    const by = (orderBy: string, orderDir?: string) =>
      titles(user, { orderBy, ...(orderDir ? { orderDir } : {}) });
    expect(await by('name')).toEqual(['A', 'b', 'c']);
    expect(await by('name', 'desc')).toEqual(['c', 'b', 'A']);
    expect(await by('createdAt', 'asc')).toEqual(['b', 'A', 'c']);
    expect((await by('updatedAt'))[0]).toBe('A');
    expect(await by('openedAt')).toEqual(['b', 'c', 'A']);
    expect((await titles(user))[0]).toBe('A');
  });

  test('comes in pages that neither repeat nor lose anything', async () => {
    const user = await aUser(app, { level: 'vip1' });
    for (let made = 0; made < 5; made++) await aProject(app, user, 'same');
    await query('update project set updated_at = now() where user_id = $1', [user.id]);
    const seen: string[] = [];
    for (const pageNum of [1, 2, 3]) {
      const { data } = await app.call<{ list: WireProject[]; total: number }>(projectRoutes.list, {
        token: user.token,
        body: { pageNum, pageSize: 2 },
      });
      expect(data?.total).toBe(5);
      seen.push(...data!.list.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(5);
  });

  test('of templates is the same for everybody', async () => {
    const [maker, user] = [await aUser(app), await aUser(app)];
    const id = await aProject(app, maker, '模板一');
    await query('update project set is_template = true where id = $1', [id]);
    expect(await titles(user, { tab: 'collection' })).toContain('模板一');
    expect(await titles(user)).toEqual([]);
    const { data } = await app.call<{ id: string }>(projectRoutes.copy, { token: user.token, body: { id } });
    expect(await projectOf(app, user, data!.id)).toMatchObject({ title: '模板一' });
    // To use a template is not to own it.
    expect((await update(user, { id, title: 'mine' })).code).toBe(commonErrors.notFound.code);
    await query('update project set is_template = false where id = $1', [id]);
  });
});

test('somebody else’s project looks absent to every call', async () => {
  const [owner, other] = [await aUser(app), await aUser(app)];
  const { id } = await anImport(app, owner);
  const [page] = await pagesOf(app, owner, id);
  const { token } = other;
  const calls = [
    app.call(projectRoutes.get, { token, params: { id } }),
    app.call(projectRoutes.info, { token, params: { id } }),
    app.call(projectRoutes.delete, { token, params: { id } }),
    app.call(projectRoutes.update, { token, body: { id, title: 'x' } }),
    app.call(projectRoutes.copy, { token, body: { id } }),
    app.call(coursewareRoutes.pages, { token, body: { projectId: id } }),
    app.call(coursewareRoutes.page, { token, body: { id: page!.id } }),
    app.call(coursewareRoutes.standings, { token, body: { projectId: id } }),
    app.call(coursewareRoutes.saveScript, {
      token,
      body: { id: page!.id, projectId: id, content: 'x', avatarsId: someAvatar },
    }),
  ];
  const codes = (await Promise.all(calls)).map(({ code }) => code);
  expect(codes).toEqual(calls.map(() => commonErrors.notFound.code));
  const { data } = await app.call<{ list: unknown[] }>(projectRoutes.status, { token, body: { ids: [id] } });
  expect(data?.list).toEqual([]);
  expect((await projectOf(app, owner, id)).pages).toBe(2);
});

describe('a change', () => {
  test('of any field is kept, and the others stay', async () => {
    const user = await aUser(app);
    const id = await aProject(app, user, '原名');
    const step = '{"stepList":{"dataFile":3,"outline":2,"editor":1},"currStep":2,"viewportSize":1000}';
    const { data } = await update(user, {
      id,
      step,
      backgroundColor: '#0B6B74',
      ttsId: 'tone',
      pageNumber: 10,
    });
    expect(data).toMatchObject({
      title: '原名',
      step,
      backgroundColor: '#0B6B74',
      ttsId: 'tone',
      pageNumber: 10,
    });
    expect((await update(user, { id, ttsId: null })).data).toMatchObject({
      ttsId: null,
      backgroundColor: '#0B6B74',
    });
  });

  test('names the document that was chosen', async () => {
    const user = await aUser(app);
    const id = await aProject(app, user);
    const docId = (await upload(app, user, deckOf(['a']), '课件.pptx')).data!.id;
    expect((await update(user, { id, docId })).data).toMatchObject({
      docId,
      docName: '课件.pptx',
      docType: 'pptx',
    });
    expect((await update(user, { id, docId: null })).data).toMatchObject({ docId: null, docName: null });
  });

  test('takes documents alone as its material, and says so', async () => {
    const user = await aUser(app);
    const id = await aProject(app, user);
    const docId = (await upload(app, user, onePixel, 'a.png')).data!.id;
    const refused = await update(user, { id, docId });
    expect(refused.code).toBe(projectErrors.onlyDocuments.code);
    expect(refused.msg).toContain('pdf, pptx, docx, txt');
  });

  test('remembers the scene, and forgets it', async () => {
    const user = await aUser(app);
    const id = await aProject(app, user);
    expect((await update(user, { id, sceneId: 'teaching' })).data).toMatchObject({ sceneId: 'teaching' });
    expect((await update(user, { id, sceneId: null })).data).toMatchObject({ sceneId: null });
  });

  test.each([
    ['an avatar that does not exist', { avatarsId: noId() }, commonErrors.notFound.code],
    ['courseware of its own', { coursewareId: noId() }, commonErrors.notFound.code],
    ['a document that does not exist', { docId: noId() }, commonErrors.notFound.code],
    ['a state that only work leads to', { isAiCheck: 6 }, commonErrors.notAllowed.code],
    ['a voice that is none', { ttsId: '../x' }, commonErrors.invalidInput.code],
    ['a voice that nobody has', { ttsId: 'nobody' }, speechErrors.voiceUnknown.code],
    ['a scene that there is not', { sceneId: 'moon' }, commonErrors.invalidInput.code],
    ['an unknown field', { owner: 'me' }, commonErrors.invalidInput.code],
  ])('to %s is refused', async (_what, fields, refused) => {
    const user = await aUser(app);
    const id = await aProject(app, user);
    expect((await update(user, { id, ...fields })).code).toBe(refused);
  });

  test('of the voice asks for what was spoken to be spoken again', async () => {
    const user = await aUser(app);
    const { id } = await anImport(app, user, undefined, { avatar: true });
    const { courseware, projects, database } = app.parts;
    const [one, two] = await pagesOf(app, user, id);
    await database.db.transaction(async (tx) => {
      for (const page of [one!, two!]) await courseware.setPageStatus(tx, page.id, 'confirming');
      await projects.beginBroadcast(tx, { id });
    });
    expect((await projectOf(app, user, id)).coursewareStatus).toBe('ppt-confirming');
    await database.db.transaction(async (tx) => {
      for (const page of [one!, two!]) await courseware.setPageStatus(tx, page.id, 'confirmed');
      await projects.settle(tx, id);
    });
    const done = await projectOf(app, user, id);
    expect(done).toMatchObject({ isAiCheck: 6, coursewareStatus: 'ppt-confirming-complete' });
    expect(done.broadcastAt).not.toBeNull();
    expect(stepsOf(done)).toEqual({ dataFile: 3, outline: 3, editor: 3 });
    const changed = (await update(user, { id, ttsId: 'tone' })).data!;
    expect(changed).toMatchObject({ isAiCheck: 5, coursewareStatus: 'ppt-again' });
    expect(stepsOf(changed)).toEqual({ dataFile: 3, outline: 3, editor: 2 });
    // Putting tips away does not forget that it must be spoken again.
    expect((await update(user, { id, isAiCheck: 2 })).data).toMatchObject({ isAiCheck: 5 });
    expect((await pagesOf(app, user, id)).map(({ status }) => status)).toEqual([6, 6]);
    // The same voice again changes nothing.
    await database.db.transaction((tx) => courseware.setPageStatus(tx, one!.id, 'confirmed'));
    await update(user, { id, ttsId: 'tone', title: 'x' });
    expect((await pagesOf(app, user, id))[0]?.status).toBe(1);
  });
});

test('a tip of work that has ended can be put away, and the project stands as it stood', async () => {
  const user = await aUser(app);
  const { id } = await anImport(app, user);
  expect(await projectOf(app, user, id)).toMatchObject({ isAiCheck: 7 });
  expect((await update(user, { id, isAiCheck: 2 })).data).toMatchObject({
    isAiCheck: 2,
    coursewareStatus: 'ppt-generation-complete',
  });
});

describe('a copy', () => {
  test('has its own pages, elements and pictures, and its pages wait for their own broadcast', async () => {
    const user = await aUser(app);
    const source = await anImport(app, user, undefined, { avatar: true, title: '原件' });
    const [page] = await pagesOf(app, user, source.id);
    await app.parts.database.db.transaction((tx) =>
      app.parts.courseware.setPageStatus(tx, page!.id, 'confirmed'),
    );
    const body = { id: source.id };
    const { data } = await app.call<{ id: string }>(projectRoutes.copy, { token: user.token, body });
    const copy = await projectOf(app, user, data!.id);
    expect(copy).toMatchObject({
      title: '原件 副本',
      pages: 2,
      avatarsId: someAvatar,
      pptStatus: 1,
      // Its pages have their scripts.
      isAiCheck: 7,
    });
    expect(copy.coursewareId).not.toBe(source.coursewareId);
    const [before, after] = [await pagesOf(app, user, source.id), await pagesOf(app, user, copy.id)];
    expect(after.map(({ content }) => content)).toEqual(before.map(({ content }) => content));
    expect(after.map(({ status }) => status)).toEqual([6, 6]);
    const ids = [...before, ...after].flatMap(({ id, elementList }) => [
      id,
      ...elementList.map((one) => one.id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    await deleteForGood(app, user, source.id);
    expect(await pagesOf(app, user, copy.id)).toHaveLength(2);
  });

  test('of a long title stays within what a title may have, and it takes a place', async () => {
    const user = await aUser(app);
    const id = await aProject(app, user, '长'.repeat(60));
    const copy = () => app.call<{ id: string }>(projectRoutes.copy, { token: user.token, body: { id } });
    const { data } = await copy();
    const { title } = await projectOf(app, user, data!.id);
    expect(title).toHaveLength(60);
    expect(title.endsWith(' 副本')).toBe(true);
    for (let made = 2; made < 5; made++) expect((await copy()).code).toBe(200);
    expect((await copy()).code).toBe(projectErrors.tooMany.code);
  });
});

test('a project is played by its owner with the slide, the script and the presenter', async () => {
  const user = await aUser(app);
  const { id } = await anImport(app, user, undefined, { avatar: true, title: '太阳系' });
  const { data } = await app.call<Record<string, unknown>>(projectRoutes.info, {
    token: user.token,
    params: { id },
  });
  expect(data).toMatchObject({
    id,
    title: '太阳系',
    owner: 'tester',
    language: 'zh-CN',
    avatar: { id: someAvatar, name: { zh: '晓讲', en: 'Dawn' } },
    viewport: { width: 1000, height: 562.5 },
    introQuestions: [],
    hears: true,
    pages: [
      { index: 0, title: '太阳系', script: '大家好，今天讲太阳系。', broadcast: null },
      { index: 1, title: 'Planets', script: expect.stringContaining('Planets'), broadcast: null },
    ],
  });
  const { rigUrl, pictureUrl } = data!['avatar'] as { rigUrl: string; pictureUrl: string };
  expect([rigUrl, pictureUrl].every((url) => url.startsWith('/assets/avatars/'))).toBe(true);
});
