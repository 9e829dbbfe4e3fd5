import { helperWorks } from '@app/contract/helper/limits.ts';
import { outlineRoutes } from '@app/contract/outline/routes.ts';
import type { MadeDeck, Outline, OutlinePage } from '@app/contract/outline/schema.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answerJson, answerPieces, saying, startModelServer } from '../../providers/llm/testing.ts';
import { answerLines, answerObject, toldTo } from '../../providers/outline/model/testing.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aProject, pagesOf } from '../../testing/talks.ts';

let app: TestApp;
let endpoint: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  endpoint = await startModelServer();
  app = await startApp({ LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'tiny', LLM_API_KEY: 'sk-hush-hush' });
});
afterEach(() => endpoint.forget());
afterAll(async () => {
  await app.stop();
  await endpoint.stop();
});

const docText = `# 绿茶

## 产地

绿茶在中国已经种植了两千多年。浙江的茶农在四月用手采摘嫩叶。

## 功效

一杯绿茶大约含有30毫克咖啡因，是咖啡的三分之一。绿茶不应与铁剂同服，因为它会妨碍铁的吸收。
`;
/** Every line of the material becomes a page with its first words as points, and one that stands nowhere. */
const outlines: Parameters<typeof endpoint.next>[0] = (response, asked) => {
  const pages = toldTo(asked).lines.map(({ block, words }) => [
    { page: words.slice(0, 8), from: [block] },
    ...words
      .split('。')
      .filter(Boolean)
      .map((point) => ({ point, from: [block] })),
  ]);
  const invented = { point: '喝绿茶的人能活到120岁', from: [] };
  return answerLines({ title: '认识绿茶' }, ...pages.flat(), invented)(response, asked);
};
const pages: Parameters<typeof endpoint.next>[0] = (response, asked) => {
  const { lines } = toldTo(asked);
  const said = lines.flatMap(({ block, words }) =>
    words
      .split('。')
      .filter(Boolean)
      .map((text) => ({ text, from: [block] })),
  );
  const entries = said.map(({ text, from }) => ({ label: '', text: text.slice(0, 12), from }));
  const script = said.map(({ text, from }) => ({ text: `我们来看，${text}，这一点值得记住。`, from }));
  return answerObject({ kind: 'points', entries, script })(response, asked);
};

type Wire = { taskId: string | null; outline: Outline | null; engine: string | null; standIn: string };
type Own = { user: TestUser; projectId: string };
const usesOf = async ({ token }: TestUser) =>
  (await app.call<{ count: number }>(userRoutes.assistant, { token })).data!.count;
const stateOf = async ({ user: { token }, projectId }: Own, language?: 'en-US') =>
  (
    await app.call<Wire>(outlineRoutes.get, {
      token,
      params: { id: projectId },
      ...(language && { language }),
    })
  ).data!;
const begin = async (route: 'draw' | 'make', { user: { token }, projectId }: Own) =>
  (await app.call<{ taskId: string }>(outlineRoutes[route], { token, body: { projectId } })).data!.taskId;
const rested = (own: Own) =>
  vi.waitFor(
    async () => {
      const state = await stateOf(own);
      expect(state.taskId).toBeNull();
      return state;
    },
    { interval: 100, timeout: 60_000 },
  );
async function aText(): Promise<Own> {
  const user = await aUser(app);
  const projectId = await aProject(app, user);
  await app.call(projectRoutes.update, { token: user.token, body: { id: projectId, docText, menu: 2 } });
  return { user, projectId };
}

test('an outline and a deck by a model name it; what the material does not say is marked, and not in the deck', async () => {
  const own = await aText();
  const uses = await usesOf(own.user);
  endpoint.next(outlines);
  await begin('draw', own);
  const { outline, engine, standIn } = await rested(own);
  expect([engine, standIn, outline?.title]).toEqual(['tiny', '', '认识绿茶']);
  const leaves = (outline!.children as OutlinePage[]).flatMap(({ children }) => children);
  expect(leaves.filter(({ unfounded }) => unfounded).map(({ text }) => text)).toEqual([
    '喝绿茶的人能活到120岁',
  ]);
  endpoint.next(pages, pages, pages, pages);
  await begin('make', own);
  await rested(own);
  const deck = await pagesOf(app, own.user, own.projectId);
  expect(JSON.stringify(deck)).not.toContain('120岁');
  expect(deck.filter(({ scriptEngine }) => scriptEngine === 'tiny')).toHaveLength(2);
  expect(deck.map(({ content }) => content).join()).toContain('这一点值得记住');
  const made = await app.call<MadeDeck>(outlineRoutes.made, {
    token: own.user.token,
    params: { id: own.projectId },
  });
  expect(made.data!.engine).toBe('tiny');
  expect(await usesOf(own.user)).toBe(uses - helperWorks.outline.uses - helperWorks.deck.uses);
});

test('a point that its owner keeps is in the deck', async () => {
  const own = await aText();
  endpoint.next(outlines);
  await begin('draw', own);
  await rested(own);
  const state = (
    await app.call<Wire & { revision: number }>(outlineRoutes.get, {
      token: own.user.token,
      params: { id: own.projectId },
    })
  ).data!;
  const outline = JSON.parse(JSON.stringify(state.outline).replaceAll(',"unfounded":true', '')) as Outline;
  const body = { projectId: own.projectId, outline, revision: state.revision };
  await app.call(outlineRoutes.save, { token: own.user.token, body });
  endpoint.next(pages, pages, pages, pages);
  await begin('make', own);
  await rested(own);
  expect(JSON.stringify(await pagesOf(app, own.user, own.projectId))).toContain('120岁');
});

test('where the model is busy the built-in engine draws, and the reader is told in their language', async () => {
  const own = await aText();
  endpoint.next(answerJson(429, { error: { message: 'sk-hush-hush' } }, { 'retry-after': '3600' }));
  await begin('draw', own);
  const { engine, standIn, outline } = await rested(own);
  expect([engine, outline?.title]).toEqual(['embedded', '绿茶']);
  expect(standIn).toContain('tiny 没有完成（它的请求过多或额度已用完）');
  expect((await stateOf(own, 'en-US')).standIn).toContain('tiny could not do it');
  expect(standIn).not.toContain('hush');
});

test.each([
  [
    'with an error of its service',
    answerJson(400, { error: { message: 'no such thing' } }),
    '它的服务报告出错或拒绝了请求',
  ],
  [
    'without a conversation in it',
    answerJson(200, { result: 'ok', choices: 'none' }),
    '它的回答没有通过检查',
  ],
])('where the model answers %s the reader is told that', async (_what, answer, reason) => {
  const own = await aText();
  endpoint.next(answer);
  await begin('draw', own);
  const { engine, standIn } = await rested(own);
  expect([engine, standIn]).toEqual(['embedded', expect.stringContaining(`tiny 没有完成（${reason}）`)]);
});

test('an outline that its owner ends while a model writes costs nothing', async () => {
  const own = await aText();
  const uses = await usesOf(own.user);
  endpoint.next(answerPieces([saying('{"title":"绿')], 'silence'));
  const id = await begin('draw', own);
  await vi.waitFor(() => expect(endpoint.asked.length).toBe(1), { timeout: 30_000 });
  await app.call(taskRoutes.cancel, { token: own.user.token, params: { id } });
  expect((await rested(own)).outline).toBeNull();
  expect(await usesOf(own.user)).toBe(uses);
});
