import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aCopy, aTemplate, aVisitorOf, deckOf, noId, pagesOf, upload } from '../../testing/talks.ts';

let app: TestApp;
let user: TestUser;
let stranger: TestUser;
let projectId: string;
beforeAll(async () => {
  app = await startApp();
  [user, stranger] = [await aUser(app, { administrator: true }), await aUser(app)];
  projectId = await aCopy(app, user, await aTemplate(app, deckOf(['a|Said of a.'])));
});
afterAll(() => app.stop());

/** A PNG as far as its head goes: so wide and so high. */
function png(width: number, height: number): Buffer {
  const head = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154789c6300010000050001',
    'hex',
  );
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}
const gif = Buffer.from(
  '47494638396102000200800100000000ffffff21f90400000000002c00000000020002000002024c0a003b',
  'hex',
);
const wav = Buffer.concat([
  Buffer.from(
    'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x44\xac\0\0\x88\x58\x01\0\x02\0\x10\0data\0\0\0\0',
    'latin1',
  ),
]);

const take = (body: object, token: string | undefined = user.token) =>
  app.call<{ url: string; type: string }>(coursewareRoutes.takeMedia, {
    ...(token !== undefined && { token }),
    body: { projectId, ...body },
  });
const uploaded = async (bytes: Uint8Array, by = user, name = 'a.png') =>
  (await upload(app, by, bytes, name)).data!.id;

test.each([
  ['a picture', png(40, 30), 'image/png'],
  ['an animated picture', gif, 'image/gif'],
  ['a sound', wav, 'audio/wav'],
])('%s becomes a file of the project that its pages can show', async (_what, bytes, type) => {
  const fileId = await uploaded(bytes);
  const { code, data } = await take({ fileId });
  expect(code).toBe(200);
  expect(data!.type).toBe(type);
  const answer = await fetch(app.origin + data!.url);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  // The same file once more is the same one.
  const path = (url: string) => url.split('?')[0];
  expect(path((await take({ fileId })).data!.url)).toBe(path(data!.url));
});

test('a picture that was taken stays on its page', async () => {
  const { data } = await take({ fileId: await uploaded(png(41, 30)) });
  const [page] = await pagesOf(app, user, projectId);
  const element = { id: '01890000-0000-7000-8000-0000000000aa', type: 'image', url: data!.url, left: 1 };
  const commands = [{ do: 'insert', at: ['elements'], index: 0, value: element }];
  const body = { id: page!.id, revision: page!.revision, commands };
  expect((await app.call(coursewareRoutes.patch, { token: user.token, body })).code).toBe(200);
  const [after] = await pagesOf(app, user, projectId);
  const kept = after!.elementList.find(({ id }) => id === element.id) as unknown as { url: string };
  expect((await fetch(app.origin + kept.url)).status).toBe(200);
});

test.each<[string, Uint8Array, number]>([
  ['a document', Buffer.from('just words'), coursewareErrors.mediaRefused.code],
  [
    'a drawing that may hold a program',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    coursewareErrors.mediaRefused.code,
  ],
  ['a picture of 20,001 pixels', png(20_001, 10), coursewareErrors.pictureTooLarge.code],
  ['a picture of 400 megapixels', png(20_000, 20_000), coursewareErrors.pictureTooLarge.code],
  ['a picture that is too high', png(10, 20_001), coursewareErrors.pictureTooLarge.code],
  ['a picture without a size', png(0, 10), coursewareErrors.pictureBroken.code],
  [
    'a broken photograph',
    Buffer.from('ffd8ffe000104a46494600010100000100010000ff', 'hex'),
    coursewareErrors.pictureBroken.code,
  ],
  [
    'a heavy picture',
    Buffer.concat([png(10, 10), Buffer.alloc(31 * 1024 * 1024)]),
    coursewareErrors.pictureTooLarge.code,
  ],
])('%s is refused with a sentence', async (_what, bytes, code) => {
  const answer = await take({ fileId: await uploaded(bytes) });
  expect(answer.code).toBe(code);
  expect(answer.msg).not.toBe('');
});

test('files and projects of others are not there', async () => {
  const fileId = await uploaded(png(42, 30));
  const theirs = await uploaded(png(43, 30), stranger);
  const { code } = commonErrors.notFound;
  expect((await take({ fileId }, stranger.token)).code).toBe(code);
  expect((await take({ fileId: theirs }, stranger.token)).code).toBe(code);
  expect((await take({ fileId: theirs })).code).toBe(code);
  expect((await take({ fileId: noId() })).code).toBe(code);
  expect((await take({ fileId, projectId: noId() })).code).toBe(code);
});

test('a film can be watched with a share, also from its middle, and not without it', async () => {
  const bytes = Buffer.concat([
    Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex'),
    Buffer.alloc(5000, 7),
  ]);
  const { data } = await take({ fileId: await uploaded(bytes, user, 'a.mp4') });
  expect(data!.type).toBe('video/mp4');
  const [page] = await pagesOf(app, user, projectId);
  const element = { id: '01890000-0000-7000-8000-0000000000ab', type: 'video', url: data!.url, left: 1 };
  const commands = [{ do: 'insert', at: ['elements'], index: 0, value: element }];
  const body = { id: page!.id, revision: page!.revision, commands };
  expect((await app.call(coursewareRoutes.patch, { token: user.token, body })).code).toBe(200);
  const token = await aVisitorOf(app, user, projectId);
  const talk = await app.call<Talk>(projectRoutes.info, { token, params: { id: projectId } });
  const film = talk.data!.pages[0]!.elements.find(({ id }) => id === element.id) as { url: string };
  const part = await fetch(app.origin + film.url, { headers: { range: 'bytes=1000-1999' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${bytes.length}`]);
  expect(part.headers.get('content-type')).toBe('video/mp4');
  expect((await part.arrayBuffer()).byteLength).toBe(1000);
  const bare = await fetch(app.origin + film.url.split('?')[0]);
  expect(await bare.json()).toMatchObject({ code: commonErrors.invalidInput.code });
});
