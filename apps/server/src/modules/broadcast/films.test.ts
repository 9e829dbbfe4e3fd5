import { readFileSync } from 'node:fs';
import path from 'node:path';
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import type { Task } from '@app/contract/task/schema.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type Answer,
  anMp4,
  aWebm,
  bytes,
  inTurn,
  json,
  startFilmEngine,
} from '../../providers/render/testing.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aCopy, aTemplate, aVisitorOf, deckOf, someAvatar } from '../../testing/talks.ts';

/** Of the templates, one that is a photo. */
const photographed = '01930000-0000-7000-8000-000000000012';
const webFolder = path.resolve(import.meta.dirname, '../../../../web/public');
const key = 'sk-film-secret';

/** A film that is as long as the sound of the order that was handed in last. */
const aFittingFilm: Answer = (response, asked) => bytes(anMp4(orderedMs()))(response, asked);
const orders = () => engine.asked.filter(({ call }) => call === 'POST /v1/films');
const orderedMs = () => Math.round(Number(/"durationMs":([\d.]+)/.exec(orders().at(-1)!.body)![1]));

let engine: Awaited<ReturnType<typeof startFilmEngine>>;
let app: TestApp;
let owner: TestUser;
let template: string;
beforeAll(async () => {
  engine = await startFilmEngine({});
  const render = { RENDER_URL: engine.baseUrl, RENDER_MODEL: 'mouths', RENDER_KEY: key };
  app = await startApp({ ...render, WEB_DIR: webFolder });
  owner = await aUser(app, { level: 'svip1' });
  template = await aTemplate(app, deckOf(['太阳|大家好，今天讲太阳。它的表面约五千五百度。']));
});
afterAll(async () => {
  await app.stop();
  await engine.stop();
});
beforeEach(() => {
  engine.asked.length = 0;
  engine.answers['POST /v1/films'] = json(202, { id: 'film-1' });
  engine.answers['GET /v1/films'] = aFittingFilm;
  engine.answers['DELETE /v1/films'] = json(200, {});
  engine.answers['GET /v1/models'] = json(200, {});
});

const call: TestApp['call'] = (route, sent) => app.call(route, { token: owner.token, ...sent });
const choose = (id: string, avatarsId: string) => call(projectRoutes.update, { body: { id, avatarsId } });
const talkOf = async (id: string) => (await call<Talk>(projectRoutes.info, { params: { id } })).data!;
const filmTasks = async () =>
  (await call<{ list: Task[] }>(taskRoutes.list, { body: {} })).data!.list.filter(
    ({ kind }) => kind === 'broadcast.film-page',
  );
const tasksEnd = () =>
  vi.waitFor(
    async () => {
      const tasks = await filmTasks();
      expect(tasks.filter(({ endedAt }) => endedAt === null)).toEqual([]);
      return tasks;
    },
    { interval: 50 },
  );

/** A talk of one page that can be heard. */
async function aTalk(avatarsId = photographed): Promise<string> {
  const id = await aCopy(app, owner, template);
  expect((await choose(id, avatarsId)).code).toBe(200);
  expect((await call(broadcastRoutes.confirm, { body: { projectId: id } })).code).toBe(200);
  await vi.waitFor(async () => expect((await talkOf(id)).pages[0]!.broadcast?.complete).toBe(true), {
    interval: 50,
  });
  return id;
}
const filmOf = async (id: string) => (await talkOf(id)).pages[0]!.broadcast!.film;

test('a page that was spoken is filmed: picture, sound and times leave, a film comes and is opened by its address', async () => {
  const id = await aTalk();
  await tasksEnd();
  const [order] = orders();
  const picture = readFileSync(path.join(webFolder, 'assets/avatars/zhiyuan-558a2570/picture.webp'));
  expect(order!.body).toContain(picture.toString('latin1'));
  expect(order!.body).toContain('RIFF');
  expect(order!.authorization).toBe(`Bearer ${key}`);
  // Neither the deck nor its owner.
  expect(Buffer.from(order!.body, 'latin1').toString()).not.toMatch(
    new RegExp(`${id}|${owner.id}|${owner.mailbox}`),
  );
  const { film, durationMs } = (await talkOf(id)).pages[0]!.broadcast!;
  expect(Math.abs(durationMs - orderedMs())).toBeLessThan(2);
  const whole = await fetch(app.origin + film!);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(anMp4(orderedMs()));
  const part = await fetch(app.origin + film!, { headers: { range: 'bytes=0-9' } });
  expect(part.status).toBe(206);
  const forged = await fetch(app.origin + film!.replace(/sign=[^&]*/, 'sign=x'));
  expect(forged.headers.get('content-type')).not.toContain('video');
  // Who watches the talk by a share sees it, too.
  const token = await aVisitorOf(app, owner, id);
  const shared = await app.call<Talk>(projectRoutes.info, { token, params: { id } });
  expect((await fetch(app.origin + shared.data!.pages[0]!.broadcast!.film!)).status).toBe(200);
});

test('the same sound and look are filmed once: in a copy of the talk, and when it is spoken again', async () => {
  const first = await aTalk();
  await tasksEnd();
  expect(orders()).toHaveLength(0);
  expect(await filmOf(first)).toContain('/film/');
  const { data } = await call<{ id: string }>(projectRoutes.copy, { body: { id: first } });
  expect(await filmOf(data!.id)).toContain('/film/');
  expect(orders()).toHaveLength(0);
});

