import { commonErrors } from '@app/contract/base/common-errors.ts';
import { conversationErrors } from '@app/contract/conversation/errors.ts';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerPieces, answerText, saying, startModelServer } from '../../providers/llm/testing.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, startAppForTest, type TestApp } from '../../testing/start-app.ts';
import { anImport, deckOf, pagesOf } from '../../testing/talks.ts';

const deck = deckOf([
  '太阳|大家好。太阳的表面大约五千五百摄氏度。',
  '内侧行星|水星两极的阴影里有冰。金星裹着厚厚的二氧化碳，比水星还热。',
  '外侧行星|木星的大红斑是一场吹了几百年的风暴。',
]);

let app: TestApp;
let owner: TestUser;
beforeAll(async () => {
  app = await startApp();
  owner = await aUser(app, { level: 'svip1' });
});
afterAll(() => app.stop());

type Own = { app: TestApp; user: TestUser; projectId: string };
async function aTalk(where: TestApp = app, user: TestUser = owner): Promise<Own> {
  const { id } = await anImport(where, user, deck, { avatar: true });
  return { app: where, user, projectId: id };
}
const ask = async ({ app: where, user: { token }, projectId }: Own, question: string): Promise<void> => {
  const response = await where.send(conversationRoutes.ask, { token, body: { projectId, question } });
  expect(await response.text()).toContain('told');
};
const begin = ({ app: where, user: { token }, projectId }: Own) =>
  where.call<{ taskId: string; questions: number }>(conversationRoutes.askAgain, {
    token,
    body: { projectId },
  });
type Wire = {
  taskId: string | null;
  total: number;
  done: number;
  differences: { question: string; change: number; was: { pages: number[] }; now: { pages: number[] } }[];
};
const standing = async ({ app: where, user: { token }, projectId }: Own): Promise<Wire> =>
  (await where.call<Wire>(conversationRoutes.askedAgain, { token, params: { id: projectId } })).data!;
const finished = (own: Own): Promise<Wire> =>
  vi.waitFor(async () => {
    const now = await standing(own);
    expect(now.taskId).toBeNull();
    return now;
  });
async function write({ app: where, user, projectId }: Own, page: number, content: string): Promise<void> {
  const { id } = (await pagesOf(where, user, projectId))[page]!;
  const body = { id, projectId, content };
  expect((await where.call(coursewareRoutes.saveScript, { token: user.token, body })).code).toBe(200);
}
const interactions = async ({ token }: TestUser) =>
  (await app.call<{ balances: { interactions: number } }>(userRoutes.permission, { token })).data!.balances
    .interactions;
// Codes as they travel.
const change = { page: 2, words: 3, lost: 4, gained: 5 };

test('after an edit the differences are listed, and nothing is booked or kept twice', async () => {
  const own = await aTalk();
  for (const question of [
    '太阳表面多少度？',
    '水星两极的阴影里有什么？',
    '大红斑是什么？',
    '土星光环由什么组成？',
    '土星光环由什么组成',
    '你好',
  ])
    await ask(own, question);
  await write(own, 0, '大家好。太阳的表面大约六千摄氏度。');
  await write(own, 1, '金星裹着厚厚的二氧化碳。');
  await write(own, 2, '土星的光环由冰块和岩石组成。木星的大红斑是一场吹了几百年的风暴。');
  const before = await interactions(owner);
  // The greeting asks nothing, and two of them are the same.
  expect((await begin(own)).data).toMatchObject({ questions: 4 });
  const { differences, ...counts } = await finished(own);
  expect(counts).toMatchObject({ total: 4, done: 4 });
  expect(differences.map((one) => [one.question, one.change])).toEqual([
    ['土星光环由什么组成', change.gained],
    ['水星两极的阴影里有什么？', change.lost],
    ['太阳表面多少度？', change.words],
  ]);
  expect(differences[2]).toMatchObject({
    was: { answer: expect.stringContaining('五千五百') as string, pages: [1] },
    now: { answer: expect.stringContaining('六千') as string, pages: [1] },
  });
  expect(await interactions(owner)).toBe(before);
  const asked = await app.call<{ total: number }>(conversationRoutes.questions, {
    token: owner.token,
    body: { projectId: own.projectId },
  });
  expect(asked.data!.total).toBe(6);

  // What is put right again is no difference any more.
  await write(own, 0, '大家好。太阳的表面大约五千五百摄氏度。');
  await begin(own);
  expect((await finished(own)).differences.map(({ question }) => question)).not.toContain('太阳表面多少度？');
});

test('a talk that nobody asked, and one of somebody else, are refused', async () => {
  const own = await aTalk();
  expect((await begin(own)).code).toBe(conversationErrors.nothingToAskAgain.code);
  expect(await standing(own)).toMatchObject({ taskId: null, total: 0, differences: [] });
  const stranger = { ...own, user: await aUser(app) };
  expect((await begin(stranger)).code).toBe(commonErrors.notFound.code);
  const { token } = stranger.user;
  const seen = await app.call(conversationRoutes.askedAgain, { token, params: { id: own.projectId } });
  expect(seen.code).toBe(commonErrors.notFound.code);
});

test('with a model each is asked of it again, other words from the same passage are no difference, and it can be cancelled', async () => {
  const endpoint = await startModelServer();
  const here = await startAppForTest({ LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'tiny' });
  const own = await aTalk(here, await aUser(here, { level: 'svip1' }));
  const said = (words: string, passage: string) =>
    endpoint.next((response, asked) => {
      const { content } = (asked.body['messages'] as { content: string }[])[1]!;
      const number = new RegExp(`\\[(\\d+)\\] \\(page \\d+\\) [^\\n]*${passage}`).exec(content)![1]!;
      answerText(`${words}[${number}]`)(response, asked);
    });
  const question = '为什么金星比水星还热？';
  said('金星裹着二氧化碳。', '金星裹着');
  await ask(own, question);
  said('因为金星裹着厚厚的二氧化碳。', '金星裹着');
  await begin(own);
  expect(await finished(own)).toMatchObject({ total: 1, done: 1, differences: [] });

  endpoint.asked.splice(0);
  endpoint.next(answerPieces([saying('金星')], 'silence'));
  const { data } = await begin(own);
  await vi.waitFor(() => expect(endpoint.asked).toHaveLength(1));
  await here.call(taskRoutes.cancel, { token: own.user.token, params: { id: data!.taskId } });
  expect(await finished(own)).toMatchObject({ total: 1, done: 0 });
  await endpoint.stop();
});
