// Every PostgreSQL: the store of passages and its search.
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { defaultDesign } from '@app/deck/default-design.ts';
import type { Master } from '@app/deck/design.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cutterVersion } from '../../providers/answer/port.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aCopy, anImport, aTemplate, deckOf, pagesOf, type WirePage } from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
let template: string;
let projectId: string;
let pages: WirePage[];

beforeAll(async () => {
  app = await startApp();
  owner = await aUser(app, { administrator: true });
  template = await aTemplate(
    app,
    deckOf(['仓库|仓库里存放茶叶。', '码头|码头上停着货船。', '灯塔|灯塔照亮北方的海岸。']),
  );
});
afterAll(() => app.stop());
beforeEach(async () => {
  projectId = await aCopy(app, owner, template);
  pages = await pagesOf(app, owner, projectId);
  await editions();
});

/** The pages that are played, each with the name of its cut; what was never cut is cut by this. */
const editions = async (of = app): Promise<Map<string, string>> => {
  const deck = await of.parts.passages.deckOf(projectId);
  return new Map((await deck.places()).map(({ id, edition }) => [id, edition]));
};

type Row = { page_id: string; place: number; kind: string; text: string; terms: string; cutter: number };
const rowsOf = async (pageId: string): Promise<Row[]> =>
  (
    await app.parts.database.pool.query<Row>(
      `select passage.*, cutter from passage join cut_page using (page_id) where page_id = $1 order by place`,
      [pageId],
    )
  ).rows;
const textsOf = async (pageId: string) => (await rowsOf(pageId)).map(({ kind, text }) => `${kind} ${text}`);

async function ask(question: string, of = app): Promise<string> {
  const answered = await of.send(conversationRoutes.ask, {
    token: owner.token,
    body: { projectId, question },
  });
  expect(answered.headers.get('content-type')).toContain('text/event-stream');
  return answered.text();
}

const save = (place: number, content: string, more: object = {}) =>
  app.call(coursewareRoutes.saveScript, {
    token: owner.token,
    body: { id: pages[place]!.id, projectId, content, ...more },
  });
const call = (row: Parameters<TestApp['call']>[0], sent: object) =>
  app.call<{ id: string }>(row, { token: owner.token, ...sent });

test('a saved script can be found at once, and no other page is cut for it', async () => {
  const before = await editions();
  await save(1, '码头上现在堆满了咖啡豆。');
  // Nobody has asked yet.
  expect(await textsOf(pages[1]!.id)).toEqual(['script 码头上现在堆满了咖啡豆。', 'slide 码头']);
  expect((await rowsOf(pages[1]!.id))[0]!.terms.split(' ')).toContain('咖啡豆');
  const after = await editions();
  expect([...after].filter(([id, edition]) => before.get(id) !== edition).map(([id]) => id)).toEqual([
    pages[1]!.id,
  ]);
  expect(await ask('码头上堆满了什么？')).toContain('咖啡豆');
});

test('a save that is refused leaves what can be found', async () => {
  const before = await textsOf(pages[0]!.id);
  const refused = await save(0, '别的话。', { revision: 99 });
  expect(refused.code).not.toBe(200);
  expect(await textsOf(pages[0]!.id)).toEqual(before);
});

test('what is written on a slide is found with its element, a new page and a doubled one too', async () => {
  const element = {
    type: 'text',
    left: 1,
    top: 2,
    width: 30,
    height: 40,
    rotate: 0,
    content: '闸门每天开两次',
  };
  const body = { projectId, coursewarePageId: pages[0]!.id, index: 9, element: JSON.stringify(element) };
  const { data } = await call(coursewareRoutes.putElement, { body });
  const row = (await rowsOf(pages[0]!.id)).find(({ text }) => text === '闸门每天开两次');
  expect(row).toMatchObject({ kind: 'slide', element_id: data!.id });
  await call(coursewareRoutes.putPage, { body: { projectId, copyOf: pages[0]!.id } });
  const [, copy] = await pagesOf(app, owner, projectId);
  expect(await textsOf(copy!.id)).toEqual(await textsOf(pages[0]!.id));
});

test('pages that are moved are not cut again, and are cited where they stand', async () => {
  const before = await editions();
  const body = { projectId, sourceIndex: 2, targetIndex: 0, pageId: pages[2]!.id };
  expect((await call(coursewareRoutes.drag, { body })).code).toBe(200);
  const after = await editions();
  expect([...after.keys()]).toEqual([pages[2]!.id, pages[0]!.id, pages[1]!.id]);
  expect(new Set(after.values())).toEqual(new Set(before.values()));
  expect(await ask('灯塔照亮哪里？')).toContain('"pages":[1]');
});

test('a page that is hidden or removed answers nothing; brought back it does, as it was cut', async () => {
  const [, , { id, revision }] = pages as [WirePage, WirePage, WirePage];
  const before = await editions();
  const hide = (hidden: boolean, at: number) => ({
    body: { id, revision: at, commands: [{ do: 'set', at: ['hidden'], value: hidden }] },
  });
  await call(coursewareRoutes.patch, hide(true, revision));
  expect(await ask('灯塔照亮哪里？')).not.toContain('北方');
  await call(coursewareRoutes.patch, hide(false, revision + 1));
  expect(await ask('灯塔照亮哪里？')).toContain('北方');
  const shown = await editions();
  expect(shown.get(id)).not.toBe(before.get(id));
  await call(coursewareRoutes.deletePage, { params: { a: projectId, b: id } });
  expect(await ask('灯塔照亮哪里？')).not.toContain('北方');
  await call(coursewareRoutes.restorePage, { body: { projectId, id } });
  expect((await editions()).get(id)).toBe(shown.get(id));
});

