import type { AppError } from '@app/contract/base/errors.ts';
import { documentErrors } from '@app/contract/document/errors.ts';
import { documentLimits } from '@app/contract/document/limits.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { acceptedFiles, lockedType } from '@app/contract/upload/limits.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { makeDeck } from '@app/deck/pptx/testing.ts';
import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockAgile } from '../../providers/document/locked/testing.ts';
import { refuseLongText } from './rules.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { upload } from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
  [owner, other] = [await aUser(app), await aUser(app)];
});
afterAll(() => app.stop());

// What does not pack, so that the file is no smaller than those that Office locks.
const noise = Uint8Array.from(
  { length: 6000 },
  (_, index) => Math.floor(Math.abs(Math.sin(index) * 1e6)) % 256,
);
const deck = makeDeck({ files: { 'ppt/media/noise.bin': noise } });
const locked = lockAgile(deck, '开讲');

type Sent = { id: string; type: string; size: number };
const unlock = (id: string, password: string, { token }: TestUser) =>
  app.call<Sent>(uploadRoutes.unlock, { token, body: { id, password } });

test('a deck with a password waits for it, and is an ordinary deck once it is opened', async () => {
  const sent = await upload(app, owner, locked);
  const id = sent.data?.id ?? '';
  expect(sent.data?.type).toBe(lockedType);
  const body = { deck: { docId: id, notesAsScript: true } };
  const begun = await app.call(projectRoutes.add, { token: owner.token, body });
  expect(begun.code).toBe(uploadErrors.locked.code);

  expect((await unlock(id, '开讲', other)).code).toBe(commonErrors.notFound.code);
  expect((await unlock(id, 'open', owner)).code).toBe(uploadErrors.wrongPassword.code);
  const opened = await unlock(id, '开讲', owner);
  expect(opened.data).toMatchObject({ id, type: acceptedFiles.pptx, size: deck.length });
  // What is open stays open, whatever is said.
  expect((await unlock(id, 'open', owner)).data).toMatchObject({ size: deck.length });
  expect((await app.call(projectRoutes.add, { token: owner.token, body })).code).toBe(200);
});

test('one whose lock is broken says so, and what holds no document is not taken', async () => {
  const broken = Buffer.from(locked);
  broken.write('EncryptionOops', 1024 + 128, 'utf16le');
  const id = (await upload(app, owner, broken)).data?.id ?? '';
  expect((await unlock(id, '开讲', owner)).code).toBe(uploadErrors.notUnlocked.code);
  const nothing = (await upload(app, owner, lockAgile(noise, '开讲'))).data?.id ?? '';
  expect((await unlock(nothing, '开讲', owner)).code).toBe(uploadErrors.notUnlocked.code);
});

test('one that is deleted while it is opened leaves nothing', async () => {
  const id = (await upload(app, owner, locked)).data?.id ?? '';
  await Promise.all([
    unlock(id, '开讲', owner),
    app.call(uploadRoutes.delete, { token: owner.token, params: { id } }),
  ]);
  const { rows } = await app.parts.database.pool.query('select * from file_use t where t::text like $1', [
    `%${id}%`,
  ]);
  expect(rows).toEqual([]);
});

test('many at once are opened one by one, and more than wait are told to come again', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => aUser(app)));
  const ids = await Promise.all(users.map(async (user) => (await upload(app, user, locked)).data?.id ?? ''));
  const answers = await Promise.all(ids.map((id, at) => unlock(id, '开讲', users[at] ?? owner)));
  const opened = answers.filter(({ code }) => code === 200).length;
  expect(opened).toBeGreaterThan(0);
  expect(opened).toBeLessThan(12);
});

test('a text is no longer than one may be, wherever it comes from', () => {
  const long = documentLimits.textReadBytes + 1;
  const { code } = documentErrors.textTooLarge;
  const codeOf = (mime: string, size: number) => {
    try {
      refuseLongText({ mime }, size);
      return undefined;
    } catch (error) {
      return (error as AppError).def.code;
    }
  };
  expect(codeOf(acceptedFiles.txt, long)).toBe(code);
  expect(codeOf(acceptedFiles.txt, long - 1)).toBeUndefined();
  expect(codeOf(acceptedFiles.pptx, long)).toBeUndefined();
});

test('what a killed process left of an opened file goes at the next start, and nothing that is being opened', async () => {
  const folder = path.join(app.parts.env.DATA_DIR, 'tmp');
  const [left, open, foreign] = ['unlock-left', 'unlock-open', 'import-left'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  for (const work of [left, open, foreign]) {
    await mkdir(work, { recursive: true });
    await writeFile(path.join(work, 'opened'), 'secret');
  }
  const before = new Date(app.parts.clock.now().getTime() - 2 * 60 * 60 * 1000);
  for (const work of [left, foreign]) await utimes(work, before, before);
  await app.parts.uploads.sweepUnlocks();
  expect([left, open, foreign].map(existsSync)).toEqual([false, true, true]);
});
