import { randomUUID } from 'node:crypto';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { dictionaryRoutes } from '@app/contract/dictionary/routes.ts';
import { deckRoutes } from '@app/contract/deck/routes.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import { scriptFromText } from '@app/deck/script/plain.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { anImport, deckOf, pagesOf, pageStatus } from '../../testing/talks.ts';

let app: TestApp;
let user: TestUser;
let projectId: string;
let pageId: string;
beforeAll(async () => {
  app = await startApp();
  user = await aUser(app);
  projectId = (await anImport(app, user, deckOf(['一|第一页。', '二|第二页。']), { avatar: true })).id;
  pageId = (await pagesOf(app, user, projectId))[1]!.id;
});
afterAll(() => app.stop());

type Heard = {
  audioUrl: string;
  words: { text: string; srcStart: number; srcEnd: number }[];
  durationMs: number;
  next: number | null;
};
const text = '太阳很大。\n月亮很小。';
const listen = (at: number, { words = text, token = user.token, id = pageId, marks = {} } = {}) => {
  const script = scriptFromText(words);
  for (const paragraph of script.content)
    for (const piece of paragraph.content ?? []) Object.assign(piece, marks);
  return app.call<Heard>(broadcastRoutes.listen, {
    token,
    body: { id, ssmlJsonText: JSON.stringify(script), at },
  });
};
const heardText = ({ words }: Heard) => words.map((word) => word.text).join('');

test('the sentence at a place of the script is heard, word by word, and where the next one begins', async () => {
  const first = (await listen(2)).data!;
  expect([heardText(first), first.next]).toEqual(['太阳很大', 6]);
  const second = (await listen(first.next!)).data!;
  expect([heardText(second), second.next]).toEqual(['月亮很小', null]);
  for (const word of second.words) expect(text.slice(word.srcStart, word.srcEnd)).toBe(word.text);
  // Behind the last letter the last sentence is meant.
  expect(heardText((await listen(text.length)).data!)).toBe('月亮很小');
  const sound = await fetch(app.origin + second.audioUrl);
  expect(sound.headers.get('content-type')).toBe('audio/wav');
});

test('it is heard as the page is spoken, and what was heard is not spoken again when the page is made', async () => {
  const usual = (await listen(0)).data!;
  const settings = { pace: 0.5 };
  await app.call(deckRoutes.voice, { token: user.token, body: { projectId, pageId, settings } });
  const slow = (await listen(0)).data!;
  expect(slow.durationMs).toBeGreaterThan(1.8 * usual.durationMs);
  await listen(6);
  const [, page] = await pagesOf(app, user, projectId);
  const body = { id: pageId, projectId, content: text, revision: page!.revision };
  await app.call(coursewareRoutes.saveScript, { token: user.token, body });
  const spoken = async () =>
    (
      await app.parts.database.pool.query(
        `select id from speech_sentence where user_id = $1 and text like '%很%'`,
        [user.id],
      )
    ).rows.length;
  const before = await spoken();
  await app.call(broadcastRoutes.confirm, { token: user.token, body: { projectId, pageIds: [pageId] } });
  await vi.waitFor(
    async () => expect((await pagesOf(app, user, projectId))[1]!.status).toBe(pageStatus.confirmed),
    { interval: 100 },
  );
  expect(await spoken()).toBe(before);
  await app.call(deckRoutes.voice, { token: user.token, body: { projectId, pageId, settings: null } });
});

test.each([
  ['signs alone', { words: '……！？' }, speechErrors.nothingToSay.code],
  ['no words', { words: '' }, speechErrors.nothingToSay.code],
  [
    'too many words',
    { words: '好'.repeat(coursewareLimits.script.max + 1) },
    coursewareErrors.scriptTooLong.code,
  ],
  [
    'an emotion that nobody knows',
    { marks: { marks: [{ type: 'emotion', attrs: { emotion: 'boredom' } }] } },
    commonErrors.invalidInput.code,
  ],
])('%s are refused', async (_what, more, code) => {
  expect((await listen(0, more)).code).toBe(code);
});

test('a page of somebody else is absent', async () => {
  const stranger = await aUser(app);
  expect((await listen(0, { token: stranger.token })).code).toBe(commonErrors.notFound.code);
});

test('who listens too much is told when to come back, and hears again what was heard before', async () => {
  await listen(0);
  await app.parts.database.pool.query(`update limiter set points = $1 where key like 'listening:%'`, [
    speechLimits.listening.perAccount.count,
  ]);
  expect((await listen(0, { words: '星星很远。' })).code).toBe(speechErrors.tooManyTrials.code);
  expect((await listen(0)).code).toBe(200);
});

test('who wants to hear another sentence no longer waits for the one before', async () => {
  const somebody = await aUser(app);
  const { id } = await anImport(app, somebody, deckOf(['三|第三页。']), { avatar: true });
  const [page] = await pagesOf(app, somebody, id);
  const about = { token: somebody.token, id: page!.id, words: '这一句说不完。\n这一句很快。' };
  const { speech } = app.parts;
  const speak = speech.speakSentence;
  const held = vi.spyOn(speech, 'speakSentence').mockImplementation((sentence, options) => {
    if (!sentence.spans.some((span) => span.text.includes('说不完'))) return speak(sentence, options);
    return new Promise((_, reject) =>
      options!.signal!.addEventListener('abort', () => reject(options!.signal!.reason)),
    );
  });
  onTestFinished(() => held.mockRestore());
  const first = listen(0, about);
  await vi.waitFor(() => expect(held).toHaveBeenCalled(), { interval: 20 });
  expect((await listen(9, about)).code).toBe(200);
  expect((await first).code).toBe(speechErrors.tooManyTrials.code);
});

const readings = (words: string, { token = user.token, id = pageId } = {}) =>
  app.call<{ list: { at: number; now: string; others: string[]; isDoubtful: boolean }[]; isExact: boolean }>(
    broadcastRoutes.readings,
    { token, body: { id, ssmlJsonText: JSON.stringify(scriptFromText(words)) } },
  );

test('how a script would be read is told before it is saved, by the dictionary of its project too', async () => {
  const nowOf = async (words: string) => (await readings(words)).data!.list.map(({ now }) => now).join(' ');
  expect(await nowOf('行长。\n重庆')).toBe('hang2 zhang3 chong2 qing4');
  const entry = { text: '行长', pronunciation: 'xing2 chang2' };
  await app.call(dictionaryRoutes.add, { token: user.token, body: { projectId, entry } });
  expect(await nowOf('行长。\n重庆')).toBe('xing2 chang2 chong2 qing4');
  expect((await readings('Hello.')).data).toEqual({ list: [], isExact: true });
});

test('how a script would be read is told to its owner alone, and for no script that is too long', async () => {
  const stranger = await aUser(app);
  expect((await readings('行长', { token: stranger.token })).code).toBe(commonErrors.notFound.code);
  expect((await readings('行长', { id: randomUUID() })).code).toBe(commonErrors.notFound.code);
  const long = '行'.repeat(coursewareLimits.script.max + 1);
  expect((await readings(long)).code).toBe(coursewareErrors.scriptTooLong.code);
});
