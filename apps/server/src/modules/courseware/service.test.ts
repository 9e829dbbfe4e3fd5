// Every PostgreSQL: the store of pages.
import { avatarMessages } from '@app/contract/avatar/messages.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareMessages } from '@app/contract/courseware/messages.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import type { TestApp } from '../../testing/start-app.ts';
import {
  aCopy,
  aProject,
  noId,
  pagesOf,
  projectOf,
  someAvatar,
  startWithDeck,
  type WirePage,
} from '../../testing/talks.ts';

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

const save = (body: Record<string, unknown>) =>
  app.call<WirePage>(coursewareRoutes.saveScript, {
    token: user.token,
    body: { id: page.id, projectId, content: '新的讲稿。', ...body },
  });

describe('saving a script', () => {
  test('sets status 6 and raises the revision', async () => {
    const { data } = await save({ status: 6, revision: page.revision });
    expect(data).toMatchObject({ content: '新的讲稿。', status: 6, revision: page.revision + 1 });
    expect(JSON.parse(data!.ssmlJsonText!)).toMatchObject({ type: 'doc', version: 1 });
    expect(await firstPage()).toMatchObject({ content: '新的讲稿。', revision: page.revision + 1 });
  });

  test('makes it the words of a person, whichever engine wrote them before', async () => {
    const written = (await pagesOf(app, user, projectId))[1]!;
    expect(written.scriptEngine).toBe('embedded');
    expect((await save({ id: written.id })).data).toMatchObject({ scriptEngine: null });
  });

  test('by a rich document keeps it, and the words come from it', async () => {
    const document = {
      type: 'doc',
      version: 1,
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '先说' },
            { type: 'pause', attrs: { milliseconds: 500 } },
          ],
        },
        { type: 'paragraph', content: [{ type: 'text', text: '再说' }] },
      ],
    };
    const { data } = await save({ ssmlJsonText: JSON.stringify(document), content: 'something else' });
    expect(data?.content).toBe('先说\n再说');
    expect(JSON.parse(data!.ssmlJsonText!)).toEqual(document);
  });

  test('by plain words keeps readings, emphasis, pauses and cues of the sentences that did not change', async () => {
    const spoken = [
      { type: 'cue', attrs: { id: 'c', action: 'enter', elementId: 'e' } },
      { type: 'text', text: '重庆', marks: [{ type: 'pinyin', attrs: { pinyin: 'chong2 qing4' } }] },
      { type: 'text', text: '很' },
      { type: 'text', text: '热', marks: [{ type: 'emphasis', attrs: { level: 'strong' } }] },
      { type: 'text', text: '。' },
      { type: 'pause', attrs: { milliseconds: 500 } },
    ];
    const content = [{ type: 'paragraph', content: [...spoken, { type: 'text', text: '多喝水。' }] }];
    await save({ ssmlJsonText: JSON.stringify({ type: 'doc', version: 1, content }) });
    const { data } = await save({ content: '重庆很热。多吃瓜。' });
    expect(data?.content).toBe('重庆很热。多吃瓜。');
    const [paragraph] = JSON.parse(data!.ssmlJsonText!).content;
    expect(paragraph.content).toEqual([...spoken, { type: 'text', text: '多吃瓜。' }]);
  });

  test.each([
    ['no JSON', 'words'],
    ['another document', '{"type":"doc","version":1,"content":[{"type":"table"}]}'],
  ])('with %s for a document is refused and nothing is saved', async (_what, ssmlJsonText) => {
    expect((await save({ ssmlJsonText })).code).toBe(commonErrors.invalidInput.code);
    expect(await firstPage()).toEqual(page);
  });

  test('with an old revision says that somebody else was here', async () => {
    await save({ revision: page.revision, content: 'mine' });
    const { code, msg } = await save({ revision: page.revision, content: 'theirs' });
    expect([code, msg]).toEqual([
      commonErrors.changedMeanwhile.code,
      commonErrors.changedMeanwhile.message.zh,
    ]);
    expect((await firstPage()).content).toBe('mine');
  });

  test('by two at once with the same revision is done by one', async () => {
    const { revision } = page;
    const codes = (await Promise.all([1, 2, 3].map((who) => save({ revision, content: `${who}` })))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect((await firstPage()).revision).toBe(revision + 1);
  });

  test('of 10,000 characters is refused with the sentence that says how many there may be', async () => {
    const { code, msg } = await save({ content: '字'.repeat(10_000) });
    expect(code).toBe(commonErrors.invalidInput.code);
    expect(msg).toContain(coursewareMessages.scriptTooLong.zh);
    const text = [{ type: 'text', text: '字'.repeat(10_000) }];
    const ssmlJsonText = JSON.stringify({
      type: 'doc',
      version: 1,
      content: [{ type: 'paragraph', content: text }],
    });
    expect((await save({ ssmlJsonText })).code).toBe(coursewareErrors.scriptTooLong.code);
    expect(await firstPage()).toEqual(page);
  });

  test('without an avatar selected is avatar-tip-3, and nothing is saved', async () => {
    const choose = (avatarsId: string | null) =>
      app.call(projectRoutes.update, { token: user.token, body: { id: projectId, avatarsId } });
    const refusal = [coursewareErrors.noAvatar.code, avatarMessages.notChosen.zh];
    expect(avatarMessages.notChosen.specKey).toBe('avatar-tip-3');
    const told = await save({ avatarsId: null });
    expect([told.code, told.msg]).toEqual(refusal);
    await choose(null);
    const known = await save({});
    expect([known.code, known.msg]).toEqual(refusal);
    expect(await firstPage()).toMatchObject({ content: page.content, revision: page.revision });
    expect((await save({ avatarsId: noId() })).code).toBe(commonErrors.notFound.code);
    await choose(someAvatar);
  });

  test('to another state than 6, or on a page of another project, is refused', async () => {
    expect((await save({ status: 1 })).code).toBe(commonErrors.invalidInput.code);
    expect((await save({ id: noId() })).code).toBe(commonErrors.notFound.code);
    const other = await aProject(app, user);
    expect((await save({ projectId: other, avatarsId: someAvatar })).code).toBe(commonErrors.notFound.code);
  });

  test('that is empty leaves a page without a script', async () => {
    expect((await save({ content: '   \n ' })).data).toMatchObject({
      content: '',
      pageStatus: 'unconfirmed',
    });
    expect((await save({ content: '🙂🙂' })).data?.content).toBe('🙂🙂');
  });
});

