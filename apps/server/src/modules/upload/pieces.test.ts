// Every PostgreSQL: the store of uploads, whose pieces meet.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { storageErrors } from '@app/contract/storage/errors.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { uploadLimits } from '@app/contract/upload/limits.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { rightsOf } from '@app/contract/user/states/level.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let owner: TestUser;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
  owner = await aUser(app);
});
afterAll(() => app.stop());

type Progress = { id: string; size: number; received: number; pieceBytes: number };
type Upload = { id: string; size: number; url: string };

const begin = (size: number, by = owner, name = 'talk.txt') =>
  app.call<Progress>(uploadRoutes.begin, { token: by.token, body: { name, size } });
async function send(id: string, start: number, content: string, by = owner) {
  const form = new FormData();
  form.append('file', new Blob([content]), 'piece');
  const sent = { token: by.token, params: { id }, query: { start: String(start) } };
  const response = await app.send(uploadRoutes.piece, sent, { body: form });
  return (await response.json()) as { code: number; data: Progress | null };
}
const at = (id: string, by = owner) =>
  app.call<Progress>(uploadRoutes.progress, { token: by.token, params: { id } });
const finish = (id: string, by = owner) =>
  app.call<Upload>(uploadRoutes.finish, { token: by.token, params: { id } });