test('a page from before, or of an older cutter, is cut when it is asked, once for all who ask at the same time', async () => {
  const { pool } = app.parts.database;
  await pool.query('delete from cut_page where page_id = $1', [pages[0]!.id]);
  await pool.query('update cut_page set cutter = 0 where page_id = $1', [pages[1]!.id]);
  const other = await startApp({ ROLE: 'api', DATABASE_URL: app.databaseUrl });
  const all = await Promise.all([editions(), editions(other), editions(), editions(other)]);
  await other.stop();
  const kept = await editions();
  // Who was slower takes what the faster one has kept.
  for (const one of all) expect([...one.values()]).toEqual([...kept.values()]);
  expect((await rowsOf(pages[1]!.id)).map(({ cutter }) => cutter)).toEqual([cutterVersion, cutterVersion]);
});

test('what another process saves is told by this one', async () => {
  expect(await ask('仓库里存放什么？')).toContain('茶叶');
  const other = await startApp({ ROLE: 'api', DATABASE_URL: app.databaseUrl });
  await other.call(coursewareRoutes.saveScript, {
    token: owner.token,
    body: { id: pages[0]!.id, projectId, content: '仓库里存放橘子。' },
  });
  await other.stop();
  expect(await ask('仓库里存放什么？')).toContain('橘子');
});

const box = { left: 1, top: 2, width: 30, height: 40, rotate: 0 };
const layoutWith = (role: 'title' | 'footer'): Master => ({
  id: 'master',
  elements: [],
  layouts: [
    {
      id: 'layout',
      elements: [],
      placeholders: [{ id: 'place', role, box, body: {}, levels: [{ paragraph: {}, run: {} }] }],
    },
  ],
});

async function design(commands: readonly object[]): Promise<void> {
  const { data } = await app.call<{ revision: number }>(coursewareRoutes.design, {
    token: owner.token,
    body: { projectId },
  });
  const body = { projectId, revision: data!.revision, commands };
  expect((await call(coursewareRoutes.patchDesign, { body })).code).toBe(200);
}
const masters = (role: 'title' | 'footer') => [
  { do: 'set', at: ['masters'], value: [...defaultDesign.masters, layoutWith(role)] },
];

test('a design that makes a footer of a line takes it out of what can be found; one that colours it does not', async () => {
  await design(masters('title'));
  const [{ id, revision, elementList }] = pages as [WirePage];
  const commands = [
    { do: 'set', at: ['layoutId'], value: 'layout' },
    { do: 'set', at: ['elements', { id: elementList[0]!.id }, 'placeholder'], value: 'place' },
  ];
  expect((await call(coursewareRoutes.patch, { body: { id, revision, commands } })).code).toBe(200);
  expect(await textsOf(id)).toContain('title 仓库');
  const before = await editions();
  await design([{ do: 'set', at: ['theme', 'colors', 'accent1'], value: '#123456' }]);
  expect(await editions()).toEqual(before);
  await design(masters('footer'));
  expect(await textsOf(id)).toEqual(['script 仓库里存放茶叶。']);
});

test('a design that changes many pages does not keep its owner waiting until they are cut', async () => {
  const { pool } = app.parts.database;
  const cuts = async () =>
    (
      await pool.query<{ ended_at: Date | null }>(
        `select ended_at from task where kind = 'passage.cut-deck' and key = $1`,
        [projectId],
      )
    ).rows;
  const allEnded = async (count: number) => {
    const ended = (await cuts()).filter(({ ended_at }) => ended_at !== null);
    expect(ended).toHaveLength(count);
  };
  await design(masters('title'));
  await call(coursewareRoutes.putPage, { body: { projectId, copyOf: pages[0]!.id } });
  await pool.query(`update courseware_page set layout_id = 'layout' where project_id = $1`, [projectId]);
  // That of the copy.
  await vi.waitFor(() => allEnded(1));
  const before = await editions();
  expect(before.size).toBe(4);
  await design(masters('footer'));
  expect(await cuts()).toHaveLength(2);
  await vi.waitFor(() => allEnded(2));
  for (const [id, edition] of before) {
    const { rows } = await pool.query('select edition from cut_page where page_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(rows[0].edition).not.toBe(edition);
  }
});

test('a deck that was imported or copied is cut before anybody asks', async () => {
  const imported = await anImport(app, owner, deckOf(['机房|机房里有三台服务器。']));
  const copied = await aCopy(app, owner, imported.id);
  for (const id of [imported.id, copied]) {
    const [page] = await pagesOf(app, owner, id);
    await vi.waitFor(async () =>
      expect(await textsOf(page!.id)).toEqual(['script 机房里有三台服务器。', 'slide 机房']),
    );
  }
});

test('a project that is gone takes its passages with it', async () => {
  await app.call(projectRoutes.delete, { token: owner.token, params: { id: projectId } });
  await app.parts.database.pool.query('delete from project where id = $1', [projectId]);
  expect(await rowsOf(pages[0]!.id)).toEqual([]);
});
