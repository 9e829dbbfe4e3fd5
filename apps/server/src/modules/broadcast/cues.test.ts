import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { type PageTrack, pageTrackSchema } from '@app/contract/broadcast/schema.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aCopy, aTemplate, deckOf, pagesOf, projectOf } from '../../testing/talks.ts';

let app: TestApp;
let user: TestUser;
let template: string;
beforeAll(async () => {
  app = await startApp();
  template = await aTemplate(app, deckOf(['太阳|大家好。']));
  user = await aUser(app);
});
afterAll(() => app.stop());

type Page = { id: string; elementId: string };

async function pageOf(projectId: string): Promise<Page> {
  const [page] = await pagesOf(app, user, projectId);
  return { id: page!.id, elementId: page!.elementList[0]!.id };
}

/** A text in which `①` and so on are cues on an element. */
function scriptOf(text: string, elementId: string) {
  const content = text
    .split(/([①-⑨])/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      /[①-⑨]/.test(piece)
        ? { type: 'cue', attrs: { id: piece, action: 'spotlight', elementId } }
        : { type: 'text', text: piece },
    );
  return JSON.stringify({ type: 'doc', version: 1, content: [{ type: 'paragraph', content }] });
}

async function speak(projectId: string, text: string): Promise<void> {
  const { id, elementId } = await pageOf(projectId);
  const content = text.replaceAll(/[①-⑨]/g, '');
  const body = { id, projectId, content, ssmlJsonText: scriptOf(text, elementId) };
  expect((await app.call(coursewareRoutes.saveScript, { token: user.token, body })).code).toBe(200);
  await app.call(broadcastRoutes.confirm, { token: user.token, body: { projectId } });
  await vi.waitFor(async () => expect((await projectOf(app, user, projectId)).isAiCheck).toBe(6), {
    interval: 100,
  });
}

async function addressOf(id: string): Promise<string> {
  const { data } = await app.call<Talk>(projectRoutes.info, { token: user.token, params: { id } });
  return app.origin + data!.pages[0]!.broadcast!.trackUrl;
}
const trackAt = async (address: string): Promise<PageTrack> =>
  z.parse(pageTrackSchema, await (await fetch(address)).json());
const trackOf = async (id: string) => trackAt(await addressOf(id));

/** Where a letter of the text is heard. */
const wordAt = ({ words }: PageTrack, place: number) =>
  words.find(({ srcStart, srcEnd }) => srcStart <= place && place < srcEnd)?.startMs;
const times = ({ cues }: PageTrack) => cues.map(({ id, startMs }) => [id, startMs]);

test('cues come with their words: at the start, in a sentence, at its end, several at once and after the last', async () => {
  const project = await aCopy(app, user, template);
  await speak(project, '①今天讲太阳。它的②③表面很热④。⑤再见。⑥');
  const { elementId } = await pageOf(project);
  const track = await trackOf(project);
  const text = '今天讲太阳。它的表面很热。再见。';
  const surface = wordAt(track, text.indexOf('表'));
  expect(surface).toBeGreaterThan(0);
  expect(times(track)).toEqual([
    ['①', wordAt(track, 0)],
    ['②', surface],
    ['③', surface],
    ['④', track.sentences[1]!.endMs],
    ['⑤', wordAt(track, text.indexOf('再'))],
    ['⑥', track.durationMs],
  ]);
  expect(track.cues[0]).toMatchObject({ action: 'spotlight', elementId });
});

test('a copy has the cues on its own elements, and its own times after it was spoken anew', async () => {
  const project = await aCopy(app, user, template);
  await speak(project, '今天讲①太阳。');
  const before = await trackOf(project);
  const copy = await aCopy(app, user, project);
  const [source, target] = [await pageOf(project), await pageOf(copy)];
  expect(target.elementId).not.toBe(source.elementId);
  const copied = await trackOf(copy);
  expect(times(copied)).toEqual(times(before));
  expect(copied.cues.map(({ elementId }) => elementId)).toEqual([target.elementId]);
  await speak(copy, '先问一声好。今天讲①太阳。');
  const after = await trackOf(copy);
  expect(times(after)).toEqual([['①', wordAt(after, '先问一声好。今天讲'.length)]]);
  expect(after.cues[0]!.startMs).toBeGreaterThan(before.cues[0]!.startMs);
  expect(times(await trackOf(project))).toEqual(times(before));
});

test('a cue is not heard: a sentence that gets one is not spoken again', async () => {
  const project = await aCopy(app, user, template);
  const count = async () =>
    (await app.parts.database.pool.query(`select 1 from speech_sentence where text like '月亮%'`)).rowCount;
  await speak(project, '月亮绕着地球转。');
  expect(await count()).toBe(1);
  const address = await addressOf(project);
  expect((await trackAt(address)).cues).toEqual([]);
  await speak(project, '月亮①绕着地球转。');
  expect(await count()).toBe(1);
  expect((await trackAt(address)).cues).toHaveLength(1);
});

test('a page that was spoken before there were cues has none, and plays', async () => {
  const project = await aCopy(app, user, template);
  await speak(project, '今天讲太阳。');
  const track = await trackOf(project);
  expect(track.cues).toEqual([]);
  const { cues: _none, ...old } = track;
  expect(z.parse(pageTrackSchema, old)).toEqual(track);
});
