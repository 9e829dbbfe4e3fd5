import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { broadcastMessages } from '@app/contract/broadcast/messages.ts';
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import type { SpeechLeft } from '@app/contract/broadcast/schema.ts';
import { pageFailure, type PageFailure } from '@app/contract/broadcast/states/failure.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { engineFiles } from '../../providers/tts/kokoro/engine-files.ts';
import { voiceFiles } from '../../providers/tts/kokoro/voices.ts';
import { NoSpace } from '../../providers/storage/port.ts';
import { SpeechFailed } from '../../providers/tts/port.ts';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, startAppForTest, type TestApp, tempFolder } from '../../testing/start-app.ts';
import { anImport, deckOf, pagesOf, pageStatus, projectOf } from '../../testing/talks.ts';

const deck = deckOf(['太阳|大家好，今天讲太阳。']);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A product whose speech engine is what is put into a folder. */
async function withEngine(fill: (folder: string) => Promise<void> = async () => undefined): Promise<TestApp> {
  const folder = await tempFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await fill(folder);
  return startAppForTest({ TTS_PROVIDER: 'embedded', SPEECH_MODEL_DIR: folder });
}

/** A talk whose only page was confirmed and has failed; the page as it is read then. */
async function aFailedPage(product: TestApp, user: TestUser, id: string) {
  const body = { projectId: id };
  expect((await product.call(broadcastRoutes.confirm, { token: user.token, body })).code).toBe(200);
  return vi.waitFor(
    async () => {
      const [page] = await pagesOf(product, user, id);
      expect(page?.status).toBe(pageStatus.error);
      return page!;
    },
    { interval: 100 },
  );
}

const code = (name: PageFailure) => pageFailure.encode(name);

/** What was pushed about a page that failed. */
async function reasons({ parts }: TestApp, { id }: TestUser): Promise<unknown[]> {
  const { rows } = await parts.database.pool.query<{ data: { reason?: unknown } }>(
    'select data from event where user_id = $1 order by id',
    [id],
  );
  return rows.flatMap(({ data }) => (data.reason === undefined ? [] : [data.reason]));
}

test('a page that failed says why as often as it is read, until its script is saved again', async () => {
  const product = await withEngine();
  const user = await aUser(product);
  const { id } = await anImport(product, user, deck, { avatar: true });
  expect((await pagesOf(product, user, id))[0]?.failure).toBeNull();
  const page = await aFailedPage(product, user, id);
  expect(page.failure).toBe(code('engine-missing'));
  const { zh, en } = broadcastMessages.engineMissing;
  expect(await reasons(product, user)).toEqual([{ zh, en }]);

  const body = { id: page.id, projectId: id, content: '换一句话。' };
  const saved = await product.call<{ failure: number | null }>(coursewareRoutes.saveScript, {
    token: user.token,
    body,
  });
  expect(saved.data?.failure).toBeNull();
  expect((await pagesOf(product, user, id))[0]).toMatchObject({ status: 6, failure: null });
});

test('an engine that is there and cannot speak is told apart from one that is missing', async () => {
  const product = await withEngine(async (folder) => {
    const { modelParts, voice, dictionary, letterRules } = engineFiles(folder);
    for (const file of [...modelParts, ...voiceFiles.map(voice), dictionary, letterRules]) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, 'not what it should be');
    }
  });
  const user = await aUser(product);
  const { id } = await anImport(product, user, deck, { avatar: true });
  expect((await aFailedPage(product, user, id)).failure).toBe(code('engine-failed'));
});

