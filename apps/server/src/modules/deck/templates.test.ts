// Every PostgreSQL: the store of favourite decks.
import { commonErrors } from '@app/contract/base/common-errors.ts';
import type { RouteDef } from '@app/contract/base/routes.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import { deckRoutes } from '@app/contract/deck/routes.ts';
import { deckLimits } from '@app/contract/deck/limits.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { templates } from '@app/deck/templates/library.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { noId, pagesOf, projectOf } from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await startApp();
  [owner, other] = [await aUser(app, { administrator: true }), await aRichUser()];
});
afterAll(() => app.stop());

async function aRichUser(): Promise<TestUser> {
  const user = await aUser(app);
  const given = {
    userId: user.id,
    ledger: 'credits',
    amount: 20 * projectLimits.priceCredits,
    key: 'given',
  } as const;
  await app.parts.database.db.transaction((tx) => app.parts.credits.book(tx, given));
  return user;
}
const ask = async <T>(row: RouteDef, sent: object, by = owner) =>
  app.call<T>(row, { token: by.token, ...sent });
type Brief = {
  id: string;
  kind: string;
  title: string;
  topic: string | null;
  isFavourite: boolean;
  projectId: string;
};
const decks = async (body: object, by = owner, language = 'zh-CN') => {
  const headers = { 'accept-language': language };
  return (await ask<{ list: Brief[]; total: number }>(deckRoutes.list, { body, headers }, by)).data!.list;
};
const titles = (list: readonly Brief[]) => list.map(({ title }) => title);
const begin = (body: object, by = owner) =>
  ask<{ id: string; projectId: string }>(coursewareRoutes.addDeck, { body }, by);
const save = (projectId: string, title: string, by = owner) =>
  ask<{ id: string; projectId: string }>(deckRoutes.saveTemplate, { body: { projectId, title } }, by);
const open = (id: string, by = owner) =>
  ask<{ title: string; design: { masters: { layouts: unknown[] }[] }; slides: { script?: unknown }[] }>(
    deckRoutes.openTemplate,
    { params: { id } },
    by,
  );

describe('templates that come with the product', () => {
  test('are listed in the language of who asks, and by what they are for', async () => {
    const zh = await decks({ kind: 'collection', pageSize: 50 });
    expect(titles(zh)).toEqual(templates.map(({ name }) => name[0]));
    expect(titles(await decks({ kind: 'collection' }, owner, 'en'))).toEqual(
      templates.map(({ name }) => name[1]),
    );
    const teaching = await decks({ topic: 'teaching' });
    expect(teaching.map(({ id }) => id)).toEqual(['lesson', 'training', 'lecture']);
    expect(titles(await decks({ search: '路演' }))).toEqual(['融资路演']);
  });

  test('are leafed through with their layouts', async () => {
    const { data } = await open('report');
    expect(data).toMatchObject({ title: '数据报告', kind: 'collection', topic: 'business' });
    expect(data!.slides.length).toBeGreaterThanOrEqual(6);
    expect(data!.design.masters[0]!.layouts.length).toBeGreaterThanOrEqual(6);
    expect((await open('no-such-deck')).code).toBe(commonErrors.notFound.code);
  });

  test('begin a project that has their name, pages and price', async () => {
    const { data } = await begin({ templateId: 'lesson' });
    const project = await projectOf(app, owner, data!.projectId);
    expect(project).toMatchObject({ title: '课堂教学', coursewareId: data!.id });
    expect(project.avatarsId).not.toBeNull();
    const pages = await pagesOf(app, owner, data!.projectId);
    expect(pages).toHaveLength(templates[0]!.pages.length);
    expect(pages[0]?.elementList.map(({ content }) => content)).toContain('光合作用');
    expect(pages[0]?.content).toMatch(/^同学们好，今天我们来认识光合作用。/);
    expect(pages.every(({ content }) => content !== '')).toBe(true);
    const started = await ask<{ id: string }>(deckRoutes.start, { body: { id: 'lesson' } });
    expect((await projectOf(app, owner, started.data!.id)).pages).toBe(pages.length);
    const poor = await aUser(app);
    expect((await begin({ templateId: 'lesson' }, poor)).code).toBe(creditErrors.insufficient.code);
    const start = await ask(deckRoutes.start, { body: { id: 'lesson' } }, poor);
    expect(start.code).toBe(creditErrors.insufficient.code);
  });
});

