import { commonErrors } from '@app/contract/base/common-errors.ts';
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { deckRoutes } from '@app/contract/deck/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aCopy, anImport, deckOf, noId, pagesOf, pageStatus, projectOf } from '../../testing/talks.ts';

let app: TestApp;
let user: TestUser;
let source: string;
beforeAll(async () => {
  app = await startApp();
  user = await aUser(app, { level: 'svip1' });
  source = (
    await anImport(app, user, deckOf(['一|第一页。', '二|第二页。', '三|第三页。']), { avatar: true })
  ).id;
  await speak(source);
});
afterAll(() => app.stop());

const usual = { ttsId: null, pace: 1, intonation: 1, volume: 1, emotion: 'general' };
const { confirmed, unconfirmed } = pageStatus;

const setVoice = (body: object, token = user.token) =>
  app.call<{ list: { status: number }[] }>(deckRoutes.voice, { token, body });
const statuses = async (id: string) => (await pagesOf(app, user, id)).map(({ status }) => status);
const lengths = async (projectId: string) =>
  (
    await app.call<{ list: { durationMs: number }[] }>(deckRoutes.duration, {
      token: user.token,
      body: { projectId },
    })
  ).data!.list.map(({ durationMs }) => durationMs);

/** Speaks what is to be spoken; how many pages that were. */
async function speak(projectId: string): Promise<number> {
  const { data } = await app.call<{ pages: number }>(broadcastRoutes.confirm, {
    token: user.token,
    body: { projectId },
  });
  await vi.waitFor(async () => expect(new Set(await statuses(projectId))).toEqual(new Set([confirmed])), {
    interval: 100,
  });
  return data!.pages;
}

test('another pace of the deck is heard on every page, and what was heard before costs nothing', async () => {
  const projectId = await aCopy(app, user, source);
  const before = await lengths(projectId);
  const { data } = await setVoice({ projectId, settings: { pace: 2 } });
  expect(data!.list.map(({ status }) => status)).toEqual([unconfirmed, unconfirmed, unconfirmed]);
  expect(await projectOf(app, user, projectId)).toMatchObject({
    coursewareStatus: 'ppt-again',
    ttsId: null,
    voiceSettings: { pace: 2, intonation: 1, volume: 1, emotion: 'general' },
  });
  expect(await speak(projectId)).toBe(3);
  const after = await lengths(projectId);
  for (const [place, length] of after.entries()) expect(length).toBeLessThan(0.7 * before[place]!);

  // Beside the pages, what answers begin with is spoken meanwhile.
  const ofPages = `select id from speech_sentence where user_id = $1 and text like '第_页。'`;
  const sentences = async () => (await app.parts.database.pool.query(ofPages, [user.id])).rows.length;
  const spoken = await sentences();
  await setVoice({ projectId, settings: null });
  expect(await speak(projectId)).toBe(3);
  expect(await lengths(projectId)).toEqual(before);
  expect(await sentences()).toBe(spoken);
});

test('settings that change nothing leave every page as it is', async () => {
  const projectId = await aCopy(app, user, source);
  const [page] = await pagesOf(app, user, projectId);
  for (const body of [
    { projectId, settings: usual },
    { projectId, settings: null },
    { projectId, pageId: page!.id, settings: null },
    { projectId, pageId: page!.id, settings: usual },
  ]) {
    const { code, data } = await setVoice(body);
    expect([code, data?.list.map(({ status }) => status)]).toEqual([200, [confirmed, confirmed, confirmed]]);
  }
});

test('a page with settings of its own keeps them whatever its deck says, until it goes back to the deck’s', async () => {
  const projectId = await aCopy(app, user, source);
  const [first] = await pagesOf(app, user, projectId);
  const own = { ...usual, emotion: 'joy', volume: 0.5 };
  const pageId = first!.id;
  const set = await setVoice({ projectId, pageId, settings: own, revision: first!.revision });
  expect(set.data!.list.map(({ status }) => status)).toEqual([unconfirmed, confirmed, confirmed]);
  const [changed] = await pagesOf(app, user, projectId);
  expect(changed).toMatchObject({ voice: own, revision: first!.revision + 1 });
  await speak(projectId);

  await setVoice({ projectId, settings: { pace: 1.5 } });
  expect(await statuses(projectId)).toEqual([confirmed, unconfirmed, unconfirmed]);
  await setVoice({ projectId, pageId, settings: null });
  expect(await statuses(projectId)).toEqual([unconfirmed, unconfirmed, unconfirmed]);
  expect((await pagesOf(app, user, projectId))[0]).toMatchObject({ voice: null });
});

