import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { photoRoutes } from '@app/contract/photo/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { rigSchema } from '@app/contract/rig/schema.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { portrait } from '../../providers/look/testing.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import {
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
import { aProject } from '../../testing/talks.ts';
import { createAvatarFileStore } from './store/makings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({}, { beforeLooks: rememberedLooks });
});
afterAll(() => app.stop());

const credits = async ({ id }: TestUser) => (await app.parts.credits.balancesOf(id)).credits;
const rows = async <R = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<R[]> =>
  (await app.parts.database.pool.query(text, values)).rows as R[];
const open = (address: string | null) => fetch(`${app.origin}${address}`);
const eventsOf = async ({ id }: TestUser): Promise<number[]> =>
  (await rows<{ event: number }>('select event from event where user_id = $1 order by id', [id])).map(
    ({ event }) => event,
  );
const filesOf = async ({ token }: TestUser, id: string) =>
  (
    await app.call<{ list: { kind: string; size: number; isShared: boolean }[] }>(photoRoutes.files, {
      token,
      params: { id },
    })
  ).data!.list;
const ledgerOf = async ({ token }: TestUser) =>
  (
    await app.call<{
      list: {
        person: string;
        statement: string;
        avatars: { avatarsId: string; name: string; until: string | null }[];
      }[];
    }>(photoRoutes.likeness, { token, language: 'en-US' })
  ).data!.list;
const keysOf = async (id: string): Promise<string[]> =>
  (await rows<{ file_key: string }>('select file_key from avatar_file where avatar_id = $1', [id])).map(
    ({ file_key }) => file_key,
  );
const isStored = async (key: string) => (await app.parts.storage.size(key)) !== undefined;
const remove = ({ token }: TestUser, id: string) => app.call(avatarRoutes.delete, { token, params: { id } });

/** An account that has been here today, which is rewarded, too. */
async function somebody(): Promise<TestUser> {
  const user = await aUser(app);
  await app.parts.credits.currentBalances(user.id, 'ordinary');
  await app.call(avatarRoutes.list, { token: user.token, body: {} });
  return user;
}

/** Lets the photo be the look, as it is. */
async function startLook(user: TestUser, face?: Buffer): Promise<SentAvatar> {
  const { id } = (await beginAvatar(app, user)).data!;
  const photo = { fileId: await aPhoto(app, user, face), consent };
  const begun = await stepOf(app, user, id, { operateStatus: 5, photo });
  expect(begun).toMatchObject({ code: 200, data: { status: 3, operateStatus: 5 } });
  return begun.data!;
}
const statusIs = (user: TestUser, id: string, status: number): Promise<SentAvatar> =>
  vi.waitFor(async () => {
    const avatar = await avatarOf(app, user, id);
    expect(avatar.status).toBe(status);
    return avatar;
  });
const isRunning = (taskId: string | null) =>
  vi.waitFor(async () =>
    expect(await rows('select state from task where id = $1', [taskId])).toEqual([{ state: 2 }]),
  );

let user: TestUser;
let made: SentAvatar;
test('a portrait becomes somebody who can be seen, for 60 credits', async () => {
  user = await somebody();
  const before = await credits(user);
  made = await statusIs(user, (await startLook(user)).id, 1);
  expect(made).toMatchObject({
    operateStatus: 3,
    modelTypes: 'RealisticStyle',
    modelType: 'natural',
    styleImageList: [],
    making: { taskId: null, reason: '', chosen: 'natural', photo: { crop: null } },
  });
  const rig = await (await open(made.rigUrl)).text();
  expect(z.safeParse(rigSchema, JSON.parse(rig)).success).toBe(true);
  const [whole, face] = [await open(made.wholeImage), await open(made.image)];
  for (const picture of [whole, face]) expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(rig.length + (await whole.arrayBuffer()).byteLength).toBeLessThan(1.5 * 1024 * 1024);
  expect(await credits(user)).toBe(before - 60 + 15);
  expect(await eventsOf(user)).toContain(4);
});

