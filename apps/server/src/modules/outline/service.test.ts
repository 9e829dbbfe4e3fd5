import { commonErrors } from '@app/contract/base/common-errors.ts';
import { helperWorks } from '@app/contract/helper/limits.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import { outlineRoutes } from '@app/contract/outline/routes.ts';
import type { MadeDeck, OutlinePage } from '@app/contract/outline/schema.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { PushPayload } from '@app/contract/push/events.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { outlining, teaMaterial, type WireOutline } from '../../testing/outlines.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { outlineTable } from './tables.ts';
import { eventTable } from '../push/tables.ts';
import { aProject, noId, pagesOf, projectOf } from '../../testing/talks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Own = { user: TestUser; projectId: string };

const way = () => outlining(app);
const usesOf = (user: TestUser) => way().usesOf(user);
const creditsOf = (user: TestUser) => way().creditsOf(user);
const draw = (own: Own) => way().draw(own);
const make = (own: Own) => way().make(own);
const rested = (own: Own) => way().rested(own);
const withFile = (bytes: Uint8Array, name: string) => way().withFile(bytes, name);
const stateOf = async ({ user: { token }, projectId }: Own) =>
  (await app.call<WireOutline>(outlineRoutes.get, { token, params: { id: projectId } })).data!;
const cancel = ({ user: { token } }: Own, id: string) =>
  app.call(taskRoutes.cancel, { token, params: { id } });

/** A project with a text as its material. */
async function withText(docText = teaMaterial): Promise<Own> {
  const user = await aUser(app);
  const projectId = await aProject(app, user);
  await app.call(projectRoutes.update, { token: user.token, body: { id: projectId, docText, menu: 2 } });
  return { user, projectId };
}

