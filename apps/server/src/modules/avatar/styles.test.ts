import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import {
  aFace,
  aNewFace,
  aPhoto,
  avatarOf,
  beginAvatar,
  consent,
  type SentAvatar,
  stepOf,
} from '../../testing/photos.ts';
import { rememberedLooks } from '../../testing/remembered-looks.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

/** How the service that draws answers: with the face itself, with a fault, or not at all. */
let drawing: 'works' | 'fails' | 'waits' = 'works';
let imagesAsked = 0;
const service = createServer(async (request, response) => {
  for await (const _ of request);
  if (request.url === '/v1/images/edits') imagesAsked += 1;
  if (drawing === 'waits') return;
  const picture = (await aFace()).toString('base64');
  const body =
    drawing === 'fails' ? { error: { message: 'out of paint' } } : { data: [{ b64_json: picture }] };
  response.writeHead(drawing === 'fails' ? 500 : 200).end(JSON.stringify(body));
});

let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const settings = { LOOK_URL: `http://127.0.0.1:${port}/v1`, LOOK_MODEL: 'painter', LOOK_KEY: 'sk-1' };
  app = await startApp(settings, { beforeLooks: rememberedLooks });
});
afterAll(async () => {
  await app.stop();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  drawing = 'works';
  imagesAsked = 0;
});

const uses = async ({ id }: TestUser) => (await app.parts.credits.balancesOf(id))['helper-uses'];
const until = (user: TestUser, id: string, wanted: Partial<SentAvatar>): Promise<SentAvatar> =>
  vi.waitFor(async () => {
    const avatar = await avatarOf(app, user, id);
    expect(avatar).toMatchObject(wanted);
    return avatar;
  });
const eventsOf = async ({ id }: TestUser) =>
  (await app.parts.database.pool.query('select event, data from event where user_id = $1 order by id', [id]))
    .rows as { event: number; data: { reason?: { zh: string }; styleImageList?: string[] } }[];

async function withPhoto(face?: Buffer): Promise<{ user: TestUser; id: string }> {
  const user = await aUser(app);
  const { id } = (await beginAvatar(app, user)).data!;
  const photo = { fileId: await aPhoto(app, user, face), consent };
  expect((await stepOf(app, user, id, { operateStatus: 0, photo })).data).toMatchObject({
    status: 5,
    operateStatus: 0,
  });
  return { user, id };
}

let user: TestUser;
let id: string;
test('style images come for free, each with who made it, and lead to a look', async () => {
  ({ user, id } = await withPhoto(await aNewFace()));
  const begun = await stepOf(app, user, id, { operateStatus: 1 });
  expect(begun.data).toMatchObject({ operateStatus: 1, freeStyleChange: 1, styleImageList: [] });
  expect((await stepOf(app, user, id, { operateStatus: 1 })).code).toBe(1001002102);
  const styled = await until(user, id, { operateStatus: 2 });
  expect(styled.making!.styles.map(({ style, engine }) => `${style} ${engine}`)).toEqual([
    'studio painter',
    'cinematic painter',
    'film painter',
    'comic painter',
  ]);
  expect(styled.styleImageList).toEqual(styled.making!.styles.map(({ url }) => url));
  for (const url of styled.styleImageList) {
    const image = await fetch(app.origin + url);
    expect(image.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await image.arrayBuffer()).equals(await aFace())).toBe(true);
  }
  expect((await eventsOf(user)).find(({ event }) => event === 2)!.data.styleImageList).toEqual(
    styled.styleImageList,
  );
  expect((await stepOf(app, user, id, { operateStatus: 3, modelType: 'drawn' })).code).toBe(1001002306);
  const chosen = await stepOf(app, user, id, { operateStatus: 3, modelType: 'film' });
  expect(chosen.data).toMatchObject({ status: 3, operateStatus: 2, making: { chosen: 'film' } });
  const ready = await until(user, id, { status: 1, operateStatus: 3 });
  expect(ready).toMatchObject({ modelType: 'film', modelTypes: 'GameStyle' });
  expect((await fetch(app.origin + ready.rigUrl)).headers.get('content-type')).toBe('application/json');
});

