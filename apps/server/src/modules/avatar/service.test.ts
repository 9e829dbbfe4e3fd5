// Every PostgreSQL: the store of avatars, with templates that several starts keep.
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { modelTypes } from '@app/contract/avatar/states/look.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createAddressSigner } from '../../platform/signed-address.ts';
import { kokoroVoice } from '../../providers/tts/kokoro/voices.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aProject, noId, projectOf, someAvatar } from '../../testing/talks.ts';
import { createAvatarService } from './service.ts';
import { readTemplates } from './service/read-templates.ts';

let app: TestApp;
let ann: TestUser;
let bob: TestUser;
beforeAll(async () => {
  app = await startApp();
  [ann, bob] = [await aUser(app), await aUser(app)];
});
afterAll(() => app.stop());

type Sent = {
  id: string;
  name: string;
  ttsId: string;
  isTemplate: boolean;
  rigUrl: string;
  greetings: string;
  persona: string;
};
type Asked = { tab?: string; user?: TestUser; language?: 'zh-CN' | 'en-US' };
async function listOf({ tab = 'template', user, language = 'zh-CN' }: Asked): Promise<Sent[]> {
  const token = user && { token: user.token };
  const { code, data } = await app.call<{ list: Sent[] }>(avatarRoutes.list, {
    ...token,
    language,
    body: { tab, pageSize: 100 },
  });
  expect(code).toBe(200);
  return data!.list;
}

/** An avatar in a state that no call leads to. */
async function anAvatar({ id: userId }: { id: string }, { status = 1, name = '小安' } = {}): Promise<string> {
  const id = noId();
  await app.parts.database.pool.query(
    `insert into avatar (id, user_id, name, status, operate_status, tts_id, whole_image, rig_url, created_at, updated_at)
     values ($1, $2, $3, $4, 3, 'own-voice', '/own.webp', '/own.json', now(), now())`,
    [id, userId, name, status],
  );
  return id;
}

const choose = (user: TestUser, id: string, avatarsId: string) =>
  app.call(projectRoutes.update, { token: user.token, body: { id, avatarsId } });

const service = (folder: string) =>
  createAvatarService({
    ...app.parts,
    signer: createAddressSigner('secret', systemClock),
    folder,
    webFolder: folder,
  });

const file = (changes: object = {}) => ({
  version: 1,
  id: '01930000-0000-7000-8000-0000000000f1',
  name: { zh: '新人', en: 'Newcomer' },
  sex: 'male',
  modelTypes: 'GameStyle',
  voices: { 'zh-CN': 'one', 'en-US': 'two' },
  greetings: { zh: '你好', en: 'Hello' },
  persona: { zh: '新来的', en: 'New here' },
  folder: '/assets/avatars/newcomer-00000001',
  ...changes,
});
async function shippedIn(...files: object[]): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'rostrum-avatars-'));
  for (const [index, one] of files.entries())
    await writeFile(path.join(folder, `${index}.avatar.json`), JSON.stringify(one));
  return folder;
}
const removeNewcomer = () => app.parts.database.pool.query(`delete from avatar where id = '${file().id}'`);

test.each([
  {
    language: 'zh-CN',
    names: ['晓讲', '云舟', '青岚'],
    voices: ['qinghe', 'mingyuan', 'lingyu'],
    greeting: '大家好，我是晓讲。',
    persona: '温和、有条理的讲解人。',
  },
  {
    language: 'en-US',
    names: ['Dawn', 'Noah', 'Jade'],
    voices: ['clara', 'marcus', 'clara'],
    greeting: 'Hello, I am Dawn.',
    persona: 'A warm, orderly presenter',
  },
] as const)('the templates are listed in $language, also to who has no account', async (expected) => {
  for (const user of [undefined, ann]) {
    const list = await listOf({ language: expected.language, ...(user ? { user } : {}) });
    expect(list.slice(0, 3).map(({ name }) => name)).toEqual(expected.names);
    expect(list.slice(0, 3).map(({ ttsId }) => ttsId)).toEqual(expected.voices);
    expect(list[0]!.greetings).toContain(expected.greeting);
    expect(list[0]!.persona).toContain(expected.persona);
    expect(list.every(({ isTemplate }) => isTemplate)).toBe(true);
    expect(list[0]!.rigUrl).toMatch(/^\/assets\/avatars\/xiaojiang-[0-9a-f]{8}\/rig\.json$/);
  }
});

