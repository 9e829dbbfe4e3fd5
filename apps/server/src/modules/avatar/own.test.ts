import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { character } from '../../testing/character.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import {
  anImport,
  aProject,
  aSpokenTalk,
  aVisitorOf,
  deckOf,
  noId,
  pagesOf,
  pageStatus,
  projectOf,
  someAvatar,
} from '../../testing/talks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Sent = {
  id: string;
  name: string;
  status: number;
  operateStatus: number;
  modelTypes: string;
  modelType: string;
  ttsId: string;
  rigUrl: string;
  image: string;
  wholeImage: string;
  greetings: string;
  greetingsStatus: number;
  persona: string;
  speechStyle: string | null;
  isTemplate: boolean;
};
type Options = { name?: string; headers?: Record<string, string>; character?: object };

const draw = ({ token }: TestUser, { name = '小安', headers = {}, ...more }: Options = {}) =>
  app.call<Sent>(avatarRoutes.draw, { token, headers, body: { name, character, ...more } });
const drawn = async (user: TestUser, options: Options = {}) => (await draw(user, options)).data!;
const update = ({ token }: TestUser, avatarsId: string, change: object) =>
  app.call<Sent>(avatarRoutes.update, { token, body: { avatarsId, ...change } });
const copy = ({ token }: TestUser, avatarsId: string, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  app.call<Sent>(avatarRoutes.copy, { token, language, body: { avatarsId } });
const remove = ({ token }: TestUser, id: string) => app.call(avatarRoutes.delete, { token, params: { id } });
const get = ({ token }: TestUser, id: string) => app.call<Sent>(avatarRoutes.get, { token, params: { id } });
const mine = async ({ token }: TestUser, search?: string) =>
  (
    await app.call<{ list: Sent[] }>(avatarRoutes.list, {
      token,
      body: { tab: 'mine', ...(search === undefined ? {} : { search }) },
    })
  ).data!.list;
const choose = ({ token }: TestUser, id: string, avatarsId: string) =>
  app.call(projectRoutes.update, { token, body: { id, avatarsId } });
const open = (address: string) => fetch(`${app.origin}${address}`);
const talkOf = async (token: string, id: string) =>
  (await app.call<Talk>(projectRoutes.info, { token, params: { id } })).data!;
const credits = async ({ id }: TestUser) => (await app.parts.credits.balancesOf(id)).credits;

test('an avatar that is drawn is ready at once, costs nothing, and the first one is rewarded', async () => {
  const user = await aUser(app);
  // Being here today is rewarded, too.
  await mine(user);
  const before = await credits(user);
  expect(await drawn(user)).toMatchObject({
    name: '小安',
    status: 1,
    operateStatus: 3,
    modelTypes: 'GameStyle',
    modelType: 'drawn',
    ttsId: 'qinghe',
    greetingsStatus: 0,
    isTemplate: false,
  });
  expect(await credits(user)).toBe(before + 15);
  await drawn(user);
  expect(await credits(user)).toBe(before + 15);
});

test('the drawing can be fetched by the addresses of the avatar, as data and as a picture', async () => {
  const { rigUrl, image, wholeImage } = await drawn(await aUser(app));
  expect(await (await open(rigUrl)).json()).toEqual(character);
  const picture = await open(wholeImage);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(await picture.text()).toMatch(/^<svg [^]*id="face"/);
  expect(image).toBe(`${wholeImage}#face`);
  for (const address of [rigUrl.replace(/sign=[^&]*/, 'sign=x'), rigUrl.replace(/expires=\d+/, 'expires=9')])
    expect(await (await open(address)).json()).toMatchObject({ code: expect.not.closeTo(200) });
});

test.each([
  ['a part that nobody draws', { character: { ...character, skin: 'plaid' } }],
  ['a field of the product', { character: { ...character, id: 'x' } }],
  ['no name', { name: ' ' }],
  ['a name of 21 characters', { name: 'a'.repeat(21) }],
])('%s is refused', async (_what, options) => {
  const user = await aUser(app);
  expect((await draw(user, options)).code).toBe(1001000400);
  expect(await mine(user)).toEqual([]);
});

test('an account has as many avatars as its level allows, copies among them; of two at once one is refused', async () => {
  const user = await aUser(app);
  await drawn(user);
  const { id } = await drawn(user);
  const codes = (await Promise.all([draw(user), copy(user, id), draw(user)])).map(({ code }) => code);
  expect(codes.toSorted()).toEqual([1001002100, 1001002100, 200]);
  expect(await mine(user)).toHaveLength(3);
  expect((await remove(user, id)).code).toBe(200);
  expect((await copy(user, someAvatar)).code).toBe(200);
});

test('the same call with the same key draws one avatar', async () => {
  const user = await aUser(app);
  const headers = { 'idempotency-key': 'one' };
  const [one, other] = await Promise.all([drawn(user, { headers }), drawn(user, { headers })]);
  expect(other.id).toBe(one.id);
  expect(await mine(user)).toHaveLength(1);
});

test('what is changed is changed, and the rest stays', async () => {
  const user = await aUser(app);
  const { id, rigUrl } = await drawn(user);
  await update(user, id, { name: '老安', persona: '耐心', speechStyle: 'calm', ttsId: 'tone' });
  const { data } = await update(user, id, { greetings: '大家好', operateStatus: 3 });
  expect(data).toMatchObject({
    ...{ name: '老安', persona: '耐心', speechStyle: 'calm', ttsId: 'tone' },
    ...{ greetings: '大家好', greetingsStatus: 1 },
  });
  const other = { ...character, skin: 'deep' as const };
  const changed = (await update(user, id, { character: other })).data!;
  expect(changed.rigUrl).not.toBe(rigUrl);
  expect(await (await open(changed.rigUrl)).json()).toEqual(other);
  expect((await mine(user, '老')).map((one) => one.id)).toEqual([id]);
  expect(await mine(user, '小')).toEqual([]);
});

test.each([
  ['a voice that does not exist', { ttsId: 'nobody' }, 1001002164],
  ['a step of the way from a photo', { operateStatus: 1 }, 1001002307],
  ['an unknown way of speaking', { speechStyle: 'shouting' }, 1001000400],
  ['an empty name', { name: '' }, 1001000400],
  ['a greeting that is too long', { greetings: '好'.repeat(301) }, 1001000400],
])('%s is refused and nothing changes', async (_what, change, code) => {
  const user = await aUser(app);
  const before = await drawn(user);
  expect((await update(user, before.id, { persona: 'x', ...change })).code).toBe(code);
  expect((await get(user, before.id)).data!.persona).toBe('');
});

test('to others an avatar does not exist, and nobody changes a template', async () => {
  const [owner, other] = [await aUser(app), await aUser(app)];
  const { id } = await drawn(owner);
  const using = (user: TestUser, of: string) =>
    app.call(avatarRoutes.using, { token: user.token, params: { id: of } });
  for (const of of [id, noId()]) {
    const calls = [get(other, of), update(other, of, { name: 'x' }), copy(other, of), remove(other, of)];
    for (const { code } of await Promise.all([...calls, using(other, of)])) expect(code).toBe(1001000404);
  }
  for (const call of [update(owner, someAvatar, { name: 'x' }), remove(owner, someAvatar)])
    expect((await call).code).toBe(1001000404);
  expect((await get(owner, someAvatar)).data!.isTemplate).toBe(true);
  expect((await get(owner, id)).code).toBe(200);
});

test('a template becomes one’s own with its texts in one’s language, and its drawing can then be changed', async () => {
  const user = await aUser(app);
  const own = (await copy(user, someAvatar, 'en-US')).data!;
  expect(own).toMatchObject({ name: 'Dawn', isTemplate: false, ttsId: 'clara', modelType: 'drawn' });
  expect(own.greetings).toContain('Hello, I am Dawn.');
  expect(own.rigUrl).toMatch(/^\/assets\/avatars\//);
  const changed = (await update(user, own.id, { character })).data!;
  expect(await (await open(changed.rigUrl)).json()).toEqual(character);
  expect((await copy(user, own.id)).data).toMatchObject({ name: 'Dawn 副本', persona: own.persona });
});

test('who is a photo cannot be drawn anew', async () => {
  const user = await aUser(app);
  const { data } = await app.call<{ list: Sent[] }>(avatarRoutes.list, {
    body: { tab: 'template', pageSize: 100 },
  });
  const photo = data!.list.find(({ modelTypes }) => modelTypes === 'RealisticStyle')!;
  const own = (await copy(user, photo.id)).data!;
  expect((await update(user, own.id, { character })).code).toBe(1001002115);
  expect((await update(user, own.id, { name: '我的' })).code).toBe(200);
});

test('an avatar that was disabled can be deleted, but neither changed nor copied', async () => {
  const user = await aUser(app);
  const { id } = await drawn(user);
  await app.parts.database.pool.query('update avatar set status = 2 where id = $1', [id]);
  expect((await update(user, id, { name: 'x' })).code).toBe(1001002103);
  expect((await copy(user, id)).code).toBe(1001002103);
  expect((await remove(user, id)).code).toBe(200);
});

test('a talk shows the avatar as it is drawn now, to visitors by addresses that end with their share', async () => {
  const user = await aUser(app);
  const { id } = await drawn(user);
  const project = await aProject(app, user);
  await choose(user, project, id);
  const visitor = await aVisitorOf(app, user, project);
  const first = (await talkOf(visitor, project)).avatar!;
  expect(await (await open(first.rigUrl)).json()).toEqual(character);
  await update(user, id, { character: { ...character, skin: 'deep' }, name: '老安' });
  const { name, rigUrl } = (await talkOf(visitor, project)).avatar!;
  expect(name).toEqual({ zh: '老安', en: '老安' });
  expect(await (await open(rigUrl)).json()).toMatchObject({ skin: 'deep' });
  const share = new URLSearchParams(rigUrl.split('?')[1]).get('share');
  const ended = await app.call(shareRoutes.dismiss, { token: user.token, body: { id: share } });
  expect(ended.code).toBe(200);
  expect(await (await open(rigUrl)).json()).not.toHaveProperty('skin');
});

const deck = deckOf(['太阳|大家好，今天讲太阳。']);
async function aTalkBy(user: TestUser, avatarsId: string): Promise<string> {
  const id = await aSpokenTalk(app, user, deck);
  await choose(user, id, avatarsId);
  await app.call(broadcastRoutes.confirm, { token: user.token, body: { projectId: id } });
  await vi.waitFor(async () => {
    const pages = await pagesOf(app, user, id);
    expect(pages.map(({ status }) => status)).toEqual([pageStatus.confirmed]);
  });
  return id;
}
const voiceOf = async (id: string) =>
  (
    await app.parts.database.pool.query<{ tts_id: string | null }>(
      'select tts_id from project where id = $1',
      [id],
    )
  ).rows[0]!.tts_id;

test('a talk that was spoken keeps its voice when the avatar gets another one; who has not spoken yet follows', async () => {
  const user = await aUser(app, { level: 'svip1' });
  const { id } = await drawn(user);
  const [spoken, silent] = [await aTalkBy(user, id), await aProject(app, user)];
  await choose(user, silent, id);
  await update(user, id, { ttsId: 'tone' });
  expect(await voiceOf(spoken)).toBe('qinghe');
  expect(await voiceOf(silent)).toBeNull();
  expect((await pagesOf(app, user, spoken))[0]!.status).toBe(pageStatus.confirmed);
});

test('who deletes an avatar is told of the projects, too, of which it presents a single page', async () => {
  const user = await aUser(app, { level: 'svip1' });
  const { id: avatarsId } = await drawn(user);
  const { id: projectId, title } = await anImport(app, user, deck, { avatar: true });
  const [page] = await pagesOf(app, user, projectId);
  const call = async (route: Parameters<TestApp['call']>[0], sent: object) =>
    (await app.call<{ list: object[] }>(route, { token: user.token, ...sent })).data!.list;
  const using = () => call(avatarRoutes.using, { params: { id: avatarsId } });
  expect(await using()).toEqual([]);
  const body = { projectId, coursewarePageId: page!.id };
  await call(coursewareRoutes.putPage, { body: { ...body, avatarsId } });
  expect(await using()).toEqual([{ id: projectId, title }]);
  await call(coursewareRoutes.putPage, { body: { ...body, avatarsId: null } });
  expect(await using()).toEqual([]);
});

test('who deletes an avatar is told which projects it presents; those can still be heard, in the same voice, and ask for another', async () => {
  const user = await aUser(app, { level: 'svip1' });
  const { id } = await drawn(user);
  const project = await aTalkBy(user, id);
  const using = await app.call<{ list: object[] }>(avatarRoutes.using, { token: user.token, params: { id } });
  expect(using.data!.list).toEqual([{ id: project, title: (await projectOf(app, user, project)).title }]);

  expect((await remove(user, id)).code).toBe(200);
  expect((await get(user, id)).code).toBe(1001000404);
  expect((await projectOf(app, user, project)).avatarsId).toBeNull();
  expect(await voiceOf(project)).toBe('qinghe');
  expect((await talkOf(user.token, project)).avatar).toBeNull();
  const again = await app.call(broadcastRoutes.confirm, {
    token: user.token,
    body: { projectId: project },
  });
  expect(again.code).toBe(1001002149);
  expect((await choose(user, project, someAvatar)).code).toBe(200);
});

test('a page that a deleted avatar presented is presented by the avatar of its project', async () => {
  const user = await aUser(app, { level: 'svip1' });
  const { id } = await drawn(user);
  const project = await aSpokenTalk(app, user, deck);
  const page = async () => (await pagesOf(app, user, project))[0]!;
  const body = { projectId: project, coursewarePageId: (await page()).id, avatarsId: id };
  expect((await app.call(coursewareRoutes.putPage, { token: user.token, body })).code).toBe(200);
  expect((await page()).avatarId).toBe(id);
  await remove(user, id);
  expect((await page()).avatarId).toBe(someAvatar);
});

test('a project never names an avatar that was deleted at the same moment', async () => {
  const user = await aUser(app);
  for (let round = 0; round < 5; round += 1) {
    const { id } = await drawn(user);
    const project = await aProject(app, user);
    await Promise.all([choose(user, project, id), remove(user, id)]);
    expect((await projectOf(app, user, project)).avatarsId).toBeNull();
  }
});