describe('an outline', () => {
  test('is drawn from a text for three uses, and leads to its step', async () => {
    const own = await withText();
    const uses = await usesOf(own.user);
    await draw(own);
    const { outline, source } = await rested(own);
    expect(outline?.title).toBe('绿茶');
    expect(outline?.children.map(({ text }) => text)).toEqual(['产地', '制作步骤', '功效', '储存']);
    expect(source?.pageOf.length).toBeGreaterThan(4);
    expect(await usesOf(own.user)).toBe(uses - helperWorks.outline.uses);
    const project = await projectOf(app, own.user, own.projectId);
    expect(project).toMatchObject({ outlineStatus: 1 });
    expect(JSON.parse(project.step!)).toMatchObject({ currStep: 2, stepList: { dataFile: 3, outline: 2 } });
  });

  test('is pushed as it grows: each part and page once, in their order', async () => {
    const own = await withText();
    await draw(own);
    const { outline } = await rested(own);
    const pushed = await app.parts.db.select().from(eventTable).where(eq(eventTable.userId, own.user.id));
    const grown = pushed
      .toSorted((one, other) => one.id - other.id)
      .filter(({ event }) => event === 'outline-pushed');
    const nodes = grown.flatMap(({ data }) => (data as PushPayload<'outline-pushed'>).nodes);
    expect(nodes.map(({ title }) => title)).toEqual(outline?.children.map(({ text }) => text));
    expect(grown.length).toBeLessThanOrEqual(nodes.length);
  });

  test('is drawn from a file in another encoding', async () => {
    const gbk = Buffer.from('c2ccb2e8d4dad6d0b9fad2d1beadd6d6d6b2c1cbc1bdc7a7b6e0c4eaa1a3', 'hex');
    const own = await withFile(gbk, '绿茶.txt');
    await draw(own);
    const { outline, reason } = await rested(own);
    expect([reason, JSON.stringify(outline)]).toEqual(['', expect.stringContaining('种植了两千多年')]);
  });

  test('is saved as its owner changed it; an older revision is refused with the newest', async () => {
    const own = await withText();
    await draw(own);
    const { outline, revision } = await rested(own);
    const changed = { ...outline!, title: '我的绿茶' };
    const { token } = own.user;
    const save = (body: object) =>
      app.call<WireOutline>(outlineRoutes.save, { token, body: { projectId: own.projectId, ...body } });
    expect((await save({ outline: changed, revision })).data).toMatchObject({ revision: revision + 1 });
    const refused = await save({ outline: outline!, revision });
    expect([refused.code, refused.data?.outline?.title]).toEqual([
      commonErrors.changedMeanwhile.code,
      '我的绿茶',
    ]);
    const empty = await save({ outline: { title: 'x', children: [] }, revision: revision + 1 });
    expect(empty.code).toBe(outlineErrors.noPages.code);
  });

  test('with more pages than a deck may have is neither saved nor made', async () => {
    const own = await withText();
    await draw(own);
    const { revision } = await rested(own);
    const sections = [0, 1, 2].map((part) => ({
      id: `s${part}`,
      kind: 'section' as const,
      text: '产地',
      from: [],
      children: Array.from({ length: 40 }, (_, at) => ({
        id: `${part}-${at}`,
        kind: 'page' as const,
        text: '产地',
        from: [2],
        children: [],
      })),
    }));
    const outline = { title: '绿茶', children: sections };
    const body = { projectId: own.projectId, outline, revision };
    const saved = await app.call(outlineRoutes.save, { token: own.user.token, body });
    expect([saved.code, saved.msg]).toEqual([
      outlineErrors.deckTooLong.code,
      outlineErrors.deckTooLong.message.zh,
    ]);
    // One that was stored before there was this limit.
    await app.parts.db.update(outlineTable).set({ outline }).where(eq(outlineTable.projectId, own.projectId));
    expect((await make(own)).code).toBe(outlineErrors.deckTooLong.code);
  });

  test.each([
    ['nothing', '', projectErrors.materialsMissing.code],
    ['spaces', ' \n ', projectErrors.materialsMissing.code],
  ])('of %s is not begun', async (_what, text, code) => {
    const own = await withText(text);
    expect((await draw(own)).code).toBe(code);
  });

  test('of signs alone says that there is nothing to tell, and costs nothing', async () => {
    const own = await withText('--- ### ***');
    const uses = await usesOf(own.user);
    await draw(own);
    const { status, reason } = await rested(own);
    expect([status, reason]).toEqual([4, outlineErrors.nothingToTell.message.zh]);
    expect(await usesOf(own.user)).toBe(uses);
  });

  test('of a file that is broken says so, and that another one is needed', async () => {
    const own = await withFile(Buffer.from('%PDF-1.7\nbroken'), 'a.pdf');
    await draw(own);
    const { reason, needsOther } = await rested(own);
    expect([reason, needsOther]).toEqual([outlineErrors.damaged.message.zh, true]);
  });

  test('is begun once by a double click', async () => {
    const own = await withText();
    const uses = await usesOf(own.user);
    const answers = await Promise.all([draw(own), draw(own)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, projectErrors.busy.code].toSorted());
    await rested(own);
    expect(await usesOf(own.user)).toBe(uses - helperWorks.outline.uses);
  });

  test('that its owner ends costs nothing, and can be begun again', async () => {
    const own = await withText();
    const uses = await usesOf(own.user);
    await cancel(own, (await draw(own)).data!.taskId);
    const { status, outline } = await rested(own);
    expect([status, outline]).toEqual([null, null]);
    expect(await usesOf(own.user)).toBe(uses);
    await draw(own);
    expect((await rested(own)).outline?.title).toBe('绿茶');
  });

  test('of somebody else looks absent', async () => {
    const own = await withText();
    const other = { ...own, user: await aUser(app) };
    expect((await draw(other)).code).toBe(commonErrors.notFound.code);
    expect((await make(other)).code).toBe(commonErrors.notFound.code);
    const get = await app.call(outlineRoutes.get, { token: other.user.token, params: { id: own.projectId } });
    expect(get.code).toBe(commonErrors.notFound.code);
    const none = await app.call(outlineRoutes.get, { token: other.user.token, params: { id: noId() } });
    expect(none).toEqual(get);
  });
});

