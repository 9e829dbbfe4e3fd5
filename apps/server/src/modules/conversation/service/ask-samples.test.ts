import path from 'node:path';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import type { AnswerEvent } from '@app/contract/conversation/schema.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../../testing/builders.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';

let app: TestApp;
let owner: TestUser;
const ids = new Map<string, string>();

beforeAll(async () => {
  app = await startApp({ SAMPLES_DIR: path.resolve(import.meta.dirname, '../../../../samples') });
  owner = await aUser(app, { administrator: true });
  const { database, samples } = app.parts;
  await database.db.transaction((tx) => samples.addTo(tx, owner.id));
  const { rows } = await database.pool.query<{ id: string; sample: string }>(
    'select id, sample from project where user_id = $1',
    [owner.id],
  );
  for (const { id, sample } of rows) ids.set(sample, id);
});
afterAll(() => app.stop());

async function ask(question: string) {
  const projectId = ids.get(/\p{Script=Han}/u.test(question) ? 'solar-system-zh' : 'solar-system-en')!;
  // More is asked here than a person would.
  await app.parts.database.pool.query('delete from limiter');
  const body = { projectId, question };
  const response = await app.send(conversationRoutes.ask, { token: owner.token, body });
  const text = await response.text();
  expect(response.headers.get('content-type'), text).toContain('text/event-stream');
  const events = text
    .split('\n\n')
    .filter((frame) => frame.startsWith('data: '))
    .map((frame) => JSON.parse(frame.slice('data: '.length)) as AnswerEvent);
  return {
    sentences: events.filter((event) => event.kind === 'sentence'),
    voices: events.filter((event) => event.kind === 'voice'),
    told: events.find((event) => event.kind === 'told'),
  };
}

test('a sample offers its own questions, and all of them are answered', async () => {
  expect(ids.size).toBe(2);
  for (const [sample, id] of ids) {
    const talk = await app.call<Talk>(projectRoutes.info, { token: owner.token, params: { id } });
    expect(talk.data!.introQuestions, sample).toHaveLength(3);
  }
});

test.each([
  ['水星上有水吗？', 3, '有冰'],
  ['为什么金星比水星还热？', 3, '二氧化碳'],
  ['木星的大红斑是什么？', 4, '风暴'],
  ['太阳表面温度是多少？', 2, '5,500'],
  ['阳光到地球要多长时间', 2, '8 分 20 秒'],
  ['哪颗行星最大？', 4, '木星'],
  ['最热的行星是哪个？', 3, '金星'],
  ['土星的光环是什么做的？', 4, '冰块和岩石'],
  ['火星上最高的山有多高？', 3, '二十二公里'],
  ['海王星绕太阳一圈要多久？', 6, '一百六十五年'],
  ['一个天文单位是多远？', 6, '一亿五千万公里'],
  ['月球有什么作用？', 5, '自转轴'],
  ['天王星为什么是躺着转的？', 4, '九十八度'],
  ['离太阳最远的行星是哪颗？', 6, '海王星'],
  ['地球为什么特别？', 5, '液态'],
  ['Is there water on Mercury?', 3, 'ice in the shadows'],
  ['Why is Venus hotter than Mercury?', 3, 'carbon dioxide'],
  ['What is the Great Red Spot?', 4, 'storm'],
  ['How hot is the Sun?', 2, '5,500'],
  ['How long does sunlight take to reach the Earth?', 2, 'eight minutes'],
  ['Which planet is the largest?', 4, 'Jupiter'],
  ['What are the rings of Saturn made of?', 4, 'ice and rock'],
  ['How tall is Olympus Mons?', 3, 'twenty-two kilometres'],
  ['How long does Mars take to go around the Sun?', 6, '687 days'],
  ['What is an astronomical unit?', 6, 'million kilometres'],
  ['What does the magnetic field do?', 5, 'solar wind'],
  ['Why does Uranus roll on its side?', 4, 'ninety-eight'],
  ['How much of the mass is in the Sun?', 2, '99.86'],
  ['biggest planet', 4, 'Jupiter'],
  ['Why is Earth special?', 5, 'liquid'],
])('%s is found on page %i', async (question, page, words) => {
  const { sentences, told } = await ask(question);
  expect(told).toMatchObject({ outcome: 'found', pages: [page] });
  expect(sentences.map(({ text }) => text).join(' ')).toContain(words);
});

test('what a table tells is computed, and its cell is cited', async () => {
  const { sentences, told } = await ask('距太阳第二远的行星是哪颗？');
  expect(told).toMatchObject({ outcome: 'found', pages: [6] });
  expect(sentences.at(-1)).toMatchObject({ page: 6, cell: { row: 7, column: 1 } });
  expect(sentences.at(-1)!.text).toContain('天王星');
  expect(sentences.at(-1)!.elementId).toBeTruthy();
});

test('the connection of an answer ends with it, and the next question knows', async () => {
  const body = { projectId: ids.get('solar-system-zh')!, question: '哪颗行星最大？' };
  const response = await app.send(conversationRoutes.ask, { token: owner.token, body });
  expect(response.headers.get('connection')).toBe('close');
  expect(await response.text()).toContain('木星');
});

test.each([
  ['冥王星为什么被除名？'],
  ['今天天气怎么样？'],
  ['这门课多少钱？'],
  ['银河系有多大？'],
  ['Why is Pluto not a planet?'],
  ['What is the weather today?'],
  ['How do I get a refund?'],
  ['Did people land on the Moon?'],
])('%s is not in the deck, and it says so', async (question) => {
  expect((await ask(question)).told).toMatchObject({ outcome: 'none', pages: [] });
});

test('a sample’s own sentences are pieces of its recording, without the neighbours’ words', async () => {
  const { voices } = await ask('木星的大红斑是什么？');
  const said = voices.at(-1)!;
  expect(said.text).toBe('木星最大，它的大红斑是一场吹了几百年的风暴。');
  const { fromMs, toMs } = said.clip!;
  expect(said.track.words.map(({ text }) => text).join('')).toBe('木星最大它的大红斑是一场吹了几百年的风暴');
  expect(said.track.words.at(-1)!.endMs).toBeLessThanOrEqual(toMs - fromMs);
  expect(said.track.visemes.at(-1)!.endMs).toBeCloseTo(toMs - fromMs, 1);
  const spoken = await app.parts.database.pool.query(`select count(*) from speech_sentence where text = $1`, [
    said.text,
  ]);
  expect(spoken.rows[0]).toEqual({ count: '0' });
});
