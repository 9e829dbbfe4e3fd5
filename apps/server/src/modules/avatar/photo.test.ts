// Every PostgreSQL: the store of photos.
import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { photoRoutes } from '@app/contract/photo/routes.ts';
import { storageErrors } from '@app/contract/storage/errors.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { aFace, aPhoto, avatarOf, beginAvatar, consent, sendFile, stepOf } from '../../testing/photos.ts';
import { rememberedLooks } from '../../testing/remembered-looks.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { noId } from '../../testing/talks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({}, { beforeLooks: rememberedLooks });
});
afterAll(() => app.stop());

const check = ({ token }: TestUser, fileId: string) =>
  app.call(photoRoutes.check, { token, body: { fileId } });
const upload = (user: TestUser, content: Uint8Array, name?: string) =>
  sendFile<{ fileId: string; url: string; type: string; size: number }>(
    app,
    photoRoutes.upload,
    user,
    content,
    name,
  );
const credits = async ({ id }: TestUser) => (await app.parts.credits.balancesOf(id)).credits;
const rows = async (text: string, values: unknown[] = []) =>
  (await app.parts.database.pool.query(text, values)).rows;
const usersOf = async (fileId: string) =>
  rows('select * from file_use where used_by = $1', [`avatar-photo:${fileId}`]);
const wall = () => sharp({ create: { width: 600, height: 800, channels: 3, background: '#775544' } });

test('a photo is typed by its bytes, shown to its owner by a signed address, and is no file of the library', async () => {
  const user = await aUser(app);
  const sent = await upload(user, await aFace(), 'me.exe');
  expect(sent).toMatchObject({ code: 200, data: { type: 'image/jpeg', size: (await aFace()).length } });
  const opened = await fetch(app.origin + sent.data!.url);
  expect(opened.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await opened.arrayBuffer()).equals(await aFace())).toBe(true);
  const changed = await fetch(app.origin + sent.data!.url.replace(/sign=[^&]*/, 'sign=x'));
  expect(await changed.json()).toMatchObject({ code: 1001002015 });
  const library = await app.call<{ total: number }>(uploadRoutes.list, { token: user.token, body: {} });
  expect(library.data!.total).toBe(0);
  expect(await app.parts.uploads.storedBytes(user.id)).toBe(0);
});

test.each([
  ['a picture of another kind', async () => wall().webp().toBuffer(), 1001002105],
  ['words under the name of a photo', async () => Buffer.from('hello, I am a photo'), 1001002105],
  ['nothing', async () => Buffer.alloc(0), 1001002105],
  [
    'more than five megabytes',
    async () => Buffer.concat([await aFace(), Buffer.alloc(5 * 1024 * 1024)]),
    1001002106,
  ],
])('%s is refused, and nothing of it stays', async (_, make, code) => {
  const user = await aUser(app);
  expect(await upload(user, await make(), 'me.jpg')).toMatchObject({ code });
  expect(await rows('select id from avatar_photo where user_id = $1', [user.id])).toEqual([]);
});

test('the photo of somebody else, a file of the library and an id of nothing are absent alike', async () => {
  const [owner, other] = [await aUser(app), await aUser(app)];
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(await aFace())]), 'me.jpg');
  const file = await app.send(uploadRoutes.add, { token: other.token }, { body: form });
  const { data } = (await file.json()) as { data: { id: string } };
  const begun = (await beginAvatar(app, other)).data!;
  for (const fileId of [await aPhoto(app, owner), data.id, noId()]) {
    expect(await check(other, fileId)).toMatchObject({ code: 1001002300, data: null });
    const used = await stepOf(app, other, begun.id, { operateStatus: 0, photo: { fileId, consent } });
    expect(used.code).toBe(1001002300);
  }
});

