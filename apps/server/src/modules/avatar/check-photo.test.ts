import { photoRoutes } from '@app/contract/photo/routes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { EmbeddedLooks } from '../../providers/look/embedded.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { aFace, aPhoto, sendFile } from '../../testing/photos.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

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
const rows = async (text: string, values: unknown[] = []) =>
  (await app.parts.database.pool.query(text, values)).rows;
const usersOf = async (fileId: string) =>
  rows('select * from file_use where used_by = $1', [`avatar-photo:${fileId}`]);
const wall = () => sharp({ create: { width: 600, height: 800, channels: 3, background: '#775544' } });

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
