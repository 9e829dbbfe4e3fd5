// Every PostgreSQL: the store of voices.
import { createHash } from 'node:crypto';
import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { deckRoutes } from '@app/contract/deck/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { voiceErrors } from '@app/contract/voice/errors.ts';
import { voiceRoutes } from '@app/contract/voice/routes.ts';
import type { OwnVoice } from '@app/contract/voice/schema.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { saidRecording } from '../../testing/recordings.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { anImport, deckOf, pagesOf } from '../../testing/talks.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startApp();
  user = await aUser(app, { level: 'svip1' });
});
afterAll(() => app.stop());

const consent = { subject: 'self', person: '林小禾', agreed: true };
const good = saidRecording();
type Row = (typeof voiceRoutes)[keyof typeof voiceRoutes];

const ask = <T>(
  route: Row,
  { by = user, ...call }: { by?: TestUser; body?: object; params?: Record<string, string> },
) => app.call<T>(route, { token: by.token, ...call });
const add = (recording: Buffer, more: object = {}, by = user) => {
  const body = {
    name: '我的声音',
    language: 'zh-CN',
    base64: recording.toString('base64'),
    consent,
    ...more,
  };
  return ask<OwnVoice>(voiceRoutes.add, { by, body });
};
const voicesOf = async (by = user) => (await ask<{ list: OwnVoice[] }>(voiceRoutes.list, { by })).data!.list;
const ended = (id: string, by = user) =>
  vi.waitFor(async () => {
    const voice = (await voicesOf(by)).find((one) => one.id === id);
    expect(voice?.state).not.toBe('making');
    return voice!;
  });
const rows = async (sql: string, values: unknown[] = []) =>
  (await app.parts.database.pool.query(sql, values)).rows as Record<string, unknown>[];
const eventsOf = async (by: TestUser) =>
  (await rows('select event, data from event where user_id = $1 order by id', [by.id])).filter(({ event }) =>
    [22, 23].includes(Number(event)),
  );

async function aVoice(by = user): Promise<OwnVoice> {
  const { data } = await add(good, {}, by);
  return ended(data!.id, by);
}

