// Every PostgreSQL: the store of scripts.
import { avatarErrors } from '@app/contract/avatar/errors.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { helperErrors } from '@app/contract/helper/errors.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { scriptErrors } from '@app/contract/script/errors.ts';
import { scriptRoutes } from '@app/contract/script/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { isOver, taskState } from '@app/contract/task/states/task-state.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { makeDeck } from '@app/deck/pptx/testing.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerPieces, answerText, saying, startModelServer } from '../../providers/llm/testing.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { cloneDatabase, startApp, type TestApp } from '../../testing/start-app.ts';
import { aCopy, aTemplate, noId, pagesOf, words } from '../../testing/talks.ts';

const deck = makeDeck({
  slides: [
    { shapes: words('行星', 'type="title"') + words('水星离太阳最近') },
    { shapes: words('卫星', 'type="title"') + words('月亮绕着地球转') },
    { shapes: words('彗星', 'type="title"'), notes: '这一页是我自己写的。' },
    { shapes: words('恒星', 'type="title"') + words('太阳是一颗恒星') },
  ],
});
const [planets, moons, stars] = [
  '先来认识行星。水星离太阳最近。',
  '接下来认识卫星。月亮绕着地球转。',
  '最后认识恒星。太阳是一颗恒星。',
] as const;

let endpoint: Awaited<ReturnType<typeof startModelServer>>;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let app: TestApp;
let template: string;
const start = () =>
  startApp({ DATABASE_URL: database.url, LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'tiny' });
beforeAll(async () => {
  [endpoint, database] = [await startModelServer(), await cloneDatabase()];
  app = await start();
  template = await aTemplate(app, deck);
});
afterAll(async () => {
  await app.stop();
  await endpoint.stop();
  await database.drop();
});
beforeEach(() => endpoint.forget());

type Wire = {
  taskId: string | null;
  total: number;
  done: number;
  unwritten: number;
  pages: { id: string; revision: number; before: { content: string; ssmlJsonText: string | null } }[];
};
const usesOf = async ({ token }: TestUser) =>
  (await app.call<{ count: number }>(userRoutes.assistant, { token })).data!.count;
async function aProject() {
  const user = await aUser(app);
  const projectId = await aCopy(app, user, template);
  const pages = await pagesOf(app, user, projectId);
  return { user, projectId, pages, uses: await usesOf(user) };
}
const begin = ({ user: { token }, projectId }: { user: TestUser; projectId: string }) =>
  app.call<{ taskId: string; pages: number }>(scriptRoutes.writeAll, { token, body: { projectId } });
const writingOf = async ({ user: { token }, projectId }: { user: TestUser; projectId: string }) =>
  (await app.call<Wire>(scriptRoutes.writing, { token, params: { id: projectId } })).data!;
const finished = (own: { user: TestUser; projectId: string }) =>
  vi.waitFor(
    async () => {
      const writing = await writingOf(own);
      expect(writing.taskId).toBeNull();
      return writing;
    },
    { interval: 100, timeout: 60_000 },
  );
const textsOf = async ({ user, projectId }: { user: TestUser; projectId: string }) =>
  (await pagesOf(app, user, projectId)).map(({ content }) => content);
/** The endpoint begins an answer and says nothing more. */
const silence = answerPieces([saying('接下来')], 'silence');

test('all pages but those of a person are written, each for one use, and each can be taken back', async () => {
  const own = await aProject();
  endpoint.next(answerText(planets), answerText(moons), answerText(stars));
  expect((await begin(own)).data).toMatchObject({ pages: 3 });
  const writing = await finished(own);
  expect(await textsOf(own)).toEqual([planets, moons, '这一页是我自己写的。', stars]);
  expect(writing).toMatchObject({ total: 3, done: 3, unwritten: 0 });
  expect(await usesOf(own.user)).toBe(own.uses - 3);

  const [first] = await pagesOf(app, own.user, own.projectId);
  const kept = writing.pages.find(({ id }) => id === first!.id)!;
  expect(kept).toMatchObject({ revision: first!.revision, before: { content: own.pages[0]!.content } });
  const { content, ssmlJsonText } = kept.before;
  const body = { id: kept.id, projectId: own.projectId, content, ssmlJsonText, revision: kept.revision };
  await app.call(coursewareRoutes.saveScript, { token: own.user.token, body });
  expect((await textsOf(own))[0]).toBe(own.pages[0]!.content);
});

