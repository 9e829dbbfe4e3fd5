import path from 'node:path';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { pageLimits } from '@app/contract/base/page.ts';
import type { RouteDef } from '@app/contract/base/routes.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { deckLimits } from '@app/contract/deck/limits.ts';
import { deckRoutes } from '@app/contract/deck/routes.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { rightsOf } from '@app/contract/user/states/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import {
  aCopy,
  aProject,
  aTemplate,
  deckOf,
  importEnd,
  noId,
  pagesOf,
  projectOf,
  upload,
} from '../../testing/talks.ts';

const shippedName = 'solar-system-en';

let app: TestApp;
let owner: TestUser;
let other: TestUser;
let template: string;
beforeAll(async () => {
  app = await startApp({ SAMPLES_DIR: path.resolve(import.meta.dirname, '../../../samples') });
  [owner, other] = [await aUser(app, { administrator: true }), await aUser(app)];
  template = await aTemplate(
    app,
    deckOf(['Sun|The sun is a star.', 'Moon|It goes round the earth.', 'Mars']),
  );
});
afterAll(() => app.stop());

const ask = async <T>(row: RouteDef, sent: object, by = owner) =>
  app.call<T>(row, { token: by.token, ...sent });
const sql = (text: string, values: unknown[]) => app.parts.database.pool.query(text, values);

/** A deck of three pages of which nothing is spoken. */
async function aDeck(by = owner) {
  const projectId = await aCopy(app, by, template);
  const { coursewareId } = await projectOf(app, by, projectId);
  return { projectId, id: coursewareId! };
}

/** A finished talk of six pages. */
async function aTalk(by = owner): Promise<string> {
  const { code, data } = await ask<{ id: string }>(deckRoutes.start, { body: { id: shippedName } }, by);
  expect(code).toBe(200);
  return data!.id;
}

/** That another account, and an id that nobody has, get the very same answer. */
async function expectHidden(row: RouteDef, sentFor: (id: string) => object, id: string) {
  const strange = await ask(row, sentFor(id), other);
  const absent = await ask(row, sentFor(noId()));
  expect(strange).toEqual({ ...absent, code: commonErrors.notFound.code, data: null });
  expect((await ask(row, sentFor('no-id'))).code).toBe(commonErrors.invalidInput.code);
}
const byId = (id: string) => ({ params: { id } });
const ofProject = (projectId: string) => ({ body: { projectId } });

type Brief = {
  id: string;
  kind: string;
  title: string;
  pages: number;
  projectId: string | null;
  cover: object;
};
type List<T> = { list: T[]; total: number; pageNum: number; pageSize: number };
const decks = async (body: object, by = owner) =>
  (await ask<List<Brief>>(deckRoutes.list, { body }, by)).data!;

