// Every PostgreSQL, for the stores of file
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { megabyte } from '@app/contract/storage/limits.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, startAppForTest, tempFolder, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let owner: TestUser;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
  owner = await aUser(app);
});
afterAll(() => app.stop());

type Upload = { id: string; name: string; size: number; type: string; url: string };
type Answer = { code: number; msg: string; data: Upload | null };

async function upload(
  content: Buffer | string,
  name = 'a.txt',
  { on = app, by = owner, field = 'file' } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([content as BlobPart]), name);
  const response = await on.send(uploadRoutes.add, { token: by.token }, { body: form });
  return { status: response.status, ...((await response.json()) as Answer) };
}

const storedFiles = async (on = app) =>
  (await readdir(path.join(on.env.DATA_DIR, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
    /[0-9a-f]{64}$/.test(name),
  );

const png = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154789c6300010000050001',
  'hex',
);

describe('adding', () => {
  test('the bytes decide the type, not the name', async () => {
    expect((await upload(png, 'evil.html')).data).toMatchObject({ name: 'evil.html', type: 'image/png' });
    expect((await upload('<script>alert(1)</script>', 'picture.png')).data?.type).toBe('text/plain');
  });

  test('a kind of file that is not taken leaves nothing behind', async () => {
    const before = await storedFiles();
    expect((await upload(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3]), 'a.pdf')).code).toBe(
      uploadErrors.typeRefused.code,
    );
    expect(await storedFiles()).toEqual(before);
  });

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\secret\\a.txt', 'a.txt'],
    ['讲义 第一章.txt', '讲义 第一章.txt'],
    ['bill\u202efdp.txt', 'billfdp.txt'],
    [`${'x'.repeat(254)}👋.txt`, 'x'.repeat(254)],
  ])('the name %s is kept as %s', async (given, kept) => {
    expect((await upload('text', given)).data?.name).toBe(kept);
  });

  test('a form without the file says so', async () => {
    expect((await upload('x', 'a.txt', { field: 'other' })).code).toBe(uploadErrors.missing.code);
    const empty = await app.send(uploadRoutes.add, { token: owner.token }, { body: new FormData() });
    expect(await empty.json()).toMatchObject({ code: uploadErrors.missing.code });
  });

  test('two files at once are refused', async () => {
    const form = new FormData();
    for (const name of ['a.txt', 'b.txt']) form.append('file', new Blob(['x']), name);
    const response = await app.send(uploadRoutes.add, { token: owner.token }, { body: form });
    expect(((await response.json()) as Answer).code).toBe(uploadErrors.oneFile.code);
  });

  // With small limits: that the real ones are asked is in pieces.test.ts.
  test('one byte over the limit of the level is refused and leaves nothing behind', async () => {
    const folder = await tempFolder();
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'levels.json');
    await writeFile(file, '{"ordinary":{"uploadMB":1},"svip1":{"uploadMB":2}}');
    const on = await startAppForTest({ ROLE: 'api', LEVELS_FILE: file });
    const by = await aUser(on);
    const refused = await upload(Buffer.alloc(megabyte + 1, 'a'), 'a.txt', { on, by });
    expect(refused.code).toBe(uploadErrors.tooLarge.code);
    expect(refused.msg).toContain('1 MB');
    expect(await storedFiles(on)).toEqual([]);
    expect((await upload(Buffer.alloc(megabyte, 'a'), 'a.txt', { on, by })).code).toBe(200);
    const svip = await aUser(on, { level: 'svip1' });
    expect((await upload(Buffer.alloc(megabyte + 1, 'b'), 'big.txt', { on, by: svip })).code).toBe(200);
  });

  test('a disk without room refuses before it is full', async () => {
    const full = await startAppForTest({ ROLE: 'api' });
    // The disk itself cannot be filled in a test; what the operating system reports about it can be.
    const { createDiskStorage } = await import('../../providers/storage/disk.ts');
    const { put } = createDiskStorage({
      folder: full.env.DATA_DIR,
      keepFree: 1000,
      freeBytes: async () => 999,
    });
    Object.assign(full.parts.storage, { put });
    const user = await aUser(full);
    const refused = await upload('text', 'a.txt', { on: full, by: user });
    expect(refused).toMatchObject({ status: 200, code: commonErrors.noSpace.code });
    expect(await storedFiles(full)).toEqual([]);
  });
});