test('a page for which the disk had no room says so, and is spoken when there is some', async () => {
  const user = await aUser(app);
  const { id } = await anImport(app, user, deckOf(['太阳|满了就放不下这一句。']), { avatar: true });
  const full = vi.spyOn(app.parts.storage, 'put').mockImplementation(async () => {
    throw new NoSpace();
  });
  onTestFinished(() => full.mockRestore());
  expect((await aFailedPage(app, user, id)).failure).toBe(code('disk-full'));
  full.mockRestore();
  const body = { projectId: id };
  expect((await app.call(broadcastRoutes.confirm, { token: user.token, body })).code).toBe(200);
  await vi.waitFor(
    async () => expect((await pagesOf(app, user, id))[0]).toMatchObject({ status: 1, failure: null }),
    { interval: 100 },
  );
});

test('a talk whose voice went with its engine is spoken all the same, and the voice may be sent back', async () => {
  const user = await aUser(app);
  const { id } = await anImport(app, user, deck, { avatar: true });
  await app.parts.database.pool.query('update project set tts_id = $1 where id = $2', ['gone', id]);
  const update = (fields: object) =>
    app.call(projectRoutes.update, { token: user.token, body: { id, ...fields } });
  expect((await update({ title: 'x', ttsId: 'gone' })).code).toBe(200);
  expect((await app.call(broadcastRoutes.confirm, { token: user.token, body: { projectId: id } })).code).toBe(
    200,
  );
  await vi.waitFor(
    async () => expect((await pagesOf(app, user, id))[0]).toMatchObject({ status: 1, failure: null }),
    { interval: 100 },
  );
});

const unsaid = '这一句说不完。';

