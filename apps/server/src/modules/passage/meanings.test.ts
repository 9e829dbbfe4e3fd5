// Every PostgreSQL: what pages mean is kept with what they say.
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aCopy, aTemplate, deckOf, pagesOf } from '../../testing/talks.ts';

let app: TestApp;
let owner: TestUser;
let projectId: string;

beforeAll(async () => {
  app = await startApp({ MEANING_PROVIDER: 'embedded' });
  owner = await aUser(app, { administrator: true });
  const deck = deckOf([
    '寄存|随身的箱包请寄存在一楼大厅东侧。',
    '拍照|展品可以拍摄，但请关闭闪光灯。',
    'Opening|The hall opens at nine.',
  ]);
  projectId = await aCopy(app, owner, await aTemplate(app, deck));
});
afterAll(() => app.stop());

const meanings = async (): Promise<Map<string, number | null>> => {
  const { rows } = await app.parts.database.pool.query<{ text: string; bytes: number | null }>(
    `select text, length(decode(meaning, 'base64')) as bytes from passage join courseware_page as page on page.id = page_id
     where project_id = $1 and kind = 'script'`,
    [projectId],
  );
  return new Map(rows.map(({ text, bytes }) => [text, bytes]));
};

const ask = async (question: string): Promise<string> =>
  (await app.send(conversationRoutes.ask, { token: owner.token, body: { projectId, question } })).text();

test('a viewer is told what the deck says in other words, and an edit is known by its meaning at once', async () => {
  expect(await ask('看展览的时候能不能用手机照相？')).toContain('展品可以拍摄');
  expect(await meanings()).toEqual(
    new Map([
      ['随身的箱包请寄存在一楼大厅东侧。', 512],
      ['展品可以拍摄，但请关闭闪光灯。', 512],
      ['The hall opens at nine.', null],
    ]),
  );
  const [first] = await pagesOf(app, owner, projectId);
  const content = '箱包不必寄存，可以带在身边。';
  await app.call(coursewareRoutes.saveScript, {
    token: owner.token,
    body: { id: first!.id, projectId, content },
  });
  expect((await meanings()).get(content)).toBe(512);
});

test('a page that was cut without its meaning gets it when somebody asks', async () => {
  const { pool } = app.parts.database;
  await pool.query('update cut_page set is_meant = false');
  await pool.query('update passage set meaning = null');
  const { places } = await app.parts.passages.deckOf(projectId);
  await places();
  expect([...(await meanings()).values()].filter((bytes) => bytes === 512)).toHaveLength(2);
});
