// Every PostgreSQL: the store of broadcasts.
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { type PageTrack, pageTrackSchema, type TalkReadiness } from '@app/contract/broadcast/schema.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import {
  aCopy,
  anImport,
  aTemplate,
  aVisitorOf,
  deckOf,
  deleteForGood,
  pagesOf,
  pageStatus,
  projectOf,
  someAvatar,
} from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
let template: string;
beforeAll(async () => {
  app = await startApp();
  owner = await aUser(app, { level: 'svip1' });
  template = await aTemplate(app, deck);
});
afterAll(() => app.stop());

const deck = deckOf([
  '太阳|大家好，今天讲太阳。它的表面约五千五百度。',
  '行星|行星有八颗。木星最大。谢谢大家。',
]);

const confirm = (projectId: string, who = owner, pageIds?: string[]) =>
  app.call<{ pages: number }>(broadcastRoutes.confirm, {
    token: who.token,
    body: { projectId, ...(pageIds ? { pageIds } : {}) },
  });

/** Waits until nothing of the project is being spoken. */
const spokenPages = (projectId: string) =>
  vi.waitFor(
    async () => {
      const pages = await pagesOf(app, owner, projectId);
      expect(pages.map(({ status }) => status)).not.toContain(pageStatus.confirming);
      return pages;
    },
    { interval: 100 },
  );

const talkOf = async (id: string) =>
  (await app.call<Talk>(projectRoutes.info, { token: owner.token, params: { id } })).data!;