/** The voice does not get to the end of one sentence before it is stopped, for the length of a test. */
function holdVoice(): void {
  const { speech } = app.parts;
  const speak = speech.speakSentence;
  const held = vi.spyOn(speech, 'speakSentence').mockImplementation((sentence, options) => {
    if (!sentence.spans.some(({ text }) => text.includes(unsaid))) return speak(sentence, options);
    const signal = options!.signal!;
    signal.throwIfAborted();
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  onTestFinished(() => held.mockRestore());
}

test('a talk under way tells its owner how long it will take, and a page whose work was cancelled says so', async () => {
  const user = await aUser(app);
  const { token } = user;
  holdVoice();
  const { id } = await anImport(app, user, deckOf([`太阳|${unsaid}`]), { avatar: true });
  const leftOf = async ({ token }: TestUser) =>
    (await app.call<{ list: SpeechLeft[] }>(broadcastRoutes.left, { token })).data!.list;
  expect(await leftOf(user)).toEqual([]);
  expect((await app.call(broadcastRoutes.confirm, { token, body: { projectId: id } })).code).toBe(200);
  expect(await leftOf(user)).toMatchObject([{ projectId: id, seconds: expect.any(Number) }]);
  expect(await leftOf(await aUser(app))).toEqual([]);
  const tasks = await app.call<{ list: { id: string; kind: string }[] }>(taskRoutes.list, {
    token,
    body: {},
  });
  const task = tasks.data!.list.find(({ kind }) => kind === 'broadcast.speak-page');
  expect((await app.call(taskRoutes.cancel, { token, params: { id: task!.id } })).code).toBe(200);
  await vi.waitFor(
    async () =>
      expect((await pagesOf(app, user, id))[0]).toMatchObject({
        status: pageStatus.error,
        failure: code('cancelled'),
      }),
    { interval: 100 },
  );
  expect(await leftOf(user)).toEqual([]);
});

test('a talk under way can be cancelled: what is done stays, nothing is an error, and it can be begun anew at once', async () => {
  const user = await aUser(app);
  const { token } = user;
  holdVoice();
  const slides = deckOf(['太阳|大家好。', `月亮|${unsaid}`, `星星|${unsaid}`]);
  const { id } = await anImport(app, user, slides, { avatar: true });
  const body = { projectId: id };
  const cancel = (by: TestUser) =>
    app.call<{ pages: number }>(broadcastRoutes.cancel, { token: by.token, body });
  const left = async () =>
    (await app.call<{ list: SpeechLeft[] }>(broadcastRoutes.left, { token })).data!.list[0];
  expect((await cancel(user)).data).toEqual({ pages: 0 });
  expect((await app.call(broadcastRoutes.confirm, { token, body })).code).toBe(200);
  await vi.waitFor(async () => expect(await left()).toMatchObject({ pages: 3, done: 1, isQueued: false }), {
    interval: 100,
  });
  expect((await cancel(await aUser(app))).code).toBe(commonErrors.notFound.code);
  expect((await cancel(user)).data).toEqual({ pages: 2 });
  const states = async () => (await pagesOf(app, user, id)).map(({ status }) => status);
  expect(await states()).toEqual([1, 6, 6]);
  // Nobody changed anything, so it is not said to be changed.
  expect(await projectOf(app, user, id)).toMatchObject({
    isAiCheckStatus: 'generated-text-complete',
    coursewareStatus: 'ppt-generation-complete',
  });
  expect(await left()).toBeUndefined();
  // Begun anew it is under way, and nothing of the work before ends it.
  const again = { projectId: id, pageIds: [(await pagesOf(app, user, id))[2]!.id] };
  expect((await app.call(broadcastRoutes.confirm, { token, body: again })).code).toBe(200);
  await vi.waitFor(async () => expect(await left()).toMatchObject({ isQueued: false }), { interval: 100 });
  expect(await states()).toEqual([1, 6, pageStatus.confirming]);
  expect((await cancel(user)).data).toEqual({ pages: 1 });
});

test('a page that is cancelled the moment before its first word stays cancelled', async () => {
  const user = await aUser(app);
  const { token } = user;
  const { id } = await anImport(app, user, deck, { avatar: true });
  const body = { projectId: id };
  const { courseware, broadcasts } = app.parts;
  const read = courseware.pageToSpeak;
  const late = vi.spyOn(courseware, 'pageToSpeak').mockImplementationOnce(async (...which) => {
    const page = await read(...which);
    expect((await app.call(broadcastRoutes.cancel, { token, body })).data).toEqual({ pages: 1 });
    return page;
  });
  const run = vi.spyOn(broadcasts.jobs[0]!, 'run');
  onTestFinished(() => [late, run].forEach((spy) => spy.mockRestore()));
  expect((await app.call(broadcastRoutes.confirm, { token, body })).code).toBe(200);
  await vi.waitFor(() => expect(run.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]), {
    interval: 20,
  });
  expect(late).toHaveBeenCalledOnce();
  expect((await pagesOf(app, user, id))[0]!.status).toBe(6);
  expect((await app.call<{ list: SpeechLeft[] }>(broadcastRoutes.left, { token })).data!.list).toEqual([]);
  expect((await app.call(broadcastRoutes.cancel, { token, body })).data).toEqual({ pages: 0 });
});

test('the task of a page that failed can be tried again, and speaks it', async () => {
  const user = await aUser(app);
  const { token } = user;
  const { id } = await anImport(app, user, deck, { avatar: true });
  const refusing = vi
    .spyOn(app.parts.speech, 'speakSentence')
    .mockRejectedValue(new SpeechFailed('refused', { params: { engine: 'x', reason: '400' } }));
  onTestFinished(() => refusing.mockRestore());
  await aFailedPage(app, user, id);
  refusing.mockRestore();
  const tasks = await app.call<{ list: { id: string; kind: string; state: number }[] }>(taskRoutes.list, {
    token,
    body: {},
  });
  const task = tasks.data!.list.find(({ kind }) => kind === 'broadcast.speak-page');
  await vi.waitFor(
    async () =>
      expect((await app.call(taskRoutes.retry, { token, params: { id: task!.id } })).code).toBe(200),
    { interval: 100 },
  );
  await vi.waitFor(
    async () => expect((await pagesOf(app, user, id))[0]).toMatchObject({ status: 1, failure: null }),
    { interval: 100 },
  );
  expect((await projectOf(app, user, id)).isAiCheck).toBe(6);
});