describe('decks to start from', () => {
  test('are own ones, templates and what comes with the product, each told apart and never mixed up', async () => {
    const me = await aUser(app);
    expect(await decks({ kind: 'own' }, me)).toEqual({ list: [], total: 0, pageNum: 1, pageSize: 20 });
    const { projectId } = await aDeck(me);
    await aProject(app, me, 'without a deck');
    expect((await decks({ kind: 'own' }, me)).list).toMatchObject([{ kind: 'own', projectId, pages: 3 }]);
    expect((await decks({ kind: 'own' }, other)).list).toEqual([]);
    await sql('update project set is_template = true, title = $2 where id = $1', [
      projectId,
      'Mine to reuse',
    ]);
    expect((await decks({ kind: 'template' }, me)).list.map(({ title }) => title)).toEqual(['Mine to reuse']);
    const offered = (await decks({ kind: 'collection' }, other)).list;
    expect(offered.map(({ title }) => title)).toContain('Mine to reuse');
    const shipped = offered.find(({ id }) => id === shippedName);
    expect(shipped).toMatchObject({ kind: 'collection', pages: 6, projectId: null });
    expect(shipped?.cover).toMatchObject({ elements: expect.arrayContaining([expect.anything()]) });
    await sql('delete from project where id = $1', [projectId]);
  });

  test('come part by part over both sources, and are found by their titles', async () => {
    const all = (await decks({ kind: 'collection', pageSize: 100 })).list.map(({ id }) => id);
    const parts = [];
    for (let pageNum = 1; pageNum <= all.length + 1; pageNum++)
      parts.push(...(await decks({ kind: 'collection', pageSize: 1, pageNum })).list.map(({ id }) => id));
    expect(parts).toEqual(all);
    const { list, total } = await decks({ search: 'solar' });
    expect([list.map(({ id }) => id), total]).toEqual([[shippedName], 1]);
    expect((await decks({ search: '100%' })).total).toBe(0);
  });

  test('a part that is too large or a kind that there is not is refused', async () => {
    for (const body of [{ pageSize: pageLimits.largest + 1 }, { pageNum: 0 }, { kind: 'all' }, { more: 1 }])
      expect((await ask(deckRoutes.list, { body })).code).toBe(commonErrors.invalidInput.code);
  });

  test('a project from a shipped deck is finished and counts like any other', async () => {
    const me = await aUser(app);
    const most = rightsOf('ordinary').projects!;
    const id = await aTalk(me);
    expect(await projectOf(app, me, id)).toMatchObject({ pages: 6, isAiCheck: 6, isSample: false });
    for (let made = 1; made < most; made++) await aProject(app, me);
    const refused = await ask(deckRoutes.start, { body: { id: shippedName } }, me);
    expect(refused.code).toBe(projectErrors.tooMany.code);
  });

  test('a template and an own deck become another project; those of others do not', async () => {
    const { id } = await aDeck();
    const { data } = await ask<{ id: string }>(deckRoutes.start, { body: { id } });
    expect((await projectOf(app, owner, data!.id)).pages).toBe(3);
    for (const asked of [id, noId(), 'no-such-deck'])
      expect((await ask(deckRoutes.start, { body: { id: asked } }, other)).code).toBe(
        commonErrors.notFound.code,
      );
  });
});

describe('the settings of a deck', () => {
  test('name its pages in order, its size and its theme', async () => {
    const { projectId, id } = await aDeck();
    const pages = (await pagesOf(app, owner, projectId)).map((page) => page.id);
    const { data } = await ask(deckRoutes.get, byId(id));
    expect(data).toMatchObject({ id, projectId, pageIds: pages, ttsId: null, viewport: { width: 1000 } });
    expect(data).toHaveProperty('theme.colors.accent1');
    await expectHidden(deckRoutes.get, byId, id);
  });
});

describe('taking a deck away', () => {
  test('leaves the project at its first step, without pages and without what was spoken', async () => {
    const projectId = await aTalk();
    const { coursewareId } = await projectOf(app, owner, projectId);
    const uses = async () =>
      (await sql('select 1 from file_use where used_by like $1', ['broadcast:%'])).rowCount!;
    const before = await uses();
    expect((await ask(deckRoutes.delete, byId(coursewareId!))).code).toBe(200);
    const after = await projectOf(app, owner, projectId);
    expect(after).toMatchObject({ coursewareId: null, pages: 0, pptStatus: null, coursewareStatus: null });
    expect(JSON.parse(after.step!)).toMatchObject({ currStep: 1, stepList: { dataFile: 1, editor: 1 } });
    // Each page has a sound and a track.
    expect(await uses()).toBe(before - 2 * 6);
    expect((await ask(deckRoutes.delete, byId(coursewareId!))).code).toBe(commonErrors.notFound.code);
  });

  test('is refused while its pages are generated, and to everybody else', async () => {
    const { projectId, id } = await aDeck();
    await expectHidden(deckRoutes.delete, byId, id);
    await sql('update project set ai_check = 3 where id = $1', [projectId]);
    expect((await ask(deckRoutes.delete, byId(id))).code).toBe(projectErrors.busy.code);
    expect(await pagesOf(app, owner, projectId)).toHaveLength(3);
  });
});

