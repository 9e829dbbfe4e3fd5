import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import { character } from '../../testing/character.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { anImport, aVisitorOf, deckOf, pagesOf, someAvatar } from '../../testing/talks.ts';

let app: TestApp;
let user: TestUser;
let projectId: string;
/** Another template than that of the deck, with another voice. */
const guest = '01930000-0000-7000-8000-000000000012';

beforeAll(async () => {
  app = await startApp();
  user = await aUser(app);
  const slides = ['港口|港口有四十艘船。', '灯塔|灯塔由花岗岩建成。'];
  ({ id: projectId } = await anImport(app, user, deckOf(slides), { avatar: true }));
});
afterAll(() => app.stop());

type Seen = { avatar: { id: string } | null; pages: { avatar: { id: string; rigUrl: string } | null }[] };
const talk = async (token: string) =>
  (await app.call<Seen>(projectRoutes.info, { token, params: { id: projectId } })).data!;

async function presents(page: number, avatarsId: string | null): Promise<void> {
  const coursewarePageId = (await pagesOf(app, user, projectId))[page - 1]!.id;
  const body = { projectId, coursewarePageId, avatarsId };
  expect((await app.call(coursewareRoutes.putPage, { token: user.token, body })).code).toBe(200);
}

/** The hashes of sentences tell who spoke them. */
async function answered(page: number): Promise<string[]> {
  const { pool } = app.parts.database;
  await pool.query('delete from speech_sentence');
  const body = { projectId, page, question: '灯塔由什么建成？' };
  // The answer has ended when all of it was spoken.
  await (await app.send(conversationRoutes.ask, { token: user.token, body })).text();
  const { rows } = await pool.query<{ hash: string }>('select hash from speech_sentence order by hash');
  return rows.map(({ hash }) => hash);
}

test('a page that somebody else presents says so in the talk, for the owner and for visitors; the others do not', async () => {
  const visitor = await aVisitorOf(app, user, projectId);
  expect((await talk(visitor)).pages.map(({ avatar }) => avatar)).toEqual([null, null]);
  await presents(2, guest);
  for (const token of [user.token, visitor]) {
    const { avatar, pages } = await talk(token);
    expect(avatar?.id).toBe(someAvatar);
    expect(pages.map((page) => page.avatar?.id)).toEqual([undefined, guest]);
  }
  await presents(2, null);
  expect((await talk(visitor)).pages[1]!.avatar).toBeNull();
});

test('whoever is seen answers: with the voice of the page that is watched', async () => {
  await presents(2, null);
  const usual = await answered(2);
  await presents(2, guest);
  const [first, second] = [await answered(1), await answered(2)];
  expect(usual.length).toBeGreaterThan(0);
  expect(first).toEqual(usual);
  expect(second).not.toEqual(usual);
});

test('a guest who gets another face is seen with it at once', async () => {
  const { token } = user;
  const faceOf = async () => {
    const { rigUrl } = (await talk(token)).pages[0]!.avatar!;
    return (await fetch(app.origin + rigUrl)).json();
  };
  const drawn = await app.call<{ id: string }>(avatarRoutes.draw, {
    token,
    body: { name: '客人', character },
  });
  const { id: avatarsId } = drawn.data!;
  await presents(1, avatarsId);
  expect(await faceOf()).toEqual(character);
  const aged = { ...character, aged: true };
  expect((await app.call(avatarRoutes.update, { token, body: { avatarsId, character: aged } })).code).toBe(
    200,
  );
  expect(await faceOf()).toEqual(aged);
});