describe('a deck that is saved as a template', () => {
  test('stands among the templates of its owner alone, and begins other projects', async () => {
    const { data } = await begin({ templateId: 'pitch' });
    const saved = (await save(data!.projectId, '我的路演')).data!;
    expect(await decks({ kind: 'template' })).toMatchObject([
      { id: saved.id, title: '我的路演', kind: 'template' },
    ]);
    const mine = await ask<{ list: { id: string }[] }>(projectRoutes.list, { body: { tab: 'mine' } });
    expect(mine.data!.list.map(({ id }) => id)).not.toContain(saved.projectId);
    expect(titles(await decks({}, other))).not.toContain('我的路演');
    for (const call of [
      open(saved.id, other),
      begin({ templateId: saved.id }, other),
      ask(deckRoutes.start, { body: { id: saved.id } }, other),
      save(data!.projectId, 'x', other),
      ask(deckRoutes.setFavourite, { body: { id: saved.id, isFavourite: true } }, other),
      ask(projectRoutes.copy, { body: { id: saved.projectId } }, other),
    ])
      expect((await call).code).toBe(commonErrors.notFound.code);
    const again = await begin({ templateId: saved.id });
    expect(await projectOf(app, owner, again.data!.projectId)).toMatchObject({
      title: '我的路演',
      pages: 10,
    });
    const started = await ask<{ id: string }>(deckRoutes.start, { body: { id: saved.id } });
    expect(await projectOf(app, owner, started.data!.id)).toMatchObject({ title: '我的路演', pages: 10 });
  });

  test('is renamed and deleted as projects are', async () => {
    const { data } = await begin({ templateId: 'report' });
    const saved = (await save(data!.projectId, '旧名')).data!;
    await ask(projectRoutes.update, { body: { id: saved.projectId, title: '新名' } });
    expect(titles(await decks({ kind: 'template', search: '新名' }))).toEqual(['新名']);
    await ask(projectRoutes.delete, { params: { id: saved.projectId } });
    expect(await decks({ kind: 'template', search: '新名' })).toEqual([]);
    expect((await open(saved.id)).code).toBe(commonErrors.notFound.code);
  });

  test('is no project: it is not edited, spoken, shared, exported or filled with another deck', async () => {
    const { data } = await begin({ templateId: 'report' });
    const { projectId } = (await save(data!.projectId, '只读')).data!;
    const [page] = await pagesOf(app, owner, projectId);
    const { id: pageId } = page!;
    const refused = [
      ask(coursewareRoutes.saveScript, { body: { id: pageId, projectId, content: '新词' } }),
      ask(coursewareRoutes.placePresenter, { body: { id: pageId, presenterLayout: null } }),
      ask(projectRoutes.update, {
        body: { id: projectId, isAiCheck: 3 },
      }),
      ask(projectRoutes.update, { body: { id: projectId, backgroundColor: '#ffffff' } }),
      ask(shareRoutes.shareProject, {
        body: { id: projectId, codeKind: 'auto', validityDays: 7, people: 1 },
      }),
    ];
    for (const call of refused) expect((await call).code).toBe(projectErrors.isTemplate.code);
    expect((await pagesOf(app, owner, projectId))[0]?.content).toBe(page!.content);
    expect(titles(await decks({ kind: 'template', search: '只读' }))).toEqual(['只读']);
  });

  test('lends its pages without what was said on them', async () => {
    const { projectId } = (await begin({ templateId: 'lecture' })).data!;
    const [first] = await pagesOf(app, owner, projectId);
    const words = { id: first!.id, projectId, content: '欢迎各位' };
    expect((await ask(coursewareRoutes.saveScript, { body: words })).code).toBe(200);
    const saved = (await save(projectId, '讲座')).data!;
    expect((await pagesOf(app, owner, saved.projectId))[0]?.content).toBe(words.content);
    const into = (await begin({})).data!.projectId;
    const taken = await ask<{ slides: object[] }>(deckRoutes.takeTemplate, {
      body: { id: saved.id, projectId: into },
    });
    expect(taken.data!.slides).toHaveLength(9);
    expect(JSON.stringify(taken.data)).not.toContain(words.content);
    const strange = await ask(deckRoutes.takeTemplate, { body: { id: 'lesson', projectId: into } }, other);
    expect(strange.code).toBe(commonErrors.notFound.code);
    expect((await ask(deckRoutes.takeTemplate, { body: { id: noId(), projectId: into } })).code).toBe(
      commonErrors.notFound.code,
    );
  });
});

test('one that comes back takes its place among those that may be kept', async () => {
  const { data } = await begin({ templateId: templates[0]!.id }, other);
  const kept = await save(data!.projectId, '带回来的', other);
  const { projectId } = kept.data!;
  await ask(projectRoutes.delete, { params: { id: projectId } }, other);
  const { max } = deckLimits.templates;
  const fill = `insert into project select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
    'courseware_id', null, 'removed_at', null))).* from project p, generate_series(1, $2) where p.id = $1`;
  await app.parts.database.pool.query(fill, [projectId, max]);
  const back = await ask(projectRoutes.restore, { body: { id: projectId } }, other);
  expect(back.code).toBe(projectErrors.tooManyTemplates.code);
});

test('favourites are found at once, and are each account’s own', async () => {
  const mark = (id: string, isFavourite: boolean) =>
    ask(deckRoutes.setFavourite, { body: { id, isFavourite } });
  const { data } = await begin({ templateId: 'training' });
  const saved = (await save(data!.projectId, '常用')).data!;
  for (const id of ['festival', saved.id, saved.id]) expect((await mark(id, true)).code).toBe(200);
  expect(titles(await decks({ favourites: true }))).toEqual(['常用', '新春联欢']);
  expect(await decks({ favourites: true }, other)).toEqual([]);
  await mark('festival', false);
  expect((await decks({ favourites: true })).map(({ isFavourite }) => isFavourite)).toEqual([true]);
  expect((await mark('no-such-deck', true)).code).toBe(commonErrors.notFound.code);
});