test('a page that the model cannot write stays as it was and costs nothing', async () => {
  const own = await aProject();
  endpoint.next(answerText(planets), answerText('# 无'), answerText('# 无'), answerText(stars));
  await begin(own);
  expect(await finished(own)).toMatchObject({ done: 3, unwritten: 1 });
  expect((await textsOf(own))[1]).toBe(own.pages[1]!.content);
  expect(await usesOf(own.user)).toBe(own.uses - 2);
});

test('who cancels keeps what is written, and what a person writes meanwhile is theirs', async () => {
  const own = await aProject();
  const { projectId, user, pages } = own;
  let answerNow = (): void => undefined;
  endpoint.next(
    (response, asked) => void (answerNow = () => answerText(planets)(response, asked)),
    answerText(moons),
    silence,
  );
  const { data } = await begin(own);
  await vi.waitFor(() => expect(endpoint.asked).toHaveLength(1));
  const body = { id: pages[0]!.id, projectId, content: '我来写。' };
  await app.call(coursewareRoutes.saveScript, { token: user.token, body });
  answerNow();
  await vi.waitFor(() => expect(endpoint.asked).toHaveLength(3), { timeout: 20_000 });
  expect(await writingOf(own)).toMatchObject({ taskId: data!.taskId, total: 3, done: 2 });
  await app.call(taskRoutes.cancel, { token: user.token, params: { id: data!.taskId } });
  await finished(own);
  expect(await textsOf(own)).toEqual(['我来写。', moons, pages[2]!.content, pages[3]!.content]);
  expect(await usesOf(user)).toBe(own.uses - 1);
});

test('a restart in the middle goes on where it was, and asks and books nothing twice', async () => {
  const own = await aProject();
  endpoint.next(answerText(planets), silence);
  await begin(own);
  await vi.waitFor(() => expect(endpoint.asked).toHaveLength(2), { timeout: 20_000 });
  await app.stop();
  endpoint.next(answerText(moons), answerText(stars));
  app = await start();
  await finished(own);
  expect(await textsOf(own)).toEqual([planets, moons, own.pages[2]!.content, stars]);
  expect(endpoint.asked).toHaveLength(4);
  expect(await usesOf(own.user)).toBe(own.uses - 3);
});

test('too few uses refuse all of it, before anything is begun', async () => {
  const own = await aProject();
  await app.parts.database.db.transaction((tx) =>
    app.parts.helper.use(tx, { userId: own.user.id, work: 'script', times: own.uses - 2, key: 'most' }),
  );
  expect(await begin(own)).toMatchObject({ code: helperErrors.insufficient.code });
  expect(await writingOf(own)).toMatchObject({ taskId: null, total: 0, pages: [] });
  expect(endpoint.asked).toHaveLength(0);
});

test('a project of others is absent, and a deck of one’s own words needs nobody', async () => {
  const own = await aProject();
  const stranger = await aUser(app);
  expect(await begin({ ...own, user: stranger })).toMatchObject({ code: commonErrors.notFound.code });
  const { token } = stranger;
  expect(await app.call(scriptRoutes.writing, { token, params: { id: own.projectId } })).toMatchObject({
    code: commonErrors.notFound.code,
  });
  for (const { id } of own.pages) {
    const body = { id, projectId: own.projectId, content: '我来写。' };
    await app.call(coursewareRoutes.saveScript, { token: own.user.token, body });
  }
  expect(await begin(own)).toMatchObject({ code: scriptErrors.allByHand.code });
});