test('one’s own avatars come before the templates, and nobody else sees them', async () => {
  const user = await aUser(app);
  const id = await anAvatar(user);
  expect((await listOf({ tab: 'mine', user })).map((one) => one.id)).toEqual([id]);
  expect((await listOf({ tab: 'all', user })).map((one) => one.id)).toEqual([
    id,
    ...(await listOf({})).map((one) => one.id),
  ]);
  expect(await listOf({ tab: 'mine', user: bob })).toEqual([]);
  expect(await listOf({ tab: 'mine' })).toEqual([]);
  expect((await listOf({ tab: 'all', user: bob })).some((one) => one.id === id)).toBe(false);
});

test('an avatar of somebody else, or none, cannot be chosen; one’s own and a template can', async () => {
  const project = await aProject(app, ann);
  for (const id of [await anAvatar(bob), noId()])
    expect((await choose(ann, project, id)).code).toBe(1001000404);
  expect((await projectOf(app, ann, project)).avatarsId).toBeNull();
  for (const id of [await anAvatar(ann), someAvatar]) {
    expect((await choose(ann, project, id)).code).toBe(200);
    expect((await projectOf(app, ann, project)).avatarsId).toBe(id);
  }
});

test.each([
  { state: 'forbidden', status: 2, code: 1001002103 },
  { state: 'still being made', status: 3, code: 1001002101 },
])('an avatar that is $state is refused', async ({ status, code }) => {
  const project = await aProject(app, ann);
  expect((await choose(ann, project, await anAvatar(ann, { status }))).code).toBe(code);
});

test('the speaker of a project is its avatar; a chosen voice goes before the avatar’s own', async () => {
  const { avatars } = app.parts;
  const project = { userId: ann.id, avatarsId: someAvatar, ttsId: null, voiceSettings: null };
  expect((await avatars.speakersOf(project, null))('zh-CN')).toEqual({
    voice: 'qinghe',
    manner: { pace: 1, intonation: 1, volume: 1, emotion: 'general', pitch: 0 },
  });
  expect(await avatars.presenterOf(project)).toEqual({
    id: someAvatar,
    name: { zh: '晓讲', en: 'Dawn' },
    rigUrl: expect.stringContaining('/rig.json'),
    pictureUrl: expect.stringContaining('/picture.svg'),
  });
  expect((await avatars.speakersOf(project, null))('en-US').voice).toBe('clara');
  expect((await avatars.speakersOf({ ...project, ttsId: 'edith' }, null))('zh-CN').voice).toBe('edith');
});

test('a page with a presenter of its own is spoken by that one, in that one’s voice', async () => {
  const own = await anAvatar(ann);
  const project = { userId: ann.id, avatarsId: someAvatar, ttsId: 'edith', voiceSettings: null };
  const page = { avatarId: own, voice: null };
  const speaker = (await app.parts.avatars.speakersOf(project, page))('zh-CN');
  expect(speaker.voice).toBe('own-voice');
});

test('how a page is spoken goes before how its deck is, and both go with the way of their avatar', async () => {
  const { avatars } = app.parts;
  const calm = await anAvatar(ann);
  const { pool } = app.parts.database;
  await pool.query(`update avatar set speech_style = 'calm' where id = $1`, [calm]);
  const deck = { pace: 1.5, intonation: 2, volume: 0.5, emotion: 'joy' } as const;
  const project = { userId: ann.id, avatarsId: calm, ttsId: 'edith', voiceSettings: deck };
  expect((await avatars.speakersOf(project, null))('zh-CN')).toMatchObject({
    voice: 'edith',
    manner: { pace: 1.32, intonation: 1.6, volume: 0.5, emotion: 'joy' },
  });
  const voice = { ttsId: 'clara', pace: 2, intonation: 0.5, volume: 1, emotion: 'general' } as const;
  expect((await avatars.speakersOf(project, { avatarId: null, voice }))('zh-CN')).toMatchObject({
    voice: 'clara',
    manner: { pace: 1.76, intonation: 0.4, volume: 1, emotion: 'general' },
  });
  // Without a voice of its own it is heard in that of the deck, in its own manner.
  const own = { avatarId: null, voice: { ...voice, ttsId: null } };
  expect((await avatars.speakersOf(project, own))('zh-CN').voice).toBe('edith');
});