test('what is kept of a face is listed, counts as storage, and is noted in the ledger', async () => {
  const files = await filesOf(user, made.id);
  expect(files.map(({ kind }) => kind)).toEqual(['photo', 'rig', 'picture', 'face']);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  expect(await app.parts.uploads.storedBytes(user.id)).toBe(bytes);
  expect(await ledgerOf(user)).toMatchObject([
    {
      person: '安雅',
      statement: expect.stringContaining('shows me'),
      avatars: [{ avatarsId: made.id, name: '安雅', until: null }],
    },
  ]);
  const other = await aUser(app);
  expect((await app.call(photoRoutes.files, { token: other.token, params: { id: made.id } })).code).toBe(
    1001000404,
  );
  expect(await ledgerOf(other)).toEqual([]);
});

test('viewers see it as long as the share is open, and never the photo', async () => {
  const { token } = user;
  const projectId = await aProject(app, user);
  await app.call(projectRoutes.update, { token, body: { id: projectId, avatarsId: made.id } });
  const share = await app.call<{ id: string; code: string; extractionCode: string }>(
    shareRoutes.shareProject,
    {
      token,
      body: { id: projectId, validityDays: 7, people: 10, codeKind: 'auto' },
    },
  );
  const { code, extractionCode } = share.data!;
  const visitor = await app.call<{ token: string }>(shareRoutes.verify, { body: { code, extractionCode } });
  const talk = await app.call<Talk>(projectRoutes.info, {
    token: visitor.data!.token,
    params: { id: projectId },
  });
  const { rigUrl, pictureUrl } = talk.data!.avatar!;
  for (const address of [rigUrl, pictureUrl])
    expect((await open(address)).headers.get('content-type')).not.toContain('charset');
  // What opens the look, for viewers and for the owner, opens nothing that it was made from.
  for (const address of [rigUrl, made.rigUrl!]) {
    const { searchParams } = new URL(address, app.origin);
    const signed = new URLSearchParams(['expires', 'sign'].map((key) => [key, searchParams.get(key)!]));
    for (const path of [
      `photo/${made.making!.photo!.fileId}?${signed}`,
      `photo/${made.id}?${signed}`,
      `style/${made.id}?${signed}&n=0&v=1`,
    ])
      expect(await (await open(`/web-api/portrait/avatars/${path}`)).json()).toMatchObject({
        code: 1001002015,
      });
  }
  await app.call(shareRoutes.dismiss, { token, body: { id: share.data!.id } });
  for (const address of [rigUrl, pictureUrl])
    expect(await (await open(address)).json()).toMatchObject({ code: 1001002015 });
});

test('a stranger’s copy of the same picture is no copy of mine', async () => {
  const stranger = await somebody();
  const { list } = (
    await app.call<{ list: SentAvatar[] }>(avatarRoutes.list, {
      token: stranger.token,
      body: { tab: 'template' },
    })
  ).data!;
  const body = { avatarsId: list[0]!.id };
  const theirs = (await app.call<SentAvatar>(avatarRoutes.copy, { token: stranger.token, body })).data!;
  // Files are named by their content: two who took the same picture have the same name for it.
  await rows(
    `insert into avatar_file select $1, kind, place, style, engine, file_key, size, type from avatar_file
     where avatar_id = $2 and kind = 'rig'`,
    [theirs.id, made.id],
  );
  expect(await createAvatarFileStore(app.parts.db).hasCopies(made.id)).toBe(false);
  expect(await createAvatarFileStore(app.parts.db).hasCopies(theirs.id)).toBe(false);
  await remove(stranger, theirs.id);
});

