import { commonErrors } from '@app/contract/base/common-errors.ts';
import { helperWorks } from '@app/contract/helper/limits.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import { outlineRoutes } from '@app/contract/outline/routes.ts';
import type { MadeDeck } from '@app/contract/outline/schema.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { taskState } from '@app/contract/task/states/task-state.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { outlining, teaMaterial } from '../../testing/outlines.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { noId, pagesOf, type WirePage } from '../../testing/talks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Own = { user: TestUser; projectId: string };

async function withDeck(): Promise<Own> {
  const { withFile, draw, make, rested } = outlining(app);
  const own = await withFile(Buffer.from(teaMaterial), 'tea.txt');
  await draw(own);
  await rested(own);
  await make(own);
  await rested(own);
  return own;
}
const usesOf = (user: TestUser) => outlining(app).usesOf(user);
const madeOf = async ({ user: { token }, projectId }: Own) =>
  (await app.call<MadeDeck>(outlineRoutes.made, { token, params: { id: projectId } })).data!;
const remake = ({ user: { token }, projectId }: Own, pageId: string) =>
  app.call<{ taskId: string }>(outlineRoutes.remake, { token, body: { projectId, pageId } });
const stateOfTask = async ({ user: { token } }: Own, id: string) =>
  (await app.call<{ state: number }>(taskRoutes.get, { token, params: { id } })).data!.state;
const open = [taskState.encode('waiting'), taskState.encode('running')];
const finished = (own: Own, taskId: string) =>
  vi.waitUntil(async () => !open.includes(await stateOfTask(own, taskId)), {
    interval: 100,
    timeout: 60_000,
  });

describe('a page of a deck', () => {
  test('is made anew with another result for one use; its presenter and the other pages stay', async () => {
    const own = await withDeck();
    const before = await pagesOf(app, own.user, own.projectId);
    const place = before.findIndex(({ content }) => content.includes('心脏病'));
    const uses = await usesOf(own.user);
    await finished(own, (await remake(own, before[place]!.id)).data!.taskId);
    const after = await pagesOf(app, own.user, own.projectId);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[place]!.revision).toBeGreaterThan(before[place]!.revision);
    expect(after[place]).toMatchObject({ scriptEngine: 'embedded' });
    const presenters = ({ elementList }: WirePage) =>
      elementList
        .map(({ element }) => JSON.parse(element) as { id: string; type: string })
        .filter(({ type }) => type === 'avatar');
    expect(presenters(after[place]!)).toEqual(presenters(before[place]!));
    expect(presenters(after[place]!)).toHaveLength(1);
    const others = (pages: readonly WirePage[]) => pages.filter((_, at) => at !== place);
    expect(others(after).map(({ content }) => content)).toEqual(others(before).map(({ content }) => content));
    expect(await usesOf(own.user)).toBe(uses - helperWorks.page.uses);
  });

  test('that was made anew becomes what it was, and again what was made of it', async () => {
    const own = await withDeck();
    const pages = () => pagesOf(app, own.user, own.projectId);
    const before = await pages();
    const place = before.findIndex(({ content }) => content.includes('心脏病'));
    const { id: pageId } = before[place]!;
    const seen = ({ elementList, content }: WirePage) => [
      content,
      ...elementList.map(({ element }) => element),
    ];
    const turn = (user = own.user) =>
      app.call(outlineRoutes.turn, { token: user.token, body: { projectId: own.projectId, pageId } });
    const note = async () => (await madeOf(own)).pages.find((page) => page.pageId === pageId);
    expect((await turn()).code).toBe(commonErrors.notFound.code);
    expect(await note()).toMatchObject({ hasOther: false, taskId: null });
    const uses = await usesOf(own.user);
    await finished(own, (await remake(own, pageId)).data!.taskId);
    const remade = await pages();
    expect(seen(remade[place]!)).not.toEqual(seen(before[place]!));
    expect(await note()).toMatchObject({ hasOther: true, taskId: null, reason: '' });
    expect((await turn(await aUser(app))).code).toBe(commonErrors.notFound.code);
    expect((await turn()).code).toBe(200);
    expect(seen((await pages())[place]!)).toEqual(seen(before[place]!));
    await turn();
    expect(seen((await pages())[place]!)).toEqual(seen(remade[place]!));
    expect(await usesOf(own.user)).toBe(uses - helperWorks.page.uses);
  });

  test('that frames the talk, or of somebody else, is not made anew', async () => {
    const own = await withDeck();
    const [cover, ...rest] = await pagesOf(app, own.user, own.projectId);
    expect((await remake(own, cover!.id)).code).toBe(outlineErrors.notFromOutline.code);
    expect((await remake(own, noId())).code).toBe(outlineErrors.notFromOutline.code);
    const other = { ...own, user: await aUser(app) };
    expect((await remake(other, rest[1]!.id)).code).toBe(commonErrors.notFound.code);
    const made = await app.call(outlineRoutes.made, {
      token: other.user.token,
      params: { id: own.projectId },
    });
    expect(made.code).toBe(commonErrors.notFound.code);
  });
});