test('a change that fails leaves the old look, costs nothing, and says why', async () => {
  drawing = 'fails';
  await stepOf(app, user, id, { operateStatus: 1 });
  const failed = await until(user, id, { status: 1, operateStatus: 0 });
  expect(failed).toMatchObject({ freeStyleChange: 1, modelType: 'film', styleImageList: [] });
  expect(failed.making).toMatchObject({
    taskId: null,
    styles: [],
    isCancelled: false,
    // What the service says of itself is for the administrator.
    reason: '图像服务暂时不可用，没有扣除次数。请稍后重试，或联系管理员',
  });
  expect((await eventsOf(user)).find(({ event }) => event === 3)!.data.reason!.zh).toBe(
    failed.making!.reason,
  );
  expect((await fetch(app.origin + failed.rigUrl)).status).toBe(200);
});

test('after the free sets one takes two uses of the assistant, which come back when it is cancelled', async () => {
  await app.parts.database.pool.query('update avatar set free_style_change = 0 where id = $1', [id]);
  const before = await uses(user);
  drawing = 'waits';
  const { making } = (await stepOf(app, user, id, { operateStatus: 1 })).data!;
  expect(await uses(user)).toBe(before - 2);
  await app.call(taskRoutes.cancel, { token: user.token, params: { id: making!.taskId! } });
  const stopped = await until(user, id, { operateStatus: 0 });
  expect(stopped.making!.reason).toContain('取消');
  expect(await uses(user)).toBe(before);
});

test('an account has four free sets a day, however many avatars it begins', async () => {
  drawing = 'waits';
  const owner = await aUser(app);
  await app.parts.credits.currentBalances(owner.id, 'ordinary');
  const before = await uses(owner);
  const begun = async () => {
    const { id: made } = (await beginAvatar(app, owner)).data!;
    await stepOf(app, owner, made, {
      operateStatus: 0,
      photo: { fileId: await aPhoto(app, owner), consent },
    });
    return (await stepOf(app, owner, made, { operateStatus: 1 })).data!;
  };
  const left = [];
  for (let count = 0; count < 5; count++) {
    const { id: made, freeStyleChange } = await begun();
    left.push(`${freeStyleChange} ${before - (await uses(owner))}`);
    await app.call(avatarRoutes.delete, { token: owner.token, params: { id: made } });
  }
  expect(left).toEqual(['1 0', '1 0', '1 0', '0 0', '0 2']);
});

test('another photo clears the list, and needs a consent of its own', async () => {
  const fileId = await aPhoto(app, user, Buffer.concat([await aFace(), Buffer.from('other bytes')]));
  expect((await stepOf(app, user, id, { operateStatus: 0, photo: { fileId } })).code).toBe(1001002302);
  const old = (await avatarOf(app, user, id)).making!.photo!.fileId;
  const other = { subject: 'other', person: '李雷', agreed: true };
  const changed = await stepOf(app, user, id, { operateStatus: 0, photo: { fileId, consent: other } });
  expect(changed.data).toMatchObject({
    status: 1,
    operateStatus: 0,
    styleImageList: [],
    making: { styles: [] },
  });
  const gone = await stepOf(app, user, id, { operateStatus: 0, photo: { fileId: old, consent } });
  expect(gone.code).toBe(1001002300);
});

test('images that were drawn before an attempt broke off are not asked for again', async () => {
  const { pool } = app.parts.database;
  await pool.query(`
    create sequence films_added;
    create function break_off_once() returns trigger language plpgsql as $$
    begin
      if new.style = 'film' and nextval('films_added') = 1 then raise 'the connection is gone'; end if;
      return new;
    end $$;
    create trigger break_off_once before insert on avatar_file for each row execute function break_off_once();`);
  const made = await withPhoto();
  await stepOf(app, made.user, made.id, { operateStatus: 1 });
  const { making } = await until(made.user, made.id, { operateStatus: 2 });
  expect(making!.styles.map(({ style }) => style)).toEqual(['studio', 'cinematic', 'film', 'comic']);
  const { rows } = await pool.query('select last_value::int as films from films_added');
  expect({ ...rows[0], imagesAsked }).toEqual({ films: 2, imagesAsked: 4 });
});

test('the desk shows the service that draws, and why it does not work', async () => {
  const { token } = await aUser(app, { administrator: true });
  const shown = async () => {
    type Shown = { name: string; provider: string; state: string; detail: string };
    const { data } = await app.call<{ list: Shown[] }>(adminRoutes.engines, { token });
    return data!.list.find(({ name }) => name === 'styleImages');
  };
  const provider = expect.stringMatching(/^painter · http:/);
  expect(await shown()).toMatchObject({ provider, state: 'ready' });
  drawing = 'fails';
  const detail = expect.stringContaining('500 out of paint');
  expect(await shown()).toMatchObject({ provider, state: 'failing', detail });
});