test('a copy shares the files, is noted in the ledger, and keeps them when its source is deleted', async () => {
  const { token } = user;
  const copied = await app.call<SentAvatar>(avatarRoutes.copy, { token, body: { avatarsId: made.id } });
  const copy = copied.data!;
  expect(copy).toMatchObject({ status: 1, modelType: 'natural', making: null });
  // One payment is for one face, so neither of the two gets another one.
  expect((await stepOf(app, user, made.id, { operateStatus: 5 })).code).toBe(1001002313);
  // Another one of the same photo has the same files, and no copy.
  const second = (await beginAvatar(app, user)).data!;
  await rows(
    `insert into avatar_file select $1, kind, place, style, engine, file_key, size, type from avatar_file
     where avatar_id = $2 and kind = 'rig'`,
    [second.id, made.id],
  );
  expect(await createAvatarFileStore(app.parts.db).hasCopies(made.id)).toBe(true);
  expect(await createAvatarFileStore(app.parts.db).hasCopies(second.id)).toBe(false);
  await remove(user, second.id);
  const used = await filesOf(user, made.id);
  expect(used.filter(({ isShared }) => isShared).map(({ kind }) => kind)).toEqual(['rig', 'picture', 'face']);
  const [photo] = await rows<{ file_key: string }>('select file_key from avatar_photo where avatar_id = $1', [
    made.id,
  ]);
  const before = await credits(user);
  expect((await remove(user, made.id)).code).toBe(200);
  expect(await credits(user)).toBe(before);
  expect(await isStored(photo!.file_key)).toBe(false);
  expect((await open(copy.rigUrl)).status).toBe(200);
  expect((await (await open(copy.rigUrl)).json()) as object).not.toHaveProperty('code');
  const [entry] = await ledgerOf(user);
  expect(entry!.avatars).toMatchObject([
    { avatarsId: made.id, name: '安雅', until: expect.any(String) },
    { avatarsId: copy.id, until: null },
  ]);
  expect((await stepOf(app, user, copy.id, { operateStatus: 5 })).code).toBe(1001002307);
  const keys = await keysOf(copy.id);
  await remove(user, copy.id);
  for (const key of keys) expect(await isStored(key)).toBe(false);
});

test('a look that is cancelled gives the credits back once; whoever goes on pays again', async () => {
  const owner = await somebody();
  const before = await credits(owner);
  const { id, making } = await startLook(owner, await aNewFace());
  const { taskId } = making!;
  await isRunning(taskId);
  expect(await credits(owner)).toBe(before - 60);
  await app.call(taskRoutes.cancel, { token: owner.token, params: { id: taskId! } });
  const stopped = await statusIs(owner, id, 4);
  expect(stopped).toMatchObject({
    operateStatus: 5,
    making: { taskId: null, since: null, isCancelled: true, reason: expect.stringContaining('取消') },
  });
  expect(await credits(owner)).toBe(before);
  expect(await eventsOf(owner)).toContain(5);
  // A task that is started again by hand has nothing to do any more.
  await app.call(taskRoutes.retry, { token: owner.token, params: { id: taskId! } });
  await vi.waitFor(async () =>
    expect(await rows('select state from task where id = $1', [taskId])).toEqual([{ state: 3 }]),
  );
  expect((await avatarOf(app, owner, id)).status).toBe(4);
  expect((await stepOf(app, owner, id, { operateStatus: 5 })).code).toBe(200);
  expect(await credits(owner)).toBe(before - 60);
  await remove(owner, id);
  expect(await credits(owner)).toBe(before);
});

test('the ledger names the face that is seen: another photo counts when there is a look of it', async () => {
  const owner = await somebody();
  const { id } = await statusIs(owner, (await startLook(owner)).id, 1);
  const bob = { subject: 'other', person: 'Bob', agreed: true };
  const photo = { fileId: await aPhoto(app, owner, await portrait('zhiyuan')), consent: bob };
  expect((await stepOf(app, owner, id, { operateStatus: 0, photo })).code).toBe(200);
  const shown = async () =>
    (await ledgerOf(owner)).map(({ person, avatars }) => [person, avatars.map(({ until }) => until)]);
  expect(await shown()).toEqual([
    ['Bob', []],
    ['安雅', [null]],
  ]);
  expect((await stepOf(app, owner, id, { operateStatus: 5 })).code).toBe(200);
  await statusIs(owner, id, 1);
  expect(await shown()).toEqual([
    ['Bob', [null]],
    ['安雅', [expect.any(String)]],
  ]);
});

test('a look whose photo is gone when the work begins is given up, and its credits come back', async () => {
  const { pool } = app.parts.database;
  await pool.query(`
    create function lose_photo() returns trigger language plpgsql as $$
    begin
      delete from avatar_photo where avatar_id = new.avatar_id and new.run is not null;
      return new;
    end $$;
    create trigger lose_photo after update on avatar_making for each row execute function lose_photo();`);
  onTestFinished(async () => {
    await pool.query('drop function lose_photo cascade');
  });
  const owner = await somebody();
  const before = await credits(owner);
  const failed = await statusIs(owner, (await startLook(owner)).id, 4);
  expect(failed.making).toMatchObject({ taskId: null, photo: null, reason: '请先上传照片' });
  expect(await credits(owner)).toBe(before);
});