describe('one page', () => {
  const get = (id: string) => app.call<WirePage>(coursewareRoutes.page, { token: user.token, body: { id } });

  test('is the page of the list', async () => {
    const { data } = await get(page.id);
    // Signed addresses differ from one answer to the next.
    expect({ ...data, elementList: [] }).toEqual({ ...page, elementList: [] });
    expect(data?.elementList.map(({ id }) => id)).toEqual(page.elementList.map(({ id }) => id));
  });

  test('that does not exist is not found', async () => {
    expect((await get(noId())).code).toBe(commonErrors.notFound.code);
  });

  test('stands as the list says, without its content', async () => {
    const { data } = await app.call<{ list: object[] }>(coursewareRoutes.standings, {
      token: user.token,
      body: { projectId },
    });
    const { id, index, status, pageStatus, modifyStatus, failure, revision, hidden } = page;
    expect(data?.list).toHaveLength(2);
    expect(data?.list[0]).toEqual({
      id,
      index,
      status,
      pageStatus,
      modifyStatus,
      failure,
      revision,
      hidden,
    });
  });
});

describe('a finished project', () => {
  const confirmAll = async () => {
    const { courseware, projects, database } = app.parts;
    const pages = await pagesOf(app, user, projectId);
    await database.db.transaction(async (tx) => {
      for (const { id } of pages) await courseware.setPageStatus(tx, id, 'confirming');
      await projects.beginBroadcast(tx, { id: projectId });
    });
    await database.db.transaction(async (tx) => {
      for (const { id } of pages) await courseware.setPageStatus(tx, id, 'confirmed');
      await projects.settle(tx, projectId);
    });
  };

  test('asks to be generated again after an edit', async () => {
    await save({ content: '有话说' });
    await confirmAll();
    expect(await projectOf(app, user, projectId)).toMatchObject({ isAiCheck: 6 });
    await save({ content: '改了一句' });
    expect(await projectOf(app, user, projectId)).toMatchObject({
      isAiCheck: 5,
      coursewareStatus: 'ppt-again',
    });
    expect((await pagesOf(app, user, projectId)).map(({ status }) => status)).toEqual([6, 1]);
  });

  test('whose page is changed while it is spoken does not wait for ever', async () => {
    await save({ content: '有话说' });
    await confirmAll();
    const { courseware, projects, database } = app.parts;
    await database.db.transaction(async (tx) => {
      await courseware.setPageStatus(tx, page.id, 'confirming');
      await projects.beginBroadcast(tx, { id: projectId });
    });
    await save({ content: '说到一半又改' });
    expect(await projectOf(app, user, projectId)).toMatchObject({ isAiCheck: 5 });
    // What was spoken meanwhile is of another script: the page does not take it.
    const taken = await database.db.transaction((tx) =>
      courseware.setPageStatus(tx, page.id, 'confirmed', { status: 'confirming' }),
    );
    expect(taken).toBe(false);
    expect((await firstPage()).status).toBe(6);
  });

  test('names the pages that have to be spoken, and no others', async () => {
    await save({ content: '有话说' });
    await confirmAll();
    const { courseware, database } = app.parts;
    const toSpeak = (ids?: string[]) =>
      database.db.transaction((tx) => courseware.pagesToSpeak(tx, projectId, ids));
    expect(await toSpeak()).toEqual([]);
    await save({ content: '再来' });
    expect((await toSpeak()).map(({ id, content }) => [id, content])).toEqual([[page.id, '再来']]);
    expect(await toSpeak([page.id])).toHaveLength(1);
    await expect(toSpeak([noId()])).rejects.toThrow(commonErrors.notFound.message.en);
  });
});

