import { commonErrors } from '@app/contract/base/common-errors.ts';
import { pageLimits } from '@app/contract/base/page.ts';
import { deckRoutes } from '@app/contract/deck/routes.ts';
import { documentErrors } from '@app/contract/document/errors.ts';
import { documentLimits } from '@app/contract/document/limits.ts';
import { uploadLimits } from '@app/contract/upload/limits.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aProject, noId, upload } from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
let other: TestUser;
const ids: Record<string, string> = {};
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const wav = Buffer.concat([Buffer.from('RIFF____WAVEfmt '), Buffer.alloc(500)]);
const files: [string, Uint8Array][] = [
  ['b.png', png],
  ['A.txt', Buffer.from('some words that are longer')],
  ['song.wav', wav],
  ['c_100%.txt', Buffer.from('x')],
];
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
  [owner, other] = [await aUser(app), await aUser(app)];
  for (const [name, bytes] of files) ids[name] = (await upload(app, owner, bytes, name)).data!.id;
});
afterAll(() => app.stop());

type Listed = { list: { name: string }[]; total: number };
const list = (body: object, by = owner) => app.call<Listed>(uploadRoutes.list, { token: by.token, body });
const names = async (body: object, by = owner) => (await list(body, by)).data!.list.map(({ name }) => name);

describe('the list of files', () => {
  test('shows one kind, what a name contains, and both', async () => {
    expect(await names({})).toEqual(['c_100%.txt', 'song.wav', 'A.txt', 'b.png']);
    expect(await names({ kind: 'picture' })).toEqual(['b.png']);
    expect(await names({ kind: 'audio' })).toEqual(['song.wav']);
    expect(await names({ kind: 'video' })).toEqual([]);
    expect(await names({ kind: 'document', search: ' a.T ' })).toEqual(['A.txt']);
    expect(await names({ search: '0%' })).toEqual(['c_100%.txt']);
    expect(await names({}, other)).toEqual([]);
  });

  test('is sorted by name and size, both ways, over its parts', async () => {
    expect(await names({ orderBy: 'name', orderDir: 'asc' })).toEqual([
      'A.txt',
      'b.png',
      'c_100%.txt',
      'song.wav',
    ]);
    expect(await names({ orderBy: 'size' })).toEqual(['song.wav', 'b.png', 'A.txt', 'c_100%.txt']);
    expect(await names({ orderBy: 'size', pageSize: 1, pageNum: 3 })).toEqual(['A.txt']);
    const byType = await names({ orderBy: 'type', orderDir: 'asc' });
    expect(byType.map((name) => name.split('.').at(-1))).toEqual(['wav', 'png', 'txt', 'txt']);
    for (const body of [{ kind: 'all' }, { orderBy: 'id' }, { pageSize: pageLimits.largest + 1 }, { x: 1 }])
      expect((await list(body)).code).toBe(commonErrors.invalidInput.code);
  });
});

describe('another name', () => {
  const rename = (body: object, by = owner) =>
    app.call<{ name: string }>(uploadRoutes.rename, { token: by.token, body });

  test('is kept without what would lead astray, and refused where it is none', async () => {
    const id = (await upload(app, other, png, 'old.png')).data!.id;
    expect((await rename({ id, name: '  ../新 名.png ' }, other)).data?.name).toBe('新 名.png');
    for (const name of ['', '   ', 'x'.repeat(uploadLimits.nameLength + 1)])
      expect((await rename({ id, name }, other)).code).toBe(commonErrors.invalidInput.code);
    expect(await names({}, other)).toEqual(['新 名.png']);
  });

  test('is not given to files of others', async () => {
    const strange = await rename({ id: ids['b.png'], name: 'x' }, other);
    expect(strange).toEqual(await rename({ id: noId(), name: 'x' }, other));
    expect(strange.code).toBe(commonErrors.notFound.code);
  });
});

describe('where a file is used', () => {
  const using = (id: string, by = owner) =>
    app.call<{ list: { title: string }[] }>(deckRoutes.using, { token: by.token, params: { id } });

  test('is told by the titles of the projects that are made from it or show it', async () => {
    const document = ids['A.txt']!;
    expect((await using(document)).data).toEqual({ list: [] });
    const id = await aProject(app, owner, 'Made from it');
    await app.call(deckRoutes.relevance, { token: owner.token, body: { id, docIds: [document] } });
    expect((await using(document)).data!.list).toEqual([{ id, title: 'Made from it' }]);
    const shows = await aProject(app, owner, 'Shows it');
    await app.parts.database.pool.query(
      `insert into file_use (file_key, used_by, created_at)
       select file_key, $2, now() from upload where id = $1`,
      [ids['b.png'], `project:${shows}`],
    );
    expect((await using(ids['b.png']!)).data!.list).toEqual([{ id: shows, title: 'Shows it' }]);
    // Somebody else may have the very same file.
    const same = (await upload(app, other, png, 'same.png')).data!.id;
    expect((await using(same, other)).data).toEqual({ list: [] });
    expect((await using(document, other)).code).toBe(commonErrors.notFound.code);
  });
});

test('a text that is too long to be read is not kept', async () => {
  const text = Buffer.alloc(documentLimits.textReadBytes + 1, 'a');
  expect((await upload(app, other, text, 'long.txt')).code).toBe(documentErrors.textTooLarge.code);
  expect((await upload(app, other, text.subarray(1), 'long.txt')).code).toBe(200);
});
