import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { photoRoutes } from '@app/contract/photo/routes.ts';
import { storageErrors } from '@app/contract/storage/errors.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { EmbeddedLooks } from '../../providers/look/embedded.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { aFace, aPhoto, avatarOf, beginAvatar, consent, sendFile, stepOf } from '../../testing/photos.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { noId } from '../../testing/talks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Report = {
  width: number;
  height: number;
  refusals: { fault: string; text: string }[];
  warnings: { fault: string }[];
  face: object | null;
  crop: object | null;
  isKept: boolean;
};
const check = ({ token }: TestUser, fileId: string, crop?: object, language?: 'en-US') =>
  app.call<Report>(photoRoutes.check, {
    token,
    ...(language ? { language } : {}),
    body: { fileId, ...(crop ? { crop } : {}) },
  });
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

test('a good photo is found good, with a crop around its face', async () => {
  const user = await aUser(app);
  const report = await check(user, await aPhoto(app, user));
  expect(report).toMatchObject({
    code: 200,
    data: { width: 960, height: 1280, refusals: [], isKept: true, face: expect.anything() },
  });
  expect(report.data!.crop).toMatchObject({ width: expect.any(Number), turn: expect.any(Number) });
});

test('a photo without a face is refused with a sentence in the language of who asks, and deleted at once', async () => {
  const user = await aUser(app);
  const fileId = await aPhoto(app, user, await wall().png().toBuffer());
  const { data } = await check(user, fileId, undefined, 'en-US');
  expect(data).toMatchObject({
    isKept: false,
    refusals: [{ fault: 'no-face', text: expect.stringContaining('face') }],
  });
  expect(await usersOf(fileId)).toEqual([]);
  expect((await check(user, fileId)).code).toBe(1001002300);
});

test('a crop that hides the face does not cost the photo', async () => {
  const user = await aUser(app);
  const fileId = await aPhoto(app, user);
  const corner = { left: 0, top: 1180, width: 75, height: 100, turn: 0 };
  const { data } = await check(user, fileId, corner);
  expect(data!.refusals).not.toEqual([]);
  expect(data!.isKept).toBe(true);
  expect((await check(user, fileId)).data!.refusals).toEqual([]);
});

const box = { left: 0, top: 0, width: 300, height: 400, turn: 0 };
test.each([
  ['outside of the photo', { ...box, left: 900 }, 1001002301],
  ['before the photo', { ...box, left: -3 }, 1001002301],
  ['without a size', { ...box, width: 0 }, 1001000400],
  ['of parts of pixels', { ...box, top: 0.5 }, 1001000400],
  ['that is no number', { ...box, turn: 'NaN' }, 1001000400],
  ['turned around many times', { ...box, turn: 3600 }, 1001000400],
  ['larger than any photo', { ...box, width: 1e9 }, 1001000400],
])('a crop %s is refused', async (_, crop, code) => {
  const user = await aUser(app);
  expect((await check(user, await aPhoto(app, user), crop)).code).toBe(code);
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

/** Photos wait until it is called, and no longer than the test. */
function holdReaders(): () => void {
  let held = (app.parts.looks as EmbeddedLooks).pids();
  const goOn = () => {
    for (const pid of held) process.kill(pid, 'SIGCONT');
    held = [];
  };
  onTestFinished(goOn);
  for (const pid of held) process.kill(pid, 'SIGSTOP');
  return goOn;
}

test('four photos of an account wait to be looked at, whatever others do', async () => {
  const [user, other] = [await aUser(app), await aUser(app)];
  const [mine, theirs] = [await aPhoto(app, user), await aPhoto(app, other)];
  expect((await check(user, mine)).code).toBe(200);
  const goOn = holdReaders();
  const asked = Array.from({ length: 5 }, () => check(user, mine));
  const refused = await Promise.race(asked);
  goOn();
  expect(refused.code).toBe(1001002303);
  const codes = (await Promise.all([...asked, check(other, theirs)])).map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(5);
  expect((await check(user, mine)).code).toBe(200);
});

test('the photos of twenty accounts wait to be looked at; one more is asked to come again soon', async () => {
  const users = await Promise.all(Array.from({ length: 21 }, () => aUser(app)));
  const photos: [TestUser, string][] = [];
  // Nobody is in them, which is found soon.
  const empty = await wall().jpeg().toBuffer();
  for (const user of users) photos.push([user, await aPhoto(app, user, empty)]);
  expect((await check(users[0]!, await aPhoto(app, users[0]!, empty))).code).toBe(200);
  const goOn = holdReaders();
  const asked = photos.map(([user, photo]) => check(user, photo));
  const refused = await Promise.race(asked);
  goOn();
  expect(refused).toMatchObject({ code: 1001002303, msg: expect.stringContaining('3 秒') });
  const codes = (await Promise.all(asked)).map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(20);
});

test('a glance tells what to do, and keeps nothing', async () => {
  const user = await aUser(app);
  const glance = (content: Uint8Array) =>
    sendFile<{ faults: { fault: string }[] }>(app, photoRoutes.glance, user, content);
  const small = await sharp(await aFace())
    .resize(480)
    .jpeg()
    .toBuffer();
  expect((await glance(small)).data!.faults.map(({ fault }) => fault)).not.toContain('no-face');
  expect((await glance(await wall().jpeg().toBuffer())).data!.faults).toMatchObject([{ fault: 'no-face' }]);
  const large = await wall().resize(2000, 2000).jpeg({ quality: 20 }).toBuffer();
  expect((await glance(large)).data!.faults).toMatchObject([{ fault: 'unreadable' }]);
  expect((await glance(Buffer.from('no picture'))).code).toBe(1001002105);
  expect((await glance(Buffer.alloc(300_000))).code).toBe(1001002010);
  expect(await rows('select id from avatar_photo where user_id = $1', [user.id])).toEqual([]);
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
