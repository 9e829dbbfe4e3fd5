import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aCopy, aTemplate, deckOf, deleteForGood, pagesOf, projectOf } from '../../testing/talks.ts';

let app: TestApp;
let template: string;
beforeAll(async () => {
  app = await startApp();
  template = await aTemplate(app, deckOf(['太阳|大家好，今天讲太阳。', '行星|行星有八颗。']));
});
afterAll(() => app.stop());

const rows = async <T extends object>(text: string, values: unknown[]): Promise<T[]> =>
  (await app.parts.database.pool.query<T>(text, values)).rows;

async function aTalk(user: TestUser): Promise<string> {
  const id = await aCopy(app, user, template);
  await app.call(broadcastRoutes.confirm, { token: user.token, body: { projectId: id } });
  await vi.waitFor(async () => expect((await projectOf(app, user, id)).isAiCheck).toBe(6), { interval: 100 });
  return id;
}

const talkOf = async ({ token }: TestUser, id: string) =>
  (await app.call<Talk>(projectRoutes.info, { token, params: { id } })).data!;
const statuses = async (user: TestUser, id: string) =>
  (await pagesOf(app, user, id)).map(({ status }) => status);

/** Everything that was spoken of the deck or booked for somebody; what surrounds answers is spoken ahead by itself. */
const spent = async ({ id }: TestUser) => ({
  sentences: await rows(
    `select id from speech_sentence where user_id = $1 and text ~ '太阳|行星' order by id`,
    [id],
  ),
  tasks: await rows(`select id from task where user_id = $1 order by id`, [id]),
  bookings: await rows('select id from ledger_entry where user_id = $1 order by id', [id]),
});

test('a copy of a finished talk is finished: nothing is spoken, nothing is booked', async () => {
  const user = await aUser(app);
  const source = await aTalk(user);
  const before = await spent(user);
  const copy = await aCopy(app, user, source);
  expect(await projectOf(app, user, copy)).toMatchObject({
    isAiCheck: 6,
    coursewareStatus: 'ppt-confirming-complete',
    broadcastAt: expect.any(String),
  });
  expect(await statuses(user, copy)).toEqual([1, 1]);
  const body = { projectId: copy };
  expect((await app.call(broadcastRoutes.confirm, { token: user.token, body })).data).toEqual({ pages: 0 });
  expect(await spent(user)).toEqual(before);
});

test('a copy goes on sounding when its original is deleted, and leaves nothing when it goes itself', async () => {
  const user = await aUser(app);
  const source = await aTalk(user);
  const copy = await aCopy(app, user, source);
  await deleteForGood(app, user, source);
  const { pages } = await talkOf(user, copy);
  for (const { script, broadcast } of pages) {
    const track = (await (await fetch(app.origin + broadcast!.trackUrl)).json()) as PageTrack;
    expect(track.complete).toBe(true);
    for (const word of track.words) expect(script.slice(word.srcStart, word.srcEnd)).toBe(word.text);
    const sound = await fetch(app.origin + track.segments[0]!.url!);
    expect(sound.headers.get('content-type')).toBe('audio/mpeg');
    expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(500);
  }
  await deleteForGood(app, user, copy);
  const uses = pages.map(({ id }) => `broadcast:${id}`);
  expect(await rows('select 1 from file_use where used_by = any($1)', [uses])).toEqual([]);
});

test('pages that wait for their voice wait in the copy too', async () => {
  const user = await aUser(app);
  const source = await aTalk(user);
  const [, second] = await pagesOf(app, user, source);
  const body = { id: second!.id, projectId: source, content: '换了一句。' };
  await app.call(coursewareRoutes.saveScript, { token: user.token, body });
  const copy = await aCopy(app, user, source);
  expect(await statuses(user, copy)).toEqual([1, 6]);
  expect(await projectOf(app, user, copy)).toMatchObject({ isAiCheck: 5, coursewareStatus: 'ppt-again' });
  const [first] = (await talkOf(user, copy)).pages;
  expect(first?.broadcast?.complete).toBe(true);
  await app.call(broadcastRoutes.confirm, { token: user.token, body: { projectId: copy } });
  await vi.waitFor(async () => expect(await statuses(user, copy)).toEqual([1, 1]), { interval: 100 });
});

test('what was spoken in another voice than the chosen one is not taken over', async () => {
  const user = await aUser(app);
  const source = await aTalk(user);
  await app.call(projectRoutes.update, { token: user.token, body: { id: source, ttsId: 'tone' } });
  expect(await statuses(user, await aCopy(app, user, source))).toEqual([6, 6]);
});

test('a talk from a template of somebody else is finished as well', async () => {
  const [maker, user] = [await aUser(app), await aUser(app)];
  const source = await aTalk(maker);
  await rows('update project set is_template = true where id = $1', [source]);
  // The reward of the day comes with the first call.
  await app.call(projectRoutes.list, { token: user.token, body: {} });
  const before = await spent(user);
  const copy = await aCopy(app, user, source);
  expect(await statuses(user, copy)).toEqual([1, 1]);
  expect(await spent(user)).toEqual(before);
  expect((await talkOf(user, copy)).pages.every(({ broadcast }) => broadcast?.complete)).toBe(true);
});