test('who uploads photo after photo keeps the last ten', async () => {
  const user = await aUser(app);
  const photos = [];
  for (let count = 0; count < 12; count++) photos.push(await aPhoto(app, user));
  const left = await rows('select id from avatar_photo where user_id = $1 order by id', [user.id]);
  expect(left.map(({ id }) => id)).toEqual(photos.slice(2));
  expect(await usersOf(photos[0]!)).toEqual([]);
});

test('a photo that no avatar was made of is forgotten after a day; one that is used stays', async () => {
  const user = await aUser(app);
  const [unused, used] = [await aPhoto(app, user), await aPhoto(app, user)];
  const avatar = (await beginAvatar(app, user)).data!;
  expect(
    (await stepOf(app, user, avatar.id, { operateStatus: 0, photo: { fileId: used, consent } })).code,
  ).toBe(200);
  await rows(`update avatar_photo set created_at = now() - interval '25 hours' where user_id = $1`, [
    user.id,
  ]);
  await app.parts.avatars.photos.forgetOld();
  expect((await check(user, unused)).code).toBe(1001002300);
  expect((await avatarOf(app, user, avatar.id)).making!.photo!.fileId).toBe(used);
});

test('an avatar is begun for 60 credits, which come back when it is deleted before it is ready', async () => {
  const user = await aUser(app);
  await app.parts.credits.currentBalances(user.id, 'ordinary');
  await app.call(avatarRoutes.list, { token: user.token, body: {} });
  const before = await credits(user);
  const key = { 'idempotency-key': 'twice' };
  const [one, two] = [await beginAvatar(app, user, key), await beginAvatar(app, user, key)];
  expect(one.data).toMatchObject({
    status: 5,
    operateStatus: 4,
    freeStyleChange: 2,
    rigUrl: null,
    making: { taskId: null },
  });
  expect(two.data!.id).toBe(one.data!.id);
  expect(await credits(user)).toBe(before - 60);
  await app.call(avatarRoutes.delete, { token: user.token, params: { id: one.data!.id } });
  expect(await credits(user)).toBe(before);
});

test('of a hundred who begin at once with the credits for one, one begins', async () => {
  const user = await aUser(app, { level: 'vip2' });
  const { credits: given } = await app.parts.credits.currentBalances(user.id, 'vip2');
  await app.parts.db.transaction((tx) =>
    app.parts.credits.book(tx, { userId: user.id, ledger: 'credits', amount: 60 - given, key: 'grant:test' }),
  );
  const all = await Promise.all(Array.from({ length: 100 }, () => beginAvatar(app, user)));
  const codes = new Map<number, number>();
  for (const { code } of all) codes.set(code, (codes.get(code) ?? 0) + 1);
  expect(Object.fromEntries(codes)).toEqual({ 200: 1, 1001002069: 99 });
  expect(await credits(user)).toBeLessThan(60);
});

test('who uploads without end is told to wait, and is answered all the same', async () => {
  const user = await aUser(app);
  const small = await wall().resize(8).jpeg().toBuffer();
  const codes = [];
  for (let count = 0; count < 61; count++) codes.push((await upload(user, small)).code);
  expect(codes.filter((code) => code === 200)).toHaveLength(60);
  expect((await upload(user, Buffer.alloc(4 * 1024 * 1024))).code).toBe(1001002303);
});

test('a photo that does not fit into the storage is not taken, and costs nothing', async () => {
  const user = await aUser(app);
  const avatar = (await beginAvatar(app, user)).data!;
  const photo = { fileId: await aPhoto(app, user), consent };
  await rows(
    `insert into upload (id, user_id, name, size, type, file_key, created_at)
     values (gen_random_uuid(), $1, 'large', 1024::bigint ^ 3, 'video/mp4', repeat('0', 64), now())`,
    [user.id],
  );
  const refused = await stepOf(app, user, avatar.id, { operateStatus: 0, photo });
  expect(refused.code).toBe(storageErrors.full.code);
  expect(await avatarOf(app, user, avatar.id)).toMatchObject({ operateStatus: 4, making: { photo: null } });
});
