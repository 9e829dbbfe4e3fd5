import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import type { SpeechLeft } from '@app/contract/broadcast/schema.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { deckRoutes } from '@app/contract/deck/routes.ts';
import { dictionaryRoutes } from '@app/contract/dictionary/routes.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { anImport, deckOf, pagesOf, pageStatus, projectOf } from '../../testing/talks.ts';

const { confirmed, confirming, unconfirmed } = pageStatus;
const held = '这一句说得很慢。';
const slides = deckOf(['太阳|大家好。', `月亮|${held}`, `星星|${held}`]);

let app: TestApp;
let user: TestUser;
let id: string;
let token: string;
/** Lets the voice go on, which stops at one sentence until then. */
let release: () => void;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Its first page can be heard, and the others are under way. */
async function begin(): Promise<void> {
  user = await aUser(app, { level: 'svip1' });
  ({ token } = user);
  ({ id } = await anImport(app, user, slides, { avatar: true }));
  const voice = holdVoice();
  release = voice.release;
  expect((await app.call(broadcastRoutes.confirm, { token, body: { projectId: id } })).code).toBe(200);
  await vi.waitFor(async () => expect(await statuses()).toEqual([confirmed, confirming, confirming]), {
    interval: 50,
  });
  await voice.isHeld;
}

function holdVoice() {
  const { speech } = app.parts;
  const speak = speech.speakSentence;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let hold = () => {};
  const isHeld = new Promise<void>((resolve) => {
    hold = resolve;
  });
  const spy = vi.spyOn(speech, 'speakSentence').mockImplementation(async (sentence, options) => {
    if (sentence.spans.some(({ text }) => text.includes(held))) {
      hold();
      await Promise.race([
        gate,
        new Promise((resolve) => options!.signal!.addEventListener('abort', resolve)),
      ]);
    }
    return speak(sentence, options);
  });
  onTestFinished(() => {
    open();
    spy.mockRestore();
  });
  return { release: open, isHeld };
}

const statuses = async () => (await pagesOf(app, user, id)).map(({ status }) => status);
const editing = async () => (await pagesOf(app, user, id)).map(({ modifyStatus }) => modifyStatus);
const left = async () =>
  (await app.call<{ list: SpeechLeft[] }>(broadcastRoutes.left, { token })).data!.list[0];
const cancel = async () =>
  (await app.call<{ pages: number }>(broadcastRoutes.cancel, { token, body: { projectId: id } })).data;
const spoken = () =>
  vi.waitFor(async () => expect(await statuses()).not.toContain(confirming), { interval: 50 });

test('other settings of the voice are for the pages under way, too: they go on, and those that are done are to be made again', async () => {
  await begin();
  const body = { projectId: id, settings: { pace: 1.5 } };
  expect((await app.call(deckRoutes.voice, { token, body })).code).toBe(200);
  expect(await statuses()).toEqual([unconfirmed, confirming, confirming]);
  expect(await editing()).toEqual(['edit', 'save', 'save']);
  expect((await projectOf(app, user, id)).coursewareStatus).toBe('ppt-confirming');
  release();
  await spoken();
  expect(await statuses()).toEqual([unconfirmed, confirmed, confirmed]);
  expect((await projectOf(app, user, id)).coursewareStatus).toBe('ppt-again');
  const { rows } = await app.parts.database.pool.query(
    'select hash from speech_sentence where user_id = $1 and text = $2 order by id',
    [user.id, held],
  );
  const plans = await app.parts.database.pool.query<{ plan: { hash: string }[] }>(
    'select plan from page_broadcast where project_id = $1 order by place',
    [id],
  );
  // Spoken at both paces; what the pages play is the newer one.
  expect(rows).toHaveLength(2);
  expect(plans.rows[1]!.plan[0]!.hash).toBe(plans.rows[2]!.plan[0]!.hash);
  expect(plans.rows[1]!.plan[0]!.hash).toBe(rows[1].hash);
});

test('a page of its own voice under way and a word of the dictionary take nothing out of the work', async () => {
  await begin();
  const [, second] = await pagesOf(app, user, id);
  const body = { projectId: id, pageId: second!.id, settings: { pace: 1.2 } };
  expect((await app.call(deckRoutes.voice, { token, body })).code).toBe(200);
  const word = { projectId: id, entry: { text: '很慢', pronunciation: 'hen3 man4' } };
  expect((await app.call(dictionaryRoutes.add, { token, body: word })).code).toBe(200);
  expect(await statuses()).toEqual([confirmed, confirming, confirming]);
  release();
  await spoken();
  expect(await statuses()).toEqual([confirmed, confirmed, confirmed]);
});

test('a script that is changed while it is spoken is to be made again, and the other pages can still be cancelled', async () => {
  await begin();
  const [, second] = await pagesOf(app, user, id);
  const body = { id: second!.id, projectId: id, content: '换了一句。', status: 6 };
  expect((await app.call(coursewareRoutes.saveScript, { token, body })).code).toBe(200);
  expect(await statuses()).toEqual([confirmed, unconfirmed, confirming]);
  expect(await editing()).toEqual(['save', 'edit', 'save']);
  expect(await left()).toMatchObject({ pages: 2, done: 1 });
  expect(await cancel()).toEqual({ pages: 1 });
  expect(await left()).toBeUndefined();
  expect(await statuses()).toEqual([confirmed, unconfirmed, unconfirmed]);
});

test('a slide that is changed while its page is spoken leaves the speech alone; a page that is removed ends its own', async () => {
  await begin();
  const [, second, third] = await pagesOf(app, user, id);
  const at = ['elements', { id: second!.elementList[0]!.id }, 'left'];
  const commands = [{ do: 'set', at, value: 3 }];
  const patch = { id: second!.id, revision: second!.revision, commands };
  expect((await app.call(coursewareRoutes.patch, { token, body: patch })).code).toBe(200);
  const remove = await app.call(coursewareRoutes.deletePage, { token, params: { a: id, b: third!.id } });
  expect(remove.code).toBe(200);
  expect(await left()).toMatchObject({ pages: 2, done: 1 });
  release();
  await spoken();
  expect(await statuses()).toEqual([confirmed, confirmed]);
});