test('a recording becomes a voice that is mixed to its pitch, is told by event 22, and is deleted itself', async () => {
  const one = await aUser(app);
  const voice = await aVoice(one);
  expect(voice).toMatchObject({
    state: 'ready',
    kind: 'match',
    engine: 'embedded',
    reason: '',
    taskId: null,
  });
  expect(Math.abs(voice.match!.hertz - 180)).toBeLessThan(6);
  expect(Math.abs(voice.match!.pitchOff)).toBeLessThan(1.5);
  expect(voice.match!.parts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  expect(await eventsOf(one)).toMatchObject([{ event: 22, data: { ttsId: voice.ttsId } }]);
  expect(await rows('select recording_key from own_voice where id = $1', [voice.id])).toEqual([
    { recording_key: null },
  ]);
  expect(await rows('select * from file_use where used_by = $1', [`voice:${voice.id}`])).toEqual([]);
});

test('the voice stands among the voices of its account alone', async () => {
  const { ttsId } = await aVoice();
  const listed = async (by: TestUser) =>
    (await app.call<{ list: { ttsId: string }[] }>(speechRoutes.voices, { token: by.token })).data!.list;
  expect(await listed(user)).toContainEqual(
    expect.objectContaining({ ttsId, name: { zh: '我的声音', en: '我的声音' } }),
  );
  const stranger = await aUser(app);
  expect((await listed(stranger)).map((one) => one.ttsId)).not.toContain(ttsId);
  const said = { ttsId, text: '你好' };
  expect((await app.call(speechRoutes.say, { token: user.token, body: said })).code).toBe(200);
  const refused = await app.call(speechRoutes.say, { token: stranger.token, body: said });
  expect(refused.code).toBe(speechErrors.voiceUnknown.code);
  const { data } = await app.call<{ id: string }>(projectRoutes.add, { token: stranger.token, body: {} });
  const chosen = { id: data!.id, ttsId };
  expect((await app.call(projectRoutes.update, { token: stranger.token, body: chosen })).code).toBe(
    speechErrors.voiceUnknown.code,
  );
});

test('a stranger is told that the voice does not exist', async () => {
  const { id } = await aVoice();
  const by = await aUser(app);
  for (const [route, call] of [
    [voiceRoutes.update, { body: { id, name: 'x' } }],
    [voiceRoutes.again, { body: { id } }],
    [voiceRoutes.using, { params: { id } }],
    [voiceRoutes.delete, { params: { id } }],
  ] as const)
    expect((await ask(route, { by, ...call })).code).toBe(commonErrors.notFound.code);
});

test.each([
  ['a text', Buffer.from('this is no sound at all, whatever it is called'), voiceErrors.unreadable.code],
  ['an empty file', Buffer.from(' '), voiceErrors.unreadable.code],
  ['five minutes and a second', saidHead(301), voiceErrors.tooLong.code],
  ['a second', saidRecording({ seconds: 1 }), voiceErrors.tooShort.code],
])('%s is refused at once', async (_what, recording, code) => {
  const before = (await voicesOf()).length;
  expect((await add(recording)).code).toBe(code);
  expect((await voicesOf()).length).toBe(before);
});

/** Silence of so many seconds. */
function saidHead(seconds: number): Buffer {
  const short = saidRecording({ seconds: 0.01 });
  const data = Buffer.alloc(seconds * 8000 * 2);
  const head = Buffer.from(short.subarray(0, 44));
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

test('a recording without speech fails with its sentence and event 23, and keeps the recording for another try', async () => {
  const one = await aUser(app);
  const { data } = await add(saidHead(10), {}, one);
  const voice = await ended(data!.id, one);
  expect(voice).toMatchObject({ state: 'failed', reason: voiceErrors.silence.message.zh });
  expect(await eventsOf(one)).toMatchObject([{ event: 23, data: { reason: { zh: voice.reason } } }]);
  const again = await ask<OwnVoice>(voiceRoutes.again, { by: one, body: { id: voice.id } });
  expect(again.data).toMatchObject({ state: 'making', reason: '' });
  expect((await ended(voice.id, one)).state).toBe('failed');
});

test('the ledger names who is given the recording at another try', async () => {
  const one = await aUser(app);
  const voice = await ended((await add(saidHead(10), {}, one)).data!.id, one);
  await rows(`update voice_consent set engine = 'elsewhere' where voice_id = $1`, [voice.id]);
  await ask(voiceRoutes.again, { by: one, body: { id: voice.id } });
  const { data } = await ask<{ list: { engine: string }[] }>(voiceRoutes.consents, { by: one });
  expect(data!.list.map(({ engine }) => engine)).toEqual(['embedded']);
  await ended(voice.id, one);
});

test('work that is cancelled leaves a voice that can be tried again', async () => {
  const one = await aUser(app);
  // One piece of work of an account at a time: the second waits for the first.
  const [, { data }] = [await add(good, {}, one), await add(good, {}, one)];
  const cancelled = await app.call(taskRoutes.cancel, { token: one.token, params: { id: data!.taskId! } });
  expect(cancelled.code).toBe(200);
  const voice = await ended(data!.id, one);
  expect(voice).toMatchObject({ state: 'failed', taskId: null });
  await ask(voiceRoutes.again, { by: one, body: { id: voice.id } });
  expect((await ended(voice.id, one)).state).toBe('ready');
});

test('without consent nothing is taken', async () => {
  for (const wrong of [undefined, { ...consent, agreed: false }, { ...consent, person: ' ' }])
    expect((await add(good, { consent: wrong })).code).toBe(commonErrors.invalidInput.code);
});

test('the ledger keeps who agreed to what; a record goes once its voice is gone', async () => {
  const one = await aUser(app);
  const { id } = await aVoice(one);
  type Records = { list: { id: string; until: string | null }[]; total: number };
  const ledger = async () => (await ask<Records>(voiceRoutes.consents, { by: one })).data!;
  const [record] = (await ledger()).list;
  expect(record).toMatchObject({
    person: '林小禾',
    version: 1,
    engine: 'embedded',
    recordingHash: createHash('sha256').update(good).digest('hex'),
    until: null,
    voice: { id, name: '我的声音' },
  });
  const forget = () => ask(voiceRoutes.forget, { by: one, params: { id: record!.id } });
  expect((await forget()).code).toBe(voiceErrors.consentInUse.code);
  await ask(voiceRoutes.delete, { by: one, params: { id } });
  expect(Date.parse((await ledger()).list[0]!.until!)).not.toBeNaN();
  expect((await forget()).code).toBe(200);
  expect((await ledger()).total).toBe(0);
});

test('a deleted voice leaves another in its place, of avatars, decks and pages', async () => {
  const { id, ttsId } = await aVoice();
  const template = (
    await app.call<{ list: { id: string }[] }>(avatarRoutes.list, {
      token: user.token,
      body: { tab: 'template' },
    })
  ).data!.list[0]!;
  const copy = await app.call<{ id: string }>(avatarRoutes.copy, {
    token: user.token,
    body: { avatarsId: template.id },
  });
  const avatarsId = copy.data!.id;
  await app.call(avatarRoutes.update, { token: user.token, body: { avatarsId, ttsId } });
  const { id: project } = await anImport(app, user, deckOf(['太阳|大家好。', '月亮|再见。']));
  const [page] = await pagesOf(app, user, project);
  const settings = { ttsId, pace: 1.2 };
  for (const where of [{}, { pageId: page!.id }])
    await app.call(deckRoutes.voice, { token: user.token, body: { projectId: project, ...where, settings } });
  const uses = await ask<{ avatars: object[]; projects: object[]; instead: string }>(voiceRoutes.using, {
    params: { id },
  });
  expect(uses.data).toMatchObject({
    avatars: [{ id: avatarsId }],
    projects: [{ id: project }],
    instead: 'tone',
  });
  expect((await ask(voiceRoutes.delete, { params: { id } })).code).toBe(200);
  expect(await rows('select tts_id from project where id = $1', [project])).toEqual([{ tts_id: 'tone' }]);
  expect(await rows('select tts_id, voices from avatar where id = $1', [avatarsId])).toEqual([
    { tts_id: 'tone', voices: { 'zh-CN': 'tone', 'en-US': 'tone' } },
  ]);
  expect(await rows('select voice from courseware_page where id = $1', [page!.id])).toMatchObject([
    { voice: { ttsId: 'tone', pace: 1.2 } },
  ]);
  expect((await voicesOf()).map((voice) => voice.id)).not.toContain(id);
});

test('a favourite is marked for one account alone, and goes with its voice', async () => {
  const { id, ttsId } = await aVoice();
  const other = await aUser(app);
  const marked = async (by: TestUser) => {
    const { data } = await app.call<{ list: { ttsId: string; isFavourite: boolean }[] }>(
      speechRoutes.voices,
      { token: by.token },
    );
    return data!.list.filter(({ isFavourite }) => isFavourite).map((voice) => voice.ttsId);
  };
  const mark = async (by: TestUser, voice: string, isFavourite = true) =>
    (await app.call(speechRoutes.favourite, { token: by.token, body: { ttsId: voice, isFavourite } })).code;
  for (const voice of ['tone', ttsId, ttsId]) expect(await mark(user, voice)).toBe(200);
  expect(await marked(user)).toEqual([ttsId, 'tone']);
  expect(await marked(other)).toEqual([]);
  for (const unknown of [ttsId, 'nobody'])
    expect(await mark(other, unknown)).toBe(speechErrors.voiceUnknown.code);
  expect(await mark(user, 'tone', false)).toBe(200);
  await ask(voiceRoutes.delete, { params: { id } });
  expect(await rows('select tts_id from voice_favourite where user_id = $1', [user.id])).toEqual([]);
});

test('a voice is renamed, here and in the ledger', async () => {
  const { id } = await aVoice();
  const renamed = await ask<OwnVoice>(voiceRoutes.update, { body: { id, name: ' 新名字 ' } });
  expect(renamed.data!.name).toBe('新名字');
  const { data } = await ask<{ list: { voice: object }[] }>(voiceRoutes.consents, {});
  expect(data!.list[0]).toMatchObject({ voice: { id, name: '新名字' } });
  expect((await ask(voiceRoutes.update, { body: { id, name: '字'.repeat(21) } })).code).toBe(
    commonErrors.invalidInput.code,
  );
});
