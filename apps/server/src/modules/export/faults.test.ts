import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { exportRoutes } from '@app/contract/export/routes.ts';
import { exportState } from '@app/contract/export/states/format.ts';
import type { DeckExport } from '@app/contract/export/schema.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aProject, deckOf, importEnd, noId, pagesOf, startImport, upload } from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
beforeAll(async () => {
  app = await startApp();
  owner = await aUser(app, { level: 'svip1' });
});
afterAll(() => app.stop());

async function aDeck(): Promise<string> {
  const id = await aProject(app, owner);
  await startImport(app, owner, id, deckOf(['Sun|The sun is a star.', 'Moon|It goes round.']));
  await importEnd(app, owner, id);
  return id;
}
const start = async (projectId: string) =>
  (
    await app.call<{ id: string; taskId: string }>(exportRoutes.start, {
      token: owner.token,
      body: { kind: 'pptx', projectId },
    })
  ).data!;
type Wire = Pick<DeckExport, 'id' | 'url' | 'missing'> & { state: number };
const fileOf = async (projectId: string, id: string) =>
  (
    await app.call<{ list: Wire[] }>(exportRoutes.list, { token: owner.token, params: { id: projectId } })
  ).data!.list.find((file) => file.id === id)!;
const reaches = (state: 'complete' | 'failed', projectId: string, id: string): Promise<Wire> =>
  vi.waitFor(async () => {
    const file = await fileOf(projectId, id);
    expect(file.state).toBe(exportState.encode(state));
    return file;
  });

async function putPicture(projectId: string, bytes: Buffer, name: string): Promise<string> {
  const { data: file } = await upload(app, owner, bytes, name);
  const { data: taken } = await app.call<{ url: string }>(coursewareRoutes.takeMedia, {
    token: owner.token,
    body: { projectId, fileId: file!.id },
  });
  await insert(projectId, { type: 'image', url: taken!.url });
  return createHash('sha256').update(bytes).digest('hex');
}

async function insert(projectId: string, element: object): Promise<void> {
  const [page] = await pagesOf(app, owner, projectId);
  const value = { id: noId(), left: 0, top: 0, width: 10, height: 10, rotate: 0, ...element };
  const commands = [{ do: 'insert', at: ['elements'], index: 0, value }];
  const { id, revision } = page as unknown as { id: string; revision: number };
  const { code } = await app.call(coursewareRoutes.patch, {
    token: owner.token,
    body: { id, revision, commands },
  });
  expect(code).toBe(200);
}

test('the address of a file opens nothing once its project is deleted', async () => {
  const project = await aDeck();
  const { url } = await reaches('complete', project, (await start(project)).id);
  const open = async () => (await fetch(new URL(url!, app.origin))).headers.get('content-type');
  expect(await open()).toContain('presentationml');
  await app.call(projectRoutes.delete, { token: owner.token, params: { id: project } });
  expect(await open()).not.toContain('presentationml');
});

test('a deck with a picture that cannot be read goes out, and the file says how many it lacks', async () => {
  const project = await aDeck();
  const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919) % 251));
  const whole = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
    .webp()
    .toBuffer();
  await putPicture(project, whole.subarray(0, 200), 'half.webp');
  expect(await reaches('complete', project, (await start(project)).id)).toMatchObject({ missing: 1 });
});

test('what the disk does not give is no upload that ended early, and who tries again gets the file', async () => {
  const project = await aDeck();
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const fileKey = await putPicture(project, picture, 'red.png');
  await app.parts.storage.delete(fileKey);
  const { id, taskId } = await start(project);
  await reaches('failed', project, id);
  const { data: task } = await app.call<{ reason: string }>(taskRoutes.get, {
    token: owner.token,
    params: { id: taskId },
    language: 'en-US',
  });
  expect(task!.reason).not.toContain('upload');
  await app.parts.storage.put(Readable.from([picture]), { maxBytes: 1_000_000 });
  await app.call(taskRoutes.retry, { token: owner.token, params: { id: taskId } });
  expect(await reaches('complete', project, id)).toMatchObject({ missing: 0 });
});

test('a deck that was changed while its file is made goes out anew', async () => {
  const project = await aDeck();
  const first = await start(project);
  await insert(project, { type: 'shape' });
  expect((await start(project)).id).not.toBe(first.id);
});

test('a deck whose PowerPoint file is gone is written anew', async () => {
  const project = await aProject(app, owner);
  const original = deckOf(['Tides|The moon pulls at the sea.', 'Ebb']);
  await startImport(app, owner, project, original);
  await importEnd(app, owner, project);
  await app.parts.storage.delete(createHash('sha256').update(original).digest('hex'));
  expect(await reaches('complete', project, (await start(project)).id)).toMatchObject({ missing: 0 });
});