describe('direct canvas generation', () => {
  const uploaded = async (bytes: Uint8Array, name?: string, by = owner) =>
    (await upload(app, by, bytes, name)).data!.id;
  const start = (body: object, by = owner) => ask<{ taskId: string }>(deckRoutes.upload, { body }, by);

  test('reads a pptx into a project, and replaces its deck only when asked to', async () => {
    const projectId = await aProject(app, owner);
    const fileId = await uploaded(deckOf(['one', 'two']));
    expect((await start({ projectId, fileId })).data?.taskId).toBeDefined();
    expect((await start({ projectId, fileId, replace: true })).code).toBe(projectErrors.busy.code);
    expect((await importEnd(app, owner, projectId)).pages).toBe(2);
    expect((await start({ projectId, fileId })).code).toBe(coursewareErrors.deckExists.code);
    const better = await uploaded(deckOf(['only one']));
    expect((await start({ projectId, fileId: better, replace: true })).code).toBe(200);
    expect((await importEnd(app, owner, projectId)).pages).toBe(1);
  });

  test('takes no other file, and nothing of somebody else', async () => {
    const projectId = await aProject(app, owner);
    const text = await uploaded(new TextEncoder().encode('words'), 'a.txt');
    expect((await start({ projectId, fileId: text })).code).toBe(projectErrors.onlyDecks.code);
    const strange = await uploaded(deckOf(['x']), 'x.pptx', other);
    expect((await start({ projectId, fileId: strange })).code).toBe(commonErrors.notFound.code);
    const own = await uploaded(deckOf(['x']), 'x.pptx', other);
    expect((await start({ projectId, fileId: own }, other)).code).toBe(commonErrors.notFound.code);
    expect((await start({ projectId })).code).toBe(commonErrors.invalidInput.code);
  });
});

describe('what is heard', () => {
  type Timed = { id: string; durationMs: number; words: { text: string; startMs: number; endMs: number }[] };
  type Lengths = {
    durationMs: number;
    isEstimated: boolean;
    list: { id: string; durationMs: number; isEstimated: boolean }[];
  };
  const lengths = async (projectId: string) =>
    (await ask<Lengths>(deckRoutes.duration, ofProject(projectId))).data!;
  const timings = async (projectId: string) =>
    (await ask<{ list: Timed[] }>(deckRoutes.timing, ofProject(projectId))).data!.list;

  test('word times are those of pages that are generated as they are now', async () => {
    const projectId = await aTalk();
    const pages = await pagesOf(app, owner, projectId);
    const list = await timings(projectId);
    expect(list.map(({ id }) => id)).toEqual(pages.map(({ id }) => id));
    for (const { words, durationMs } of list) {
      expect(words.length).toBeGreaterThan(10);
      expect(words.at(-1)!.endMs).toBeLessThanOrEqual(durationMs);
    }
    await sql('update courseware_page set status = 6 where id = $1', [pages[0]!.id]);
    expect((await timings(projectId)).map(({ id }) => id)).toEqual(pages.slice(1).map(({ id }) => id));
    expect(await timings((await aDeck()).projectId)).toEqual([]);
  });

  test('lengths are measured where they can be, and otherwise told by the script', async () => {
    const projectId = await aTalk();
    const spoken = await lengths(projectId);
    expect(spoken.isEstimated).toBe(false);
    expect(spoken.durationMs).toBe(spoken.list.reduce((sum, { durationMs }) => sum + durationMs, 0));
    const [first, second] = spoken.list;
    await sql('update courseware_page set status = 6 where id = $1', [first!.id]);
    await sql('update courseware_page set hidden = true where id = $1', [second!.id]);
    const changed = await lengths(projectId);
    expect(changed.isEstimated).toBe(true);
    expect(changed.list).toHaveLength(5);
    expect(changed.list[0]).toMatchObject({ id: first!.id, isEstimated: true });
    // A script of some ten seconds is told within a few of them.
    expect(Math.abs(changed.list[0]!.durationMs - first!.durationMs)).toBeLessThan(first!.durationMs / 2);
    const none = await lengths(await aProject(app, owner));
    expect(none).toEqual({ durationMs: 0, isEstimated: false, list: [] });
  });

  test('the data of pages bring addresses that open, and null where nothing is spoken', async () => {
    const spoken = await pagesOf(app, owner, await aTalk());
    const silent = await pagesOf(app, owner, (await aDeck()).projectId);
    const ids = [silent[0]!.id, spoken[1]!.id];
    type Data = { id: string; track: { segments: { url: string }[]; visemes: []; sentences: [] } | null };
    const { data } = await ask<{ list: Data[] }>(deckRoutes.pageData, { body: { ids } });
    expect(data!.list.map(({ id }) => id)).toEqual(ids);
    expect(data!.list[0]!.track).toBeNull();
    const { segments, visemes, sentences } = data!.list[1]!.track!;
    expect([visemes.length > 0, sentences.length > 0]).toEqual([true, true]);
    const sound = await fetch(app.origin + segments[0]!.url);
    expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  });

  test('nobody else hears of any of it', async () => {
    const projectId = await aTalk();
    for (const row of [deckRoutes.timing, deckRoutes.duration]) await expectHidden(row, ofProject, projectId);
    const [page] = await pagesOf(app, owner, projectId);
    await expectHidden(deckRoutes.pageData, (id) => ({ body: { ids: [id] } }), page!.id);
    const own = (await pagesOf(app, other, await aTalk(other)))[0]!.id;
    const mixed = await ask(deckRoutes.pageData, { body: { ids: [own, page!.id] } }, other);
    expect(mixed.code).toBe(commonErrors.notFound.code);
    for (const ids of [[], Array.from({ length: deckLimits.dataAtOnce + 1 }, noId)])
      expect((await ask(deckRoutes.pageData, { body: { ids } })).code).toBe(commonErrors.invalidInput.code);
  });
});