test('with an avatar that may not be used nothing is begun and nothing is spent', async () => {
  const own = await aProject();
  const avatar = noId();
  await app.parts.database.pool.query(
    `insert into avatar (id, user_id, name, status, operate_status, tts_id, whole_image, rig_url, created_at, updated_at)
     values ($1, $2, '小安', 2, 3, 'own-voice', '/own.webp', '/own.json', now(), now())`,
    [avatar, own.user.id],
  );
  await app.parts.database.pool.query('update project set avatars_id = $1 where id = $2', [
    avatar,
    own.projectId,
  ]);
  expect(await begin(own)).toMatchObject({ code: avatarErrors.forbidden.code });
  expect(endpoint.asked).toHaveLength(0);
  expect(await usesOf(own.user)).toBe(own.uses);
});

test('in a project that was deleted meanwhile nothing more is asked, written or booked', async () => {
  const own = await aProject();
  let answerNow = (): void => undefined;
  endpoint.next((response, asked) => void (answerNow = () => answerText(planets)(response, asked)), silence);
  const { data } = await begin(own);
  await vi.waitFor(() => expect(endpoint.asked).toHaveLength(1));
  const { token } = own.user;
  await app.call(projectRoutes.delete, { token, params: { id: own.projectId } });
  answerNow();
  await vi.waitFor(
    async () => {
      const task = await app.call<{ state: number }>(taskRoutes.get, { token, params: { id: data!.taskId } });
      expect(isOver(taskState.decode(task.data!.state))).toBe(true);
    },
    { interval: 100, timeout: 20_000 },
  );
  expect(endpoint.asked).toHaveLength(1);
  expect(await usesOf(own.user)).toBe(own.uses);
});

describe('a task that is tried again after its project moved on', () => {
  /** One that was cancelled after its first page. */
  async function cancelled() {
    const own = await aProject();
    endpoint.next(answerText(planets), silence);
    const { data } = await begin(own);
    await vi.waitFor(() => expect(endpoint.asked).toHaveLength(2), { timeout: 20_000 });
    const task = { token: own.user.token, params: { id: data!.taskId } };
    await app.call(taskRoutes.cancel, task);
    await finished(own);
    endpoint.asked.splice(0);
    const tryAgain = async () => {
      expect((await app.call(taskRoutes.retry, task)).code).toBe(200);
      await vi.waitFor(
        async () => {
          const { data: now } = await app.call<{ state: number }>(taskRoutes.get, task);
          expect(isOver(taskState.decode(now!.state))).toBe(true);
        },
        { interval: 100, timeout: 60_000 },
      );
    };
    return { own, tryAgain };
  }

  test('leaves words that were taken from an engine since, and writes what is as it was', async () => {
    const { own, tryAgain } = await cancelled();
    const { user, projectId, pages } = own;
    const content = '月亮是地球的卫星，它绕着地球转。';
    const body = { id: pages[1]!.id, projectId, content, scriptEngine: 'tiny' };
    await app.call(coursewareRoutes.saveScript, { token: user.token, body });
    endpoint.next(answerText(stars));
    await tryAgain();
    expect(await textsOf(own)).toEqual([planets, content, pages[2]!.content, stars]);
    expect(await usesOf(user)).toBe(own.uses - 2);
  });

  test('does nothing where all pages were written by a later one', async () => {
    const { own, tryAgain } = await cancelled();
    const later = [
      '先认识行星。离太阳最近的是水星。',
      '再认识卫星。绕着地球转的是月亮。',
      '太阳是一颗恒星。',
    ];
    endpoint.next(...later.map((text) => answerText(text)));
    await begin(own);
    const writing = await finished(own);
    const texts = await textsOf(own);
    expect(texts.toSpliced(2, 1)).toEqual(later);
    await tryAgain();
    expect(await textsOf(own)).toEqual(texts);
    expect(endpoint.asked).toHaveLength(3);
    expect(await writingOf(own)).toEqual(writing);
    expect(await usesOf(own.user)).toBe(own.uses - 4);
  });
});