test('an avatar that is deleted while its look is made leaves no file, and its credits come back once', async () => {
  const owner = await somebody();
  const before = await credits(owner);
  const { id, making } = await startLook(owner, await aNewFace());
  await isRunning(making!.taskId);
  await remove(owner, id);
  expect(await credits(owner)).toBe(before);
  await vi.waitFor(async () =>
    expect(
      await rows(`select 1 from task where id = $1 and holder is null and state = 5`, [making!.taskId]),
    ).toHaveLength(1),
  );
  expect(await rows(`select * from file_use where used_by = $1`, [`avatar:${id}`])).toEqual([]);
  expect(await credits(owner)).toBe(before);
  expect((await ledgerOf(owner))[0]!.avatars).toEqual([]);
});

test('an account that is deleted while a look is made takes all of it along', async () => {
  const owner = await somebody();
  const { id, making } = await startLook(owner, await aNewFace());
  await isRunning(making!.taskId);
  const { fileId } = making!.photo!;
  const { token, password } = owner;
  expect((await app.call(userRoutes.deleteAccount, { token, body: { password } })).code).toBe(200);
  expect(
    await rows(`select * from file_use where used_by in ($1, $2)`, [
      `avatar:${id}`,
      `avatar-photo:${fileId}`,
    ]),
  ).toEqual([]);
});

test('steps in the wrong order and at the same moment are refused, and one of them counts', async () => {
  const owner = await somebody();
  const { id } = (await beginAvatar(app, owner)).data!;
  for (const operateStatus of [1, 2, 3, 4])
    expect((await stepOf(app, owner, id, { operateStatus })).code).not.toBe(200);
  const fileId = await aPhoto(app, owner, await aNewFace());
  expect((await stepOf(app, owner, id, { operateStatus: 0 })).code).toBe(1001002305);
  expect((await stepOf(app, owner, id, { operateStatus: 5 })).code).toBe(1001002305);
  expect((await stepOf(app, owner, id, { operateStatus: 0, photo: { fileId } })).code).toBe(1001002302);
  const refused = { fileId, consent: { ...consent, agreed: false } };
  expect((await stepOf(app, owner, id, { operateStatus: 0, photo: refused })).code).toBe(1001000400);
  expect((await stepOf(app, owner, id, { operateStatus: 0, photo: { fileId, consent } })).code).toBe(200);
  expect((await stepOf(app, owner, id, { operateStatus: 3, modelType: 'studio' })).code).toBe(1001002304);
  const other = (await beginAvatar(app, owner)).data!;
  expect((await stepOf(app, owner, other.id, { operateStatus: 0, photo: { fileId, consent } })).code).toBe(
    1001002300,
  );
  const all = await Promise.all(
    Array.from({ length: 10 }, () => stepOf(app, owner, id, { operateStatus: 5 })),
  );
  expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(all.filter(({ code }) => code === 1001002102)).toHaveLength(9);
  const stranger = await aUser(app);
  expect((await stepOf(app, stranger, id, { operateStatus: 5 })).code).toBe(1001000404);
  await remove(owner, id);
});

test('the embedded engine draws four styles, and who chooses the drawn one is drawn', async () => {
  const owner = await somebody();
  const { id } = (await beginAvatar(app, owner)).data!;
  await stepOf(app, owner, id, { operateStatus: 0, photo: { fileId: await aPhoto(app, owner), consent } });
  expect((await stepOf(app, owner, id, { operateStatus: 1 })).code).toBe(200);
  const styled = await vi.waitFor(async () => {
    const avatar = await avatarOf(app, owner, id);
    expect(avatar.operateStatus).toBe(2);
    return avatar;
  });
  expect(styled.styleImageList).toHaveLength(4);
  expect(new Set(styled.making!.styles.map(({ engine }) => engine))).toEqual(new Set(['embedded']));
  expect((await open(styled.styleImageList[0]!)).headers.get('content-type')).toBe('image/webp');
  await stepOf(app, owner, id, { operateStatus: 3, modelType: 'drawn' });
  const ready = await statusIs(owner, id, 1);
  expect(ready).toMatchObject({ modelType: 'drawn', modelTypes: 'GameStyle', operateStatus: 3 });
  expect(await (await open(ready.rigUrl)).json()).toMatchObject({ kind: 'drawn' });
});