const storedFiles = async () =>
  (await readdir(path.join(app.env.DATA_DIR, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
    /[0-9a-f]{64}$/.test(name),
  );

const text = 'x'.repeat(uploadLimits.pieceBytes) + 'y'.repeat(500);

test('a file comes in pieces, goes on where it stopped, and is the same as sent whole', async () => {
  const { data } = await begin(text.length);
  expect(data).toMatchObject({ received: 0, pieceBytes: uploadLimits.pieceBytes });
  const { id } = data!;
  await send(id, 0, text.slice(0, uploadLimits.pieceBytes));
  // Here the line breaks; who comes back asks how far it got.
  const { received, pieceBytes } = (await at(id)).data!;
  expect([received, pieceBytes]).toEqual([uploadLimits.pieceBytes, 500]);
  expect((await send(id, received, text.slice(received))).data?.received).toBe(text.length);
  const { code, data: whole } = await finish(id);
  expect(code).toBe(200);
  expect(await (await fetch(app.origin + whole!.url)).text()).toBe(text);
  // The answer may have been lost.
  expect((await at(id)).data?.received).toBe(text.length);
  expect((await finish(id)).data).toMatchObject({ id: whole!.id, size: text.length });
  const { data: list } = await app.call<{ total: number }>(uploadRoutes.list, {
    token: owner.token,
    body: {},
  });
  expect(list?.total).toBe(1);
  expect(await storedFiles()).toHaveLength(1);
});

test('a piece twice, one that does not follow and one that is too long change nothing', async () => {
  const { id } = (await begin(2000)).data!;
  expect((await send(id, 0, 'a'.repeat(1000))).code).toBe(200);
  expect((await send(id, 0, 'a'.repeat(1000))).code).toBe(uploadErrors.outOfOrder.code);
  expect((await send(id, 1500, 'a'.repeat(500))).code).toBe(uploadErrors.outOfOrder.code);
  expect((await send(id, 1000, 'a'.repeat(1001))).code).toBe(uploadErrors.tooLarge.code);
  const raced = await Promise.all([1, 2, 3].map(() => send(id, 1000, 'b'.repeat(500))));
  expect(raced.filter(({ code }) => code === 200)).toHaveLength(1);
  expect((await finish(id)).code).toBe(uploadErrors.incomplete.code);
  expect((await at(id)).data?.received).toBe(1500);
});

test('an empty piece changes nothing, and the next one follows', async () => {
  const { id } = (await begin(10)).data!;
  expect((await send(id, 0, '')).code).toBe(uploadErrors.incomplete.code);
  expect((await send(id, 0, 'a'.repeat(10))).data?.received).toBe(10);
  expect((await finish(id)).code).toBe(200);
});

test('a failure that passes leaves the pieces, so that the whole can be asked for again', async () => {
  const by = await aUser(app);
  const { id } = (await begin(10, by)).data!;
  await send(id, 0, 'a'.repeat(10), by);
  const { pool } = app.parts.database;
  await pool.query('alter table upload add constraint broken check (size < 0) not valid');
  try {
    expect((await finish(id, by)).code).toBe(500);
  } finally {
    await pool.query('alter table upload drop constraint broken');
  }
  expect((await at(id, by)).data?.received).toBe(10);
  expect((await finish(id, by)).data).toMatchObject({ id, size: 10 });
});

test('who has no room left for the whole can make some and ask again', async () => {
  const by = await aUser(app);
  const { id } = (await begin(10, by)).data!;
  await send(id, 0, 'a'.repeat(10), by);
  const { pool } = app.parts.database;
  await pool.query(
    `insert into upload (id, user_id, name, size, type, file_key, created_at)
     values (gen_random_uuid(), $1, 'large.mp4', $2, 'video/mp4', 'large', now())`,
    [by.id, rightsOf('ordinary').storageBytes],
  );
  expect((await finish(id, by)).code).toBe(storageErrors.full.code);
  await pool.query(`delete from upload where user_id = $1`, [by.id]);
  expect((await finish(id, by)).code).toBe(200);
});

test('who asks for the whole several times at once gets the same file each time', async () => {
  const { id } = (await begin(text.length)).data!;
  await send(id, 0, text.slice(0, uploadLimits.pieceBytes));
  await send(id, uploadLimits.pieceBytes, text.slice(uploadLimits.pieceBytes));
  const answers = await Promise.all([1, 2, 3, 4].map(() => finish(id)));
  expect(answers.map(({ code, data }) => [code, data?.id])).toEqual(answers.map(() => [200, id]));
  expect((await finish(id)).code).toBe(200);
});

test('what is begun never fills more than could be kept, also when all of it is begun at once', async () => {
  const by = await aUser(app);
  const { storageBytes, uploadBytes } = rightsOf('ordinary');
  await app.parts.database.pool.query(
    `insert into upload (id, user_id, name, size, type, file_key, created_at)
     values (gen_random_uuid(), $1, 'large.mp4', $2, 'video/mp4', 'large', now())`,
    [by.id, storageBytes - 2.5 * uploadBytes],
  );
  const begun = await Promise.all([1, 2, 3, 4, 5].map(() => begin(uploadBytes, by)));
  const states = await Promise.all(begun.map(({ data }) => at(data!.id, by)));
  expect(states.filter(({ code }) => code === 200)).toHaveLength(2);
});

test('nobody else sees it, and what is too large is refused before the first byte', async () => {
  const { id } = (await begin(2000)).data!;
  const other = await aUser(app);
  const codes = [
    (await send(id, 0, 'a', other)).code,
    (await at(id, other)).code,
    (await finish(id, other)).code,
  ];
  expect(codes).toEqual(codes.map(() => commonErrors.notFound.code));
  expect((await begin(rightsOf('ordinary').uploadBytes + 1)).code).toBe(uploadErrors.tooLarge.code);
});

test('pieces of what is refused, given up or too old leave nothing behind', async () => {
  const by = await aUser(app);
  const before = await storedFiles();
  const program = '\u007fELF\u0000\u0001\u0002\u0003';
  const { id } = (await begin(program.length, by, 'a.pdf')).data!;
  await send(id, 0, program, by);
  expect((await finish(id, by)).code).toBe(uploadErrors.typeRefused.code);
  expect((await at(id, by)).code).toBe(commonErrors.notFound.code);
  expect(await storedFiles()).toEqual(before);

  const old = (await begin(100, by)).data!.id;
  await send(old, 0, 'never finished', by);
  for (let i = 0; i < uploadLimits.unfinished.perUser; i++) await begin(100, by);
  expect((await at(old, by)).code).toBe(commonErrors.notFound.code);
  expect(await storedFiles()).toEqual(before);

  const late = (await begin(100, by)).data!.id;
  await send(late, 0, 'forgotten', by);
  await app.parts.database.pool.query(
    `update unfinished_upload set created_at = now() - interval '25 hours' where id = $1`,
    [late],
  );
  await app.parts.uploads.pieces.forgetOld();
  expect((await at(late, by)).code).toBe(commonErrors.notFound.code);
  expect(await storedFiles()).toEqual(before);
});