test('an avatar of somebody else is absent: it is not shown, and the usual voice speaks', async () => {
  const foreign = { userId: ann.id, avatarsId: await anAvatar(bob), ttsId: null, voiceSettings: null };
  const { avatars } = app.parts;
  expect((await avatars.speakersOf(foreign, null))('en-US').voice).toBe('clara');
  expect(await avatars.presenterOf(foreign)).toBeNull();
});

test('a talk carries what the player needs of its presenter, in both languages', async () => {
  const project = await aProject(app, ann);
  await choose(ann, project, someAvatar);
  const { data } = await app.call<Talk>(projectRoutes.info, { token: ann.token, params: { id: project } });
  expect(data!.avatar).toMatchObject({ id: someAvatar, name: { zh: '晓讲', en: 'Dawn' } });
  expect(data!.avatar!.rigUrl).toMatch(/rig\.json$/);
});

test('a project that named a template before there were rows is presented as before, once the product has started', async () => {
  const project = await aProject(app, ann);
  const { pool } = app.parts.database;
  await pool.query('delete from avatar where user_id is null');
  await pool.query('update project set avatars_id = $1 where id = $2', [someAvatar, project]);
  await app.parts.avatars.keepTemplates();
  const { data } = await app.call<Talk>(projectRoutes.info, { token: ann.token, params: { id: project } });
  expect(data!.avatar).toMatchObject({ id: someAvatar, name: { zh: '晓讲', en: 'Dawn' } });
});

test('many processes that start together make one row of each file, and a restart changes none', async () => {
  const folder = await shippedIn(file(), file({ id: '01930000-0000-7000-8000-0000000000f0' }));
  const rows = () =>
    app.parts.database.pool.query(`select * from avatar where id::text like '%-0000000000f_' order by id`);
  await Promise.all(Array.from({ length: 8 }, () => service(folder).keepTemplates()));
  const { rows: first } = await rows();
  expect(first).toHaveLength(2);
  await service(folder).keepTemplates();
  expect((await rows()).rows).toEqual(first);
  await app.parts.database.pool.query(`delete from avatar where id = '01930000-0000-7000-8000-0000000000f0'`);
  await removeNewcomer();
});

test('a changed file changes its row; an older process does not change it back, and a refusal of it stays', async () => {
  const newcomer = async () => (await listOf({})).find(({ id }) => id === file().id);
  const old = await shippedIn(file());
  await service(old).keepTemplates();
  await app.parts.database.pool.query(`update avatar set status = 2 where id = '${file().id}'`);
  const changed = await shippedIn(
    file({ version: 2, name: { zh: '老手', en: 'Hand' }, folder: '/assets/avatars/newcomer-00000002' }),
  );
  for (const folder of [changed, old]) {
    await service(folder).keepTemplates();
    expect(await newcomer()).toMatchObject({
      name: '老手',
      status: 2,
      rigUrl: '/assets/avatars/newcomer-00000002/rig.json',
    });
  }
  await removeNewcomer();
});

test('a file never takes the row of somebody’s avatar', async () => {
  const id = await anAvatar(ann, { name: '小安' });
  await service(await shippedIn(file({ id }))).keepTemplates();
  expect((await listOf({ tab: 'mine', user: ann })).find((one) => one.id === id)?.name).toBe('小安');
});

test('the templates that are shipped have names, words and folders of their own, voices that exist, and cover both families of looks', async () => {
  const shipped = await readTemplates(path.join(app.parts.env.root, 'apps/server/avatars'));
  expect(new Set(shipped.map(({ modelTypes: family }) => family))).toEqual(new Set(modelTypes));
  const fields = [
    shipped.map(({ id }) => id),
    shipped.map(({ name }) => name),
    shipped.map(({ nameEn }) => nameEn),
    shipped.map(({ rigUrl }) => rigUrl),
    shipped.map(({ greetings }) => greetings),
    shipped.map(({ greetingsEn }) => greetingsEn),
    shipped.map(({ persona }) => persona),
    shipped.map(({ personaEn }) => personaEn),
  ];
  for (const values of fields) expect(new Set(values).size).toBe(shipped.length);
  for (const { voices, styleSex } of shipped)
    for (const id of Object.values(voices)) expect(kokoroVoice(id).sex).toBe(styleSex);
});

test('a file that says something unknown keeps the product from starting', async () => {
  const folder = await shippedIn(file({ voice: 'one' }));
  await expect(service(folder).keepTemplates()).rejects.toThrow('voice');
});
