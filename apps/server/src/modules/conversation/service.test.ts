import { avatarErrors } from '@app/contract/avatar/errors.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import type { AnswerEvent } from '@app/contract/conversation/schema.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { statisticsRoutes } from '@app/contract/statistics/routes.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { anImport, deckOf, pagesOf } from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
let projectId: string;
let visitor: string;

const deck = deckOf([
  '太阳|大家好。太阳的表面大约五千五百摄氏度。',
  '内侧行星|水星两极的阴影里有冰。金星裹着厚厚的二氧化碳，比水星还热。',
]);

async function aVisitor(id: string): Promise<string> {
  const body = { id, validityDays: 7, people: 10, codeKind: 'auto' };
  const share = await app.call<{ code: string; extractionCode: string }>(shareRoutes.shareProject, {
    token: owner.token,
    body,
  });
  const { code, extractionCode } = share.data!;
  const opened = await app.call<{ token: string }>(shareRoutes.verify, { body: { code, extractionCode } });
  return opened.data!.token;
}

beforeAll(async () => {
  app = await startApp();
  owner = await aUser(app, { level: 'svip1' });
  projectId = (await anImport(app, owner, deck, { avatar: true })).id;
  await app.call(broadcastRoutes.confirm, { token: owner.token, body: { projectId } });
  await vi.waitFor(
    async () => {
      const pages = await pagesOf(app, owner, projectId);
      if (pages.some(({ status }) => status !== 1)) throw new Error('still being spoken');
    },
    { timeout: 30_000, interval: 100 },
  );
  visitor = await aVisitor(projectId);
});
afterAll(() => app.stop());

async function ask(question: string, token = visitor, id = projectId): Promise<AnswerEvent[]> {
  const response = await app.send(conversationRoutes.ask, { token, body: { projectId: id, question } });
  const text = await response.text();
  if (response.headers.get('content-type')?.startsWith('application/json')) throw new Error(text);
  return text
    .split('\n\n')
    .filter((frame) => frame.startsWith('data: '))
    .map((frame) => JSON.parse(frame.slice('data: '.length)) as AnswerEvent);
}

const interactions = async () =>
  (await app.call<{ balances: { interactions: number } }>(userRoutes.permission, { token: owner.token }))
    .data!.balances.interactions;

test('a visitor’s question is answered from the deck, with the page, and spoken in the deck’s own recording', async () => {
  const before = await interactions();
  const events = await ask('为什么金星比水星还热？');
  const sentences = events.filter((event) => event.kind === 'sentence');
  expect(sentences[0]).toMatchObject({ index: 0, page: 2 });
  expect(sentences.map(({ text }) => text).join('')).toContain('二氧化碳');
  expect(events.at(-1)).toMatchObject({ kind: 'end', outcome: 'found', pages: [2] });
  for (const { audioUrl, track } of sentences) {
    expect(track!.durationMs).toBeGreaterThan(0);
    const sound = await fetch(`${app.origin}${audioUrl}`);
    expect(sound.headers.get('content-type')).toBe('audio/wav');
  }
  expect(await interactions()).toBe(before - 1);
});

test('what the deck does not contain is said plainly', async () => {
  const events = await ask('你们的退货政策是什么？');
  expect(events[0]).toMatchObject({ kind: 'sentence', page: null });
  expect(events.at(-1)).toMatchObject({ kind: 'end', outcome: 'none', pages: [] });
});

test('the owner sees what was asked, newest first, and nobody else does', async () => {
  await ask('太阳表面多少度？');
  const list = (token: string) =>
    app.call<{ list: { question: string; pages: number[] }[]; total: number }>(conversationRoutes.questions, {
      token,
      body: { projectId },
    });
  expect((await list(owner.token)).data!.list[0]).toMatchObject({ question: '太阳表面多少度？', pages: [1] });
  const other = await aUser(app);
  expect((await list(other.token)).data!.total).toBe(0);
});

test.each([
  ['a question of 10,000 characters', '长'.repeat(10_000)],
  ['an empty question', '  '],
])('%s is refused with a sentence', async (_what, question) => {
  await expect(ask(question)).rejects.toThrow('1001000400');
});

test('a share opens its own project alone, and strangers none', async () => {
  const other = (await anImport(app, owner, deckOf(['别的|别的内容。']))).id;
  await expect(ask('内容', visitor, other)).rejects.toThrow(String(commonErrors.notFound.code));
  const stranger = await aUser(app);
  await expect(ask('内容', stranger.token)).rejects.toThrow(String(commonErrors.notFound.code));
});

test('an owner without interactions: the avatar rests, and nothing is booked', async () => {
  const poor = await aUser(app);
  const mine = await anImport(app, poor, deck, { avatar: true });
  await app.parts.database.pool.query(
    `update ledger_balance set balance = 0 where user_id = $1 and ledger = 'interactions'`,
    [poor.id],
  );
  await expect(ask('太阳', poor.token, mine.id)).rejects.toThrow(String(avatarErrors.resting.code));
});

test('five viewers who stay over a minute reward the owner once', async () => {
  const credits = async () =>
    (await app.call<{ balances: { credits: number } }>(userRoutes.permission, { token: owner.token })).data!
      .balances.credits;
  const before = await credits();
  const stay = (token: string, stayMs: number) =>
    app.call(statisticsRoutes.increment, { token, body: { projectId, metric: 'viewers', stayMs } });
  for (let viewer = 0; viewer < 5; viewer++) {
    const token = await aVisitor(projectId);
    await stay(token, 40_000);
    // Coming back adds up, and is still one viewer.
    expect((await stay(token, 25_000)).code).toBe(200);
    await stay(token, 25_000);
  }
  expect(await credits()).toBe(before + 15);
});