describe('a part of an outline', () => {
  const redraw = ({ user: { token }, projectId }: Own, nodeId: string) =>
    app.call<{ pages: OutlinePage[] }>(outlineRoutes.redraw, { token, body: { projectId, nodeId } });
  const facts = Array.from(
    { length: 14 },
    (_, at) => `第${at + 1}座茶园在海拔${at * 50 + 300}米的山坡上，每年出产${at * 7 + 20}吨茶叶。`,
  );
  const rest = '绿茶应放在密闭避光的罐子里。打开的茶叶三周之内就会失去香味。';
  const long = `# 茶园\n\n## 产量\n\n${facts.join('')}\n\n## 储存\n\n${rest}`;

  test('is offered anew with other points for one use; what was written by hand stays', async () => {
    const own = await withText(long);
    await draw(own);
    const { outline, revision } = await rested(own);
    const page = outline!.children[0] as OutlinePage;
    const mine = { id: 'mine', kind: 'point', text: '我写的要点', from: [] } as const;
    const changed = { ...page, children: [mine, ...page.children] };
    const edited = { ...outline!, children: [changed, ...outline!.children.slice(1)] };
    const { token } = own.user;
    const body = { projectId: own.projectId, outline: edited, revision };
    await app.call(outlineRoutes.save, { token, body });
    const uses = await usesOf(own.user);
    const { data } = await redraw(own, page.id);
    const texts = data!.pages[0]!.children.map(({ text }) => text);
    expect(texts).toContain(mine.text);
    const before = new Set([mine.text, ...page.children.map(({ text }) => text)]);
    expect(texts.filter((text) => !before.has(text))).not.toEqual([]);
    expect(await usesOf(own.user)).toBe(uses - helperWorks.branch.uses);
    // It is an offer: nothing is stored.
    expect((await stateOf(own)).outline).toEqual(edited);
  });

  test('with nothing else to say costs nothing; one that is not there looks absent', async () => {
    const own = await withText(long);
    await draw(own);
    const { outline } = await rested(own);
    const uses = await usesOf(own.user);
    const [first, last] = [outline!.children[0]!.id, outline!.children.at(-1)!.id];
    expect((await redraw(own, last)).code).toBe(outlineErrors.nothingElse.code);
    expect((await redraw(own, 'nobody')).code).toBe(commonErrors.notFound.code);
    expect((await redraw({ ...own, user: await aUser(app) }, first)).code).toBe(commonErrors.notFound.code);
    expect(await usesOf(own.user)).toBe(uses);
  });
});

describe('a deck', () => {
  test('is made from the outline with slides and scripts, and paid once', async () => {
    const own = await withText();
    await draw(own);
    await rested(own);
    const [uses, credits] = [await usesOf(own.user), await creditsOf(own.user)];
    await make(own);
    await rested(own);
    const pages = await pagesOf(app, own.user, own.projectId);
    expect(pages.length).toBeGreaterThanOrEqual(7);
    expect(pages.every(({ content }) => content !== '')).toBe(true);
    expect(pages.map(({ content }) => content).join()).toContain('每天喝五杯绿茶的人心脏病减少了百分之十二');
    const project = await projectOf(app, own.user, own.projectId);
    expect(project).toMatchObject({
      title: '绿茶',
      pptStatus: 1,
      coursewareStatus: 'ppt-generation-complete',
    });
    expect(project.avatarsId).not.toBeNull();
    expect(await usesOf(own.user)).toBe(uses - helperWorks.deck.uses);
    expect(await creditsOf(own.user)).toBe(credits - projectLimits.priceCredits);
    await make(own);
    await rested(own);
    expect(await creditsOf(own.user)).toBe(credits - projectLimits.priceCredits);
    expect(await pagesOf(app, own.user, own.projectId)).toHaveLength(pages.length);
  });

  test('that its owner ends leaves the outline, no pages, and the credits', async () => {
    const own = await withText();
    await draw(own);
    const { outline } = await rested(own);
    const [uses, credits] = [await usesOf(own.user), await creditsOf(own.user)];
    await cancel(own, (await make(own)).data!.taskId);
    expect((await rested(own)).outline).toEqual(outline);
    expect(await pagesOf(app, own.user, own.projectId)).toEqual([]);
    expect([await usesOf(own.user), await creditsOf(own.user)]).toEqual([uses, credits]);
    expect(await projectOf(app, own.user, own.projectId)).toMatchObject({
      pptStatus: null,
      coursewareId: null,
    });
  });

  test('is not made without an outline', async () => {
    const own = await withText();
    expect((await make(own)).code).toBe(projectErrors.outlineMissing.code);
  });

  test('says which page of the outline and of the material each page and sentence comes from', async () => {
    const own = await withDeck();
    const made = await madeOf(own);
    expect(made.engine).toBe('embedded');
    const pages = await pagesOf(app, own.user, own.projectId);
    expect(made.pages.map(({ pageId }) => pageId)).toEqual(pages.map(({ id }) => id));
    const { outline } = await stateOf(own);
    expect(made.pages.flatMap(({ nodeId }) => nodeId ?? [])).toEqual(outline!.children.map(({ id }) => id));
    const told = made.pages.flatMap((page) => page.told);
    expect(told.find(({ text }) => text.includes('心脏病'))?.page).toBe(1);
    expect(told.find(({ text }) => text.includes('大家好'))?.page).toBeNull();
  });
});

async function withDeck(): Promise<Own> {
  const own = await withText();
  await draw(own);
  await rested(own);
  await make(own);
  await rested(own);
  return own;
}
const madeOf = async ({ user: { token }, projectId }: Own) =>
  (await app.call<MadeDeck>(outlineRoutes.made, { token, params: { id: projectId } })).data!;