const fetchFrom = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}${address}`, { headers });
const trackAt = async (address: string): Promise<PageTrack> =>
  z.parse(pageTrackSchema, await (await fetchFrom(address)).json());

/** A project with the pages of the deck, none of which is spoken. */
const aDraft = () => aCopy(app, owner, template);

async function aTalk() {
  const id = await aDraft();
  expect((await confirm(id)).data).toEqual({ pages: 2 });
  await spokenPages(id);
  return id;
}

test('confirmed pages can be heard, with words and mouth shapes from their beginning to their end', async () => {
  const id = await aTalk();
  const [first, second] = (await talkOf(id)).pages;
  expect(first?.broadcast).toMatchObject({ complete: true, sentences: 2, spoken: 2 });
  expect(second?.broadcast).toMatchObject({ complete: true, sentences: 3 });
  const track = await trackAt(first!.broadcast!.trackUrl);
  expect(track.words.map(({ text }) => text).join('')).toContain('太阳');
  for (const word of track.words) expect(first!.script.slice(word.srcStart, word.srcEnd)).toBe(word.text);
  expect(track.visemes[0]?.startMs).toBe(0);
  expect(track.visemes.at(-1)?.endMs).toBeCloseTo(track.durationMs, 0);
  expect(track.segments).toHaveLength(1);
  // The page is one mp3, whose codec holds the sound back.
  expect(track.segments[0]!.delayMs).toBeCloseTo(46, 0);
  const sound = await fetchFrom(track.segments[0]!.url!);
  expect(sound.headers.get('content-type')).toBe('audio/mpeg');
  const part = await fetchFrom(track.segments[0]!.url!, { range: 'bytes=0-99' });
  expect(part.status).toBe(206);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  const project = await projectOf(app, owner, id);
  expect(project).toMatchObject({ isAiCheck: 6, coursewareStatus: 'ppt-confirming-complete' });
  expect(project.broadcastAt).not.toBeNull();
});

test('the first page of a talk is spoken in clauses so that sound comes sooner; the second is not', async () => {
  const long = '各位同学大家好，今天我们一起来认识太阳。';
  const { id } = await anImport(app, owner, deckOf([`太阳|${long}`, `行星|${long}`]), { avatar: true });
  await confirm(id);
  await spokenPages(id);
  const said = (await talkOf(id)).pages.map(async ({ broadcast }) => {
    const { sentences } = await trackAt(broadcast!.trackUrl);
    return sentences.map(({ text }) => text);
  });
  expect(await Promise.all(said)).toEqual([['各位同学大家好，', '今天我们一起来认识太阳。'], [long]]);
});

test('how much of a talk can be heard is told to its owner and its viewers, and to nobody else', async () => {
  const id = await aDraft();
  const readiness = (token: string) =>
    app.call<TalkReadiness>(projectRoutes.readiness, { token, params: { id } });
  const none = { pages: 2, ready: 0, first: 0, waiting: [] };
  expect((await readiness(owner.token)).data).toEqual(none);
  await confirm(id);
  await vi.waitFor(
    async () => {
      const { data } = await readiness(owner.token);
      expect(data!.ready + data!.waiting.length).toBe(2);
      for (const { seconds } of data!.waiting) expect(seconds).toBeGreaterThan(0);
      expect(data!.ready).toBe(2);
    },
    { interval: 50 },
  );
  const visitor = await aVisitorOf(app, owner, id);
  expect((await readiness(visitor)).data).toEqual({ pages: 2, ready: 2, first: 2, waiting: [] });
  expect((await readiness((await aUser(app)).token)).code).toBe(commonErrors.notFound.code);
});

test('an address without its signature opens nothing', async () => {
  const id = await aTalk();
  const { trackUrl } = (await talkOf(id)).pages[0]!.broadcast!;
  const forged = trackUrl.replace(/sign=[^&]+/, 'sign=x');
  expect(await (await fetchFrom(forged)).json()).toMatchObject({ code: 1001002015 });
});

test('one changed sentence speaks that sentence alone, and the project asks to be made again', async () => {
  const id = await aTalk();
  const before = await sentenceCount();
  const [page] = await pagesOf(app, owner, id);
  await app.call(coursewareRoutes.saveScript, {
    token: owner.token,
    body: { id: page!.id, projectId: id, content: '大家好，今天讲太阳。它的光八分钟就到。' },
  });
  expect(await projectOf(app, owner, id)).toMatchObject({ isAiCheck: 5, coursewareStatus: 'ppt-again' });
  expect((await confirm(id)).data).toEqual({ pages: 1 });
  await spokenPages(id);
  expect(await sentenceCount()).toBe(before + 1);
  expect((await projectOf(app, owner, id)).isAiCheck).toBe(6);
});

test('pressing twice, and pages that are confirmed already, cost nothing', async () => {
  const id = await aDraft();
  const answers = await Promise.all([confirm(id), confirm(id)]);
  expect(answers.map(({ data }) => data!.pages).toSorted((a, b) => a - b)).toEqual([0, 2]);
  await spokenPages(id);
  expect((await confirm(id)).data).toEqual({ pages: 0 });
});

test('a page is under edit while it differs from what was spoken of it', async () => {
  const id = await aDraft();
  const statuses = async () => (await pagesOf(app, owner, id)).map(({ modifyStatus }) => modifyStatus);
  expect(await statuses()).toEqual(['save', 'save']);
  await confirm(id);
  const [first] = await spokenPages(id);
  expect(await statuses()).toEqual(['save', 'save']);
  const body = { id: first!.id, projectId: id, content: '换了一句。', status: 6 };
  const saved = await app.call(coursewareRoutes.saveScript, { token: owner.token, body });
  expect(saved.data).toMatchObject({ modifyStatus: 'edit' });
  expect(await statuses()).toEqual(['edit', 'save']);
  await confirm(id);
  await spokenPages(id);
  expect(await statuses()).toEqual(['save', 'save']);
});

test('isAiCheck 3 does the same as confirming', async () => {
  const id = await aDraft();
  const body = { id, isAiCheck: 3 };
  expect((await app.call(projectRoutes.update, { token: owner.token, body })).code).toBe(200);
  const pages = await spokenPages(id);
  expect(pages.map(({ status }) => status)).toEqual([pageStatus.confirmed, pageStatus.confirmed]);
});

test('without an avatar, and with pages without words, nothing is started', async () => {
  const { id } = await anImport(app, owner, deck);
  expect(await confirm(id)).toMatchObject({
    code: coursewareErrors.noSpeaker.code,
    msg: '还没有选择数字人，无法生成讲解。请先为项目选择数字人，再生成讲解',
  });
  const silent = await anImport(app, owner, deckOf(['', '行星|有八颗。']), { avatar: true });
  const refused = await confirm(silent.id);
  expect(refused.code).toBe(coursewareErrors.scriptMissing.code);
  expect(refused.msg).toContain('1');
  expect((await pagesOf(app, owner, silent.id)).map(({ status }) => status)).toEqual([
    pageStatus.unconfirmed,
    pageStatus.unconfirmed,
  ]);
});

test('somebody else’s project cannot be confirmed', async () => {
  const id = await aDraft();
  const other = await aUser(app);
  expect((await confirm(id, other)).code).toBe(commonErrors.notFound.code);
});

test('another voice asks for everything to be spoken anew', async () => {
  const id = await aTalk();
  const body = { id, ttsId: 'tone' };
  await app.call(projectRoutes.update, { token: owner.token, body });
  expect((await pagesOf(app, owner, id)).map(({ status }) => status)).toEqual([
    pageStatus.unconfirmed,
    pageStatus.unconfirmed,
  ]);
  expect((await confirm(id)).data).toEqual({ pages: 2 });
  await spokenPages(id);
});

test('a deleted project leaves no sound behind', async () => {
  const id = await aTalk();
  const pages = (await talkOf(id)).pages.map((page) => page.id);
  await deleteForGood(app, owner, id);
  const { rows } = await app.parts.database.pool.query('select 1 from file_use where used_by = any($1)', [
    pages.map((page) => `broadcast:${page}`),
  ]);
  expect(rows).toEqual([]);
});

test('the voices can be chosen from, and the engine says that it is ready', async () => {
  const { data } = await app.call<{ list: { ttsId: string }[]; engine: { state: string } }>(
    speechRoutes.voices,
    { token: owner.token },
  );
  expect(data!.engine.state).toBe('ready');
  expect(data!.list.length).toBeGreaterThan(0);
  expect(someAvatar).toBeDefined();
});

test('each voice can be heard before it is chosen; one that is not there is refused', async () => {
  const { token } = owner;
  const voices = await app.call<{ list: { ttsId: string }[] }>(speechRoutes.voices, { token });
  const ttsId = voices.data!.list[0]!.ttsId;
  const response = await app.send(speechRoutes.sample, { token, params: { ttsId } });
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  const unknown = await app.call(speechRoutes.sample, { token, params: { ttsId: 'nobody' } });
  expect(unknown.code).toBe(speechErrors.voiceUnknown.code);
});

async function sentenceCount(): Promise<number> {
  const { rows } = await app.parts.database.pool.query<{ count: string }>(
    'select count(*) from speech_sentence where user_id = $1',
    [owner.id],
  );
  return Number(rows[0]!.count);
}