describe('all pages at once', () => {
  type Listed = { id: string; index: number; title: string; content: string; revision: number };
  const listed = async (projectId: string, more: object = {}) =>
    (await ask<List<Listed>>(deckRoutes.listPages, { body: { projectId, ...more } })).data!;

  test('are listed in parts, without their elements', async () => {
    const { projectId } = await aDeck();
    const { list, total } = await listed(projectId, { pageNum: 2, pageSize: 2 });
    expect([list.map(({ title, index }) => [title, index]), total]).toEqual([[['Mars', 2]], 3]);
    expect(list[0]).not.toHaveProperty('elementList');
    expect((await listed(projectId, { pageNum: 3, pageSize: 2 })).list).toEqual([]);
    expect((await listed(await aProject(app, owner))).total).toBe(0);
  });

  test('are found by their titles and their scripts, whatever the case', async () => {
    const { projectId } = await aDeck();
    const titles = async (search: string) =>
      (await listed(projectId, { search })).list.map(({ title }) => title);
    expect(await titles('mOOn')).toEqual(['Moon']);
    expect(await titles(' is a star ')).toEqual(['Sun']);
    expect(await titles('nowhere')).toEqual([]);
  });

  test('every element comes page by page, in the order of its layers', async () => {
    const { projectId } = await aDeck();
    type Elements = { id: string; index: number; elementList: { elementIndex: number; content?: string }[] };
    const { data } = await ask<{ list: Elements[] }>(deckRoutes.elements, byId(projectId));
    expect(data!.list.map(({ elementList }) => elementList[0]?.content)).toEqual(['Sun', 'Moon', 'Mars']);
    const pages = await pagesOf(app, owner, projectId);
    expect(data!.list.map(({ elementList }) => elementList)).toEqual(
      pages.map(({ elementList }) => elementList),
    );
    const empty = await ask(deckRoutes.elements, byId(await aProject(app, owner)));
    expect(empty.data).toEqual({ list: [] });
  });

  test('are shown to nobody else', async () => {
    const { projectId } = await aDeck();
    await expectHidden(deckRoutes.listPages, ofProject, projectId);
    await expectHidden(deckRoutes.elements, byId, projectId);
    const tooMany = { body: { projectId, pageSize: pageLimits.largest + 1 } };
    expect((await ask(deckRoutes.listPages, tooMany)).code).toBe(commonErrors.invalidInput.code);
  });
});
