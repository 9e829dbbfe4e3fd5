// Every PostgreSQL: sums over several stores.
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { storageErrors } from '@app/contract/storage/errors.ts';
import { gigabyte } from '@app/contract/storage/limits.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { makeDeck, relation, tinyPng } from '@app/deck/pptx/testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, tempFolder, type TestApp } from '../../testing/start-app.ts';
import {
  aCopy,
  anImport,
  aProject,
  importEnd,
  pptStatus,
  projectOf,
  startImport,
  upload,
} from '../../testing/talks.ts';

const limit = 1_000_000;
let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await tempFolder();
  const file = path.join(folder, 'levels.json');
  await writeFile(file, JSON.stringify({ ordinary: { storageGB: limit / gigabyte } }));
  app = await startApp({ LEVELS_FILE: file });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const picture =
  '<p:pic><p:nvPicPr><p:cNvPr id="4" name="Photo"/></p:nvPicPr><p:blipFill><a:blip r:embed="img"/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm></p:spPr></p:pic>';
/** A small file with a picture on its page that takes so many bytes; others end with another byte. */
const deckWith = (bytes: number, end = 0) => {
  const image = new Uint8Array(bytes).fill(end, -1);
  image.set(tinyPng);
  return makeDeck({
    slides: [{ shapes: picture, relations: relation('img', 'image', '../media/image1.png') }],
    files: { 'ppt/media/image1.png': image },
  });
};
const usedBy = async ({ token }: TestUser) =>
  (await app.call<{ storage: { usedBytes: number } }>(userRoutes.permission, { token })).data!.storage
    .usedBytes;

test('pictures of a deck take storage once, whatever becomes of its file and its copies, and go with the project', async () => {
  const user = await aUser(app);
  const deck = deckWith(300_000);
  const { id, docId } = await anImport(app, user, deck);
  expect(await usedBy(user)).toBe(deck.length + 300_000);
  const copy = await aCopy(app, user, id);
  expect(await usedBy(user)).toBe(deck.length + 300_000);
  await app.call(uploadRoutes.delete, { token: user.token, params: { id: docId! } });
  expect(await usedBy(user)).toBe(300_000);
  await app.call(projectRoutes.delete, { token: user.token, params: { id } });
  expect(await usedBy(user)).toBe(300_000);
  await app.call(projectRoutes.delete, { token: user.token, params: { id: copy } });
  expect(await usedBy(user)).toBe(0);
});

test('a deck whose pictures do not fit is not taken in, costs nothing, and leaves the storage as it was', async () => {
  const user = await aUser(app);
  const id = await aProject(app, user);
  const before = (await app.parts.credits.currentBalances(user.id, 'ordinary')).credits;
  const deck = deckWith(limit + 1);
  expect((await startImport(app, user, id, deck)).code).toBe(200);
  expect(await importEnd(app, user, id)).toMatchObject({ pptStatus: pptStatus.error, pages: 0 });
  expect(await usedBy(user)).toBe(deck.length);
  expect((await app.parts.credits.balancesOf(user.id)).credits).toBe(before);
});

const importOf = (user: TestUser, id: string, docId: string) =>
  app.call(projectRoutes.importDeck, { token: user.token, body: { id, docId } });

test('of two decks that are read at the same time only what fits is taken in', async () => {
  const user = await aUser(app);
  const imports: [project: string, document: string][] = [];
  for (const end of [1, 2])
    imports.push([await aProject(app, user), (await upload(app, user, deckWith(600_000, end))).data!.id]);
  for (const { code } of await Promise.all(imports.map(([id, docId]) => importOf(user, id, docId))))
    expect(code).toBe(200);
  const ends = await Promise.all(imports.map(([id]) => importEnd(app, user, id)));
  expect(ends.map((project) => project.pptStatus).sort()).toEqual([pptStatus.complete, pptStatus.error]);
  expect(await usedBy(user)).toBeLessThanOrEqual(limit);
});

test('a deck whose pictures are stored already takes no more of the storage', async () => {
  const user = await aUser(app);
  const { docId } = await anImport(app, user, deckWith(600_000));
  const before = await usedBy(user);
  const id = await aProject(app, user);
  expect((await importOf(user, id, docId!)).code).toBe(200);
  expect(await importEnd(app, user, id)).toMatchObject({ pptStatus: pptStatus.complete, pages: 1 });
  expect(await usedBy(user)).toBe(before);
});

test('a deck that does not fit is not taken into a sample either, whose own pictures are free', async () => {
  const user = await aUser(app);
  const id = await aProject(app, user);
  await app.parts.database.pool.query(`update project set sample = 'sun' where id = $1`, [id]);
  expect((await startImport(app, user, id, deckWith(limit + 1))).code).toBe(200);
  expect(await importEnd(app, user, id)).toMatchObject({ pptStatus: pptStatus.error, pages: 0 });
});

test('who is over the limit already is told so before anything is read or paid', async () => {
  const user = await aUser(app);
  const { docId } = await anImport(app, user, deckWith(600_000));
  await app.parts.database.pool.query('update courseware_media set size = $1 where size = 600000', [limit]);
  const id = await aProject(app, user);
  const refused = await importOf(user, id, docId!);
  expect(refused.code).toBe(storageErrors.full.code);
  expect(await projectOf(app, user, id)).toMatchObject({ pptStatus: null });
});

test('storage is counted however many files an account has', async () => {
  const user = await aUser(app);
  await anImport(app, user, deckWith(300_000));
  const before = await usedBy(user);
  // More than PostgreSQL takes values with one command.
  await app.parts.database.pool.query(
    `insert into upload (id, user_id, name, size, type, file_key, created_at)
     select gen_random_uuid(), $1, 'a.txt', 1, 'text/plain', 'key ' || number, now()
     from generate_series(1, 70000) as number`,
    [user.id],
  );
  expect(await usedBy(user)).toBe(before + 70_000);
});