test('a film of one presenter is not shown of another, and is there again with the first', async () => {
  const id = await aTalk();
  await tasksEnd();
  await choose(id, someAvatar);
  expect(await filmOf(id)).toBeUndefined();
  await choose(id, photographed);
  expect(await filmOf(id)).toContain('/film/');
});

test('who is drawn is not filmed', async () => {
  const id = await aTalk(someAvatar);
  await tasksEnd();
  expect(orders()).toHaveLength(0);
  expect(await filmOf(id)).toBeUndefined();
});

/** An avatar of one's own that looks like the template, in a talk. */
async function aTalkOfMine() {
  const copied = await call<{ id: string }>(avatarRoutes.copy, { body: { avatarsId: photographed } });
  const avatarsId = copied.data!.id;
  return { avatarsId, id: await aTalk(avatarsId) };
}

test('an engine that fails costs nothing but the film, and is asked again until it works', async () => {
  await app.parts.database.pool.query('update page_broadcast set film = null');
  engine.answers['POST /v1/films'] = inTurn(json(503, {}), json(500, {}), json(202, { id: 'film-2' }));
  const id = await aTalk();
  await tasksEnd();
  expect(orders()).toHaveLength(3);
  expect(await filmOf(id)).toContain('/film/');
});

test('an order that was handed in is waited for again after a broken line, not handed in anew', async () => {
  await app.parts.database.pool.query('update page_broadcast set film = null');
  const broken = Array.from({ length: 5 }, () => json(502, {}));
  engine.answers['GET /v1/films'] = inTurn(...broken, aFittingFilm);
  const id = await aTalk();
  await tasksEnd();
  expect(orders()).toHaveLength(1);
  expect(await filmOf(id)).toContain('/film/');
});

test.each([
  ['refuses', 'POST /v1/films', json(401, { error: { message: `no ${key}` } })],
  ['sends garbage', 'GET /v1/films', bytes(Buffer.from('<html>'))],
  ['sends a film of another length', 'GET /v1/films', bytes(aWebm(1))],
])(
  'with an engine that %s the talk is heard as ever, and the reason is told without the key',
  async (_, where, answer) => {
    await app.parts.database.pool.query('update page_broadcast set film = null');
    engine.answers[where] = answer;
    const id = await aTalk();
    const [task] = await tasksEnd();
    expect(task!.reason).toContain('mouths');
    expect(task!.reason).not.toContain(key);
    expect((await talkOf(id)).pages[0]!.broadcast).toMatchObject({ complete: true });
    expect(await filmOf(id)).toBeUndefined();
  },
);

test('a film under way tells how far it is; who cancels it takes the order back', async () => {
  await app.parts.database.pool.query('update page_broadcast set film = null');
  engine.answers['GET /v1/films'] = json(202, { progress: 40 });
  const id = await aTalk();
  const task = await vi.waitFor(async () => {
    const [newest] = await filmTasks();
    expect(newest).toMatchObject({ endedAt: null, progress: 38 });
    return newest!;
  });
  expect((await call(taskRoutes.cancel, { params: { id: task.id } })).code).toBe(200);
  await vi.waitFor(() => expect(engine.calls()).toContain('DELETE /v1/films/film-1'));
  expect(await filmOf(id)).toBeUndefined();
});

test('films count as storage of their owner', async () => {
  await app.parts.database.pool.query('update page_broadcast set film = null');
  const stored = async () =>
    (await call<{ storage: { usedBytes: number } }>(userRoutes.permission)).data!.storage.usedBytes;
  const { id } = await aTalkOfMine();
  await tasksEnd();
  const { rows } = await app.parts.database.pool.query<{ size: number }>(
    "select (film->>'size')::int size from page_broadcast where project_id = $1",
    [id],
  );
  expect(rows[0]!.size).toBeGreaterThan(0);
  const withFilm = await stored();
  await app.parts.database.pool.query('update page_broadcast set film = null where project_id = $1', [id]);
  expect(withFilm - (await stored())).toBe(rows[0]!.size);
});

test('the films of a deleted avatar go with it', async () => {
  await app.parts.database.pool.query('update page_broadcast set film = null');
  const { id, avatarsId } = await aTalkOfMine();
  await tasksEnd();
  const film = (await filmOf(id))!;
  expect((await fetch(app.origin + film)).status).toBe(200);
  expect((await call(avatarRoutes.delete, { params: { id: avatarsId } })).code).toBe(200);
  expect((await fetch(app.origin + film)).headers.get('content-type')).not.toContain('video');
  const { rows } = await app.parts.database.pool.query(
    'select film from page_broadcast where project_id = $1',
    [id],
  );
  expect(rows).toEqual([{ film: null }]);
});

test('the desk shows whether the engine answers', async () => {
  const { token } = await aUser(app, { administrator: true });
  const health = async () =>
    (await app.call<{ list: { name: string }[] }>(adminRoutes.engines, { token })).data!.list.find(
      ({ name }) => name === 'presenterFilms',
    );
  expect(await health()).toMatchObject({ provider: `mouths · ${engine.baseUrl}`, state: 'ready' });
  engine.answers['GET /v1/models'] = json(401, { error: { message: key } });
  expect(await health()).toMatchObject({ state: 'failing', detail: expect.stringContaining('RENDER_KEY') });
});