describe('reading', () => {
  test('the signed address gives the whole file or a part of it, and never lets a browser run it', async () => {
    const { data } = await upload('0123456789', 'digits.txt');
    const whole = await fetch(app.origin + data!.url);
    expect(await whole.text()).toBe('0123456789');
    expect(whole.headers.get('content-security-policy')).toContain('sandbox');
    expect(whole.headers.get('content-disposition')).toContain('attachment');
    const ask = async (range: string) => {
      const response = await fetch(app.origin + data!.url, { headers: { range } });
      return [response.status, await response.text(), response.headers.get('content-range')];
    };
    expect(await ask('bytes=2-4')).toEqual([206, '234', 'bytes 2-4/10']);
    expect(await ask('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await ask('bytes=-2')).toEqual([206, '89', 'bytes 8-9/10']);
    expect(await ask('bytes=20-')).toEqual([416, '', 'bytes */10']);
    expect((await ask('bytes=5-2'))[0]).toBe(416);
    const again = await fetch(app.origin + data!.url, {
      headers: { 'if-none-match': whole.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  test('a changed, foreign or old address opens nothing', async () => {
    const [one, other] = [await upload('one'), await upload('other')];
    const url = new URL(app.origin + one.data!.url);
    const codeOf = async (change: (copy: URL) => void) => {
      const copy = new URL(url);
      change(copy);
      return ((await (await fetch(copy)).json()) as Answer).code;
    };
    const expired = uploadErrors.linkExpired.code;
    expect(await codeOf((copy) => copy.searchParams.set('sign', 'x'))).toBe(expired);
    expect(await codeOf((copy) => copy.searchParams.set('expires', '9999999999'))).toBe(expired);
    expect(
      await codeOf((copy) => (copy.pathname = copy.pathname.replace(one.data!.id, other.data!.id))),
    ).toBe(expired);
  });
});

describe('deleting', () => {
  test('another user is told that it does not exist', async () => {
    const { data } = await upload('mine');
    const stranger = await aUser(app);
    const params = { id: data!.id };
    expect((await app.call(uploadRoutes.delete, { token: stranger.token, params })).code).toBe(
      commonErrors.notFound.code,
    );
    expect((await fetch(app.origin + data!.url)).status).toBe(200);
  });

  test('the content goes with the last upload that points to it', async () => {
    const stranger = await aUser(app);
    const [mine, theirs] = [
      await upload('shared content'),
      await upload('shared content', 'b.txt', { by: stranger }),
    ];
    const before = (await storedFiles()).length;
    await app.call(uploadRoutes.delete, { token: owner.token, params: { id: mine.data!.id } });
    expect(await (await fetch(app.origin + theirs.data!.url)).text()).toBe('shared content');
    await app.call(uploadRoutes.delete, { token: stranger.token, params: { id: theirs.data!.id } });
    expect((await storedFiles()).length).toBe(before - 1);
    expect(((await (await fetch(app.origin + theirs.data!.url)).json()) as Answer).code).toBe(
      commonErrors.notFound.code,
    );
  });

  test('only my own files are listed, newest first', async () => {
    const me = await aUser(app);
    for (const name of ['1.txt', '2.txt', '3.txt']) await upload(name, name, { by: me });
    const { data } = await app.call<{ list: Upload[]; total: number }>(uploadRoutes.list, {
      token: me.token,
      body: { pageSize: 2 },
    });
    expect(data!.list.map(({ name }) => name)).toEqual(['3.txt', '2.txt']);
    expect(data!.total).toBe(3);
  });
});
