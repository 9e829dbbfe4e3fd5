import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { type PageTrack, pageTrackSchema } from '@app/contract/broadcast/schema.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { dictionaryRoutes } from '@app/contract/dictionary/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aCopy, aTemplate, deckOf, pagesOf, pageStatus } from '../../testing/talks.ts';

let app: TestApp;
let template: string;
beforeAll(async () => {
  app = await startApp();
  template = await aTemplate(app, deckOf(['银行|我在银行里。今天很好。', '太阳|太阳很大。']));
});
afterAll(() => app.stop());

const { confirmed, unconfirmed, confirming } = pageStatus;

async function speakAll(owner: TestUser, projectId: string): Promise<void> {
  await app.call(broadcastRoutes.confirm, { token: owner.token, body: { projectId } });
  await vi.waitFor(
    async () => {
      const statuses = (await pagesOf(app, owner, projectId)).map(({ status }) => status);
      expect(statuses).not.toContain(confirming);
      expect(statuses).not.toContain(unconfirmed);
    },
    { interval: 100 },
  );
}

async function aTalk(owner: TestUser): Promise<string> {
  const id = await aCopy(app, owner, template);
  await speakAll(owner, id);
  return id;
}

const statusesOf = async (owner: TestUser, projectId: string) =>
  (await pagesOf(app, owner, projectId)).map(({ status }) => status);
const read = async (owner: TestUser, text: string, pronunciation: string, projectId?: string) =>
  (
    await app.call<{ id: string }>(dictionaryRoutes.add, {
      token: owner.token,
      body: { projectId, entry: { text, pronunciation } },
    })
  ).data!.id;

async function firstTrack({ token }: TestUser, id: string): Promise<PageTrack> {
  const talk = await app.call<Talk>(projectRoutes.info, { token, params: { id } });
  const response = await fetch(`${app.origin}${talk.data!.pages[0]!.broadcast!.trackUrl}`);
  return z.parse(pageTrackSchema, await response.json());
}
const lipsOf = (track: { visemes: readonly { id: string }[] }) => track.visemes.map(({ id }) => id).join(' ');

type Said = { audio: string; visemes: { id: string }[] };
const say = async ({ token }: TestUser, text: string, more: object = {}) =>
  (await app.call<Said>(speechRoutes.say, { token, body: { ttsId: 'tone', text, ...more } })).data!;

test('a new word marks the pages that say it and no other; spoken again, voice and lips follow it', async () => {
  const owner = await aUser(app, { level: 'svip1' });
  const id = await aTalk(owner);
  const before = await firstTrack(owner, id);
  await read(owner, '银行', 'yin2 xing2', id);
  expect(await statusesOf(owner, id)).toEqual([unconfirmed, confirmed]);
  expect((await pagesOf(app, owner, id)).map(({ modifyStatus }) => modifyStatus)).toEqual(['edit', 'save']);
  await speakAll(owner, id);
  const after = await firstTrack(owner, id);
  expect(lipsOf(after)).not.toBe(lipsOf(before));
  // The sentence that does not say it is the one that was spoken before.
  const second = (track: PageTrack) => {
    const { startMs, endMs } = track.sentences[1]!;
    return lipsOf({
      visemes: track.visemes.filter((mark) => mark.startMs >= startMs && mark.endMs <= endMs),
    });
  };
  expect(second(after)).toBe(second(before));
});

test('the project reads before the account: what changes there does not concern it', async () => {
  const owner = await aUser(app, { level: 'svip1' });
  const [own, usual] = [await aTalk(owner), await aTalk(owner)];
  await read(owner, '银行', 'yin2 xing2', own);
  await speakAll(owner, own);
  const kept = await firstTrack(owner, own);
  const entry = await read(owner, '银行', 'yin1 kou3');
  expect(await statusesOf(owner, own)).toEqual([confirmed, confirmed]);
  expect(await statusesOf(owner, usual)).toEqual([unconfirmed, confirmed]);
  await speakAll(owner, usual);
  expect(lipsOf(await firstTrack(owner, usual))).not.toBe(lipsOf(kept));
  // Saved as it was, nothing changes; deleted, it is to be spoken as before.
  const body = { id: entry, entry: { text: '银行', pronunciation: 'yin1 kou3' } };
  await app.call(dictionaryRoutes.update, { token: owner.token, body });
  expect(await statusesOf(owner, usual)).toEqual([confirmed, confirmed]);
  await app.call(dictionaryRoutes.delete, { token: owner.token, params: { id: entry } });
  expect(await statusesOf(owner, usual)).toEqual([unconfirmed, confirmed]);
});

test('how many pages a word concerns is told before it is saved', async () => {
  const owner = await aUser(app, { level: 'svip1' });
  await aTalk(owner);
  const pagesFor = async (text: string, pronunciation: string) => {
    const body = { entry: { text, pronunciation } };
    return (await app.call<{ pages: number }>(dictionaryRoutes.check, { token: owner.token, body })).data!
      .pages;
  };
  expect(await pagesFor('很', 'hen2')).toBe(2);
  expect(await pagesFor('银行', 'yin2 xing2')).toBe(1);
  expect(await pagesFor('重庆', 'chong2 qing4')).toBe(0);
});

test('a mark at the very place in a script wins over every dictionary', async () => {
  const owner = await aUser(app, { level: 'svip1' });
  const id = await aCopy(app, owner, template);
  const [page] = await pagesOf(app, owner, id);
  const marked = { type: 'text', text: '银行', marks: [{ type: 'pinyin', attrs: { pinyin: 'yin2 xing2' } }] };
  const script = { type: 'doc', version: 1, content: [{ type: 'paragraph', content: [marked] }] };
  const saved = await app.call(coursewareRoutes.saveScript, {
    token: owner.token,
    body: { id: page!.id, projectId: id, content: '银行', ssmlJsonText: JSON.stringify(script) },
  });
  expect(saved.code).toBe(200);
  await speakAll(owner, id);
  const byMark = lipsOf(await firstTrack(owner, id));
  await read(owner, '银行', 'mo1 mo1');
  await speakAll(owner, id);
  expect(lipsOf(await firstTrack(owner, id))).toBe(byMark);
});

test('a copy of a project reads as the project does', async () => {
  const owner = await aUser(app, { level: 'svip1' });
  const id = await aTalk(owner);
  await read(owner, '银行', 'yin2 xing2', id);
  const copy = await aCopy(app, owner, id);
  const { data } = await app.call<{ list: { text: string }[] }>(dictionaryRoutes.list, {
    token: owner.token,
    body: { projectId: copy },
  });
  expect(data!.list.map(({ text }) => text)).toEqual(['银行']);
});

test('words that are tried out are read by the account, the project, and what is not kept yet', async () => {
  const owner = await aUser(app, { level: 'svip1' });
  const projectId = await aCopy(app, owner, template);
  const usual = await say(owner, '银行');
  await read(owner, '银行', 'mo1 mo1');
  const ofAccount = await say(owner, '银行');
  await read(owner, '银行', 'yin2 xing2', projectId);
  const ofProject = await say(owner, '银行', { projectId });
  const readings = [{ text: '银行', pronunciation: 'a1 a1' }];
  const tried = await say(owner, '银行', { projectId, readings });
  expect(new Set([usual, ofAccount, ofProject, tried].map(lipsOf)).size).toBe(4);
  expect(lipsOf(await say(owner, '银行'))).toBe(lipsOf(ofAccount));
  const stranger = await aUser(app);
  const body = { ttsId: 'tone', text: '银行', projectId };
  expect((await app.call(speechRoutes.say, { token: stranger.token, body })).code).toBe(1001000404);
});