describe('where the presenter stands', () => {
  const place = (id: string, presenterLayout: unknown, token = user.token) =>
    app.call<WirePage & { presenterLayout: string | null }>(coursewareRoutes.placePresenter, {
      token,
      body: { id, presenterLayout },
    });
  const talkOf = async (id: string) =>
    (await app.call<Talk>(projectRoutes.info, { token: user.token, params: { id } })).data!;

  test('is kept for the deck and for a page, is played, goes into copies, and asks for no new speech', async () => {
    expect(await talkOf(projectId)).toMatchObject({
      presenterLayout: 'auto',
      pages: expect.arrayContaining([expect.objectContaining({ presenterLayout: null })]),
    });
    await app.call(projectRoutes.update, {
      token: user.token,
      body: { id: projectId, presenterLayout: 'corner' },
    });
    const { status, revision } = page;
    expect((await place(page.id, 'beside')).data).toMatchObject({
      presenterLayout: 'beside',
      status,
      revision,
    });
    const copy = await aCopy(app, user, projectId);
    for (const id of [projectId, copy]) {
      const { presenterLayout, pages } = await talkOf(id);
      expect([presenterLayout, pages[0]?.presenterLayout, pages[1]?.presenterLayout]).toEqual([
        'corner',
        'beside',
        null,
      ]);
    }
    expect((await place(page.id, null)).data!.presenterLayout).toBeNull();
    expect((await talkOf(projectId)).pages[0]!.presenterLayout).toBeNull();
  });

  test('is nobody else’s to say, and has to be a place', async () => {
    const stranger = await aUser(app);
    expect((await place(page.id, 'hidden', stranger.token)).code).toBe(commonErrors.notFound.code);
    expect((await place(noId(), 'hidden')).code).toBe(commonErrors.notFound.code);
    expect((await place(page.id, 'on the moon')).code).toBe(commonErrors.invalidInput.code);
  });
});