test('a page without a voice of its own is spoken anew when its deck gets another voice', async () => {
  const projectId = await aCopy(app, user, source);
  const [first, second] = await pagesOf(app, user, projectId);
  await setVoice({ projectId, pageId: first!.id, settings: { ...usual, ttsId: 'tone' } });
  await setVoice({ projectId, pageId: second!.id, settings: { ...usual, pace: 1.5 } });
  await speak(projectId);
  await app.call(projectRoutes.update, { token: user.token, body: { id: projectId, ttsId: 'tone' } });
  expect(await statuses(projectId)).toEqual([confirmed, unconfirmed, unconfirmed]);
});

test('a copy of a page and a copy of a project are spoken as their originals', async () => {
  const projectId = await aCopy(app, user, source);
  const [first] = await pagesOf(app, user, projectId);
  const own = { ...usual, emotion: 'sorrow' };
  await setVoice({ projectId, pageId: first!.id, settings: own });
  await setVoice({ projectId, settings: { volume: 0.8 } });
  const body = { projectId, copyOf: first!.id };
  await app.call(coursewareRoutes.putPage, { token: user.token, body });
  const copy = await aCopy(app, user, projectId);
  expect((await pagesOf(app, user, copy)).slice(0, 2)).toMatchObject([{ voice: own }, { voice: own }]);
  expect(await projectOf(app, user, copy)).toMatchObject({ voiceSettings: { volume: 0.8 } });
});

test.each<[string, object, number]>([
  ['a pace out of range', { settings: { pace: 2.5 } }, commonErrors.invalidInput.code],
  ['a pace that is no number', { settings: { pace: 'fast' } }, commonErrors.invalidInput.code],
  ['an emotion that nobody knows', { settings: { emotion: 'boredom' } }, commonErrors.invalidInput.code],
  ['a field that nobody knows', { settings: { speed: 1 } }, commonErrors.invalidInput.code],
  ['a voice that does not exist', { settings: { ttsId: 'nobody' } }, speechErrors.voiceUnknown.code],
  ['no settings at all', {}, commonErrors.invalidInput.code],
  ['a page that is not there', { pageId: noId(), settings: null }, commonErrors.notFound.code],
])('%s is refused, and nothing is changed', async (_what, body, code) => {
  expect((await setVoice({ projectId: source, ...body })).code).toBe(code);
  expect(await projectOf(app, user, source)).toMatchObject({ ttsId: null, voiceSettings: null });
});

test('a page of another project, and a project of somebody else, are absent', async () => {
  const other = await aCopy(app, user, source);
  const [page] = await pagesOf(app, user, other);
  const settings = { pace: 2 };
  const foreign = { projectId: source, pageId: page!.id, settings };
  expect((await setVoice(foreign)).code).toBe(commonErrors.notFound.code);
  const stranger = await aUser(app);
  for (const body of [
    { projectId: other, settings },
    { projectId: other, pageId: page!.id, settings },
  ])
    expect((await setVoice(body, stranger.token)).code).toBe(commonErrors.notFound.code);
  expect((await pagesOf(app, user, other))[0]).toMatchObject({ voice: null, status: confirmed });
});

test('a page that was changed since it was read is not set', async () => {
  const projectId = await aCopy(app, user, source);
  const [page] = await pagesOf(app, user, projectId);
  const body = { projectId, pageId: page!.id, settings: { pace: 2 }, revision: page!.revision + 1 };
  expect((await setVoice(body)).code).toBe(commonErrors.changedMeanwhile.code);
  expect((await pagesOf(app, user, projectId))[0]).toMatchObject({ voice: null });
});

test('settings that are changed while a page is being spoken are those that are heard in the end', async () => {
  const projectId = await aCopy(app, user, source);
  const before = await lengths(projectId);
  const { speech } = app.parts;
  const speakSentence = speech.speakSentence;
  let go = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const held = vi.spyOn(speech, 'speakSentence').mockImplementation(async (...args) => {
    await gate;
    return speakSentence(...args);
  });
  onTestFinished(() => held.mockRestore());
  const confirm = () =>
    app.call<{ pages: number }>(broadcastRoutes.confirm, { token: user.token, body: { projectId } });
  await setVoice({ projectId, settings: { pace: 0.8 } });
  expect((await confirm()).data).toEqual({ pages: 3 });
  await vi.waitFor(() => expect(held).toHaveBeenCalled());
  await setVoice({ projectId, settings: { pace: 1.6 } });
  expect((await confirm()).data).toEqual({ pages: 0 });
  go();
  await vi.waitFor(async () => expect(new Set(await statuses(projectId))).toEqual(new Set([confirmed])), {
    interval: 100,
  });
  for (const [place, length] of (await lengths(projectId)).entries())
    expect(length).toBeLessThan(before[place]!);
});
