import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aCopy, anImport, aTemplate, deckOf, pagesOf, pageStatus } from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
/** One empty page. */
let template: string;
beforeAll(async () => {
  app = await startApp();
  owner = await aUser(app, { level: 'svip1' });
  template = await aTemplate(app, deckOf(['']));
});
afterAll(() => app.stop());

/** A talk of one page with this script; the answers of saving and of confirming it. */
async function confirmScript(content: string) {
  const { token } = owner;
  const id = await aCopy(app, owner, template);
  const [page] = await pagesOf(app, owner, id);
  const body = { id: page!.id, projectId: id, content };
  const saved = await app.call(coursewareRoutes.saveScript, { token, body });
  const answer = await app.call(broadcastRoutes.confirm, { token, body: { projectId: id } });
  return { id, saved, answer };
}

const statusOf = async (id: string) => (await pagesOf(app, owner, id))[0]?.status;

/** What is heard of the page of a talk, once it is confirmed. */
async function heard(id: string): Promise<{ script: string; track: PageTrack }> {
  await vi.waitFor(async () => expect(await statusOf(id)).toBe(pageStatus.confirmed), { interval: 100 });
  const { data } = await app.call<Talk>(projectRoutes.info, { token: owner.token, params: { id } });
  const { script, broadcast } = data!.pages[0]!;
  const track = (await (await fetch(app.origin + broadcast!.trackUrl)).json()) as PageTrack;
  return { script, track };
}

describe('a script in which nothing can be said', () => {
  test.each([
    ['nothing', '', coursewareErrors.scriptMissing],
    ['white space', ' \n\t　\n ', coursewareErrors.scriptMissing],
    ['punctuation', '……！？。，“”', coursewareErrors.scriptSilent],
    ['emoji', '😀🎉👩‍🚀', coursewareErrors.scriptSilent],
    ['a language that no voice reads', 'שלום עולם. مرحبا.', coursewareErrors.scriptSilent],
  ])('is refused when it is confirmed, with a sentence: %s', async (_what, content, refused) => {
    const { id, saved, answer } = await confirmScript(content);
    expect(saved.code).toBe(200);
    expect(answer.code).toBe(refused.code);
    expect(answer.msg).toBe(refused.message.zh.replace('{count}', '1'));
    expect(await statusOf(id)).toBe(pageStatus.unconfirmed);
  });

  test('does not keep the other pages of its deck from being spoken', async () => {
    const { token } = owner;
    const { id } = await anImport(app, owner, deckOf(['一', '二|第二页有字。']), { avatar: true });
    const pages = await pagesOf(app, owner, id);
    const silent = { id: pages[0]!.id, projectId: id, content: '🎉🎉' };
    expect((await app.call(coursewareRoutes.saveScript, { token, body: silent })).code).toBe(200);
    const all = await app.call(broadcastRoutes.confirm, { token, body: { projectId: id } });
    expect(all.code).toBe(coursewareErrors.scriptSilent.code);
    const body = { projectId: id, pageIds: [pages[1]!.id] };
    expect((await app.call(broadcastRoutes.confirm, { token, body })).data).toEqual({ pages: 1 });
    await vi.waitFor(
      async () =>
        expect((await pagesOf(app, owner, id)).map(({ status }) => status)).toEqual([
          pageStatus.unconfirmed,
          pageStatus.confirmed,
        ]),
      { interval: 100 },
    );
  });
});

describe('a script that is hard to say', () => {
  test('of 10,000 characters is not saved, and the sentence names the limit', async () => {
    const { id, saved } = await confirmScript('很长的一句话。'.repeat(1429));
    expect(saved.code).toBe(1001000400);
    expect(saved.msg).toContain(coursewareErrors.scriptTooLong.message.zh);
    expect((await pagesOf(app, owner, id))[0]?.content).toBe('');
  });

  test('of 10,000 characters in the notes of a deck is cut at a sentence', async () => {
    const notes = '这是一句很长的话。'.repeat(1112);
    const { id } = await anImport(app, owner, deckOf([`一|${notes}`]), { avatar: true });
    const [page] = await pagesOf(app, owner, id);
    expect(page!.content.length).toBeGreaterThan(coursewareLimits.script.max - 20);
    expect(page!.content.length).toBeLessThanOrEqual(coursewareLimits.script.max);
    expect(page!.content.endsWith('。')).toBe(true);
  });

  test('of 500 characters without a mark, all of one sentence, is spoken in pieces that leave nothing out', async () => {
    const content = 'word '.repeat(100).trim();
    const { id, answer } = await confirmScript(content);
    expect(answer.code).toBe(200);
    const { script, track } = await heard(id);
    expect(script).toBe(content);
    expect(track.sentences.length).toBeGreaterThan(1);
    expect(track.sentences.map(({ text }) => text).join(' ')).toBe(content);
  });

  test('with words of a language that no voice reads is spoken without them, each word at its place', async () => {
    const content = 'Hello שלום world. 大家好，مرحبا 再见。שלום.';
    const { id, answer } = await confirmScript(content);
    expect(answer.code).toBe(200);
    const { script, track } = await heard(id);
    expect(track.words.map(({ text }) => text)).toEqual(['Hello', 'world', '大家', '好', '再见']);
    for (const { text, srcStart, srcEnd } of track.words) expect(script.slice(srcStart, srcEnd)).toBe(text);
    expect(track.visemes.at(-1)?.endMs).toBeCloseTo(track.durationMs, 0);
  });
});
