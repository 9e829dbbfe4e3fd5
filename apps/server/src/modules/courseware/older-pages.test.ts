import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { deckVersion } from '@app/deck/migrate/migrate.ts';
import { aText } from '@app/deck/testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../testing/builders.ts';
import type { TestApp } from '../../testing/start-app.ts';
import { pagesOf, startWithDeck, type WirePage } from '../../testing/talks.ts';

let app: TestApp;
let user: TestUser;
let projectId: string;
let firstPage: () => Promise<WirePage>;
let page: WirePage;
beforeAll(async () => {
  ({ app, user, projectId, firstPage } = await startWithDeck());
  page = await firstPage();
});
afterAll(() => app.stop());

const query = (text: string, values: unknown[]) => app.parts.database.pool.query(text, values);

// The first version wrote the number of each point down.
const point = (value: number) => ({
  runs: [{ text: `point ${value}` }],
  bullet: { kind: 'number', style: 'arabicPeriod', value },
});

/** Puts a body into the row of the page's first element, as this version of the product wrote it. */
const store = (body: object, version: number) =>
  query('update courseware_element set body = $2, deck_version = $3 where id = $1', [
    page.elementList[0]!.id,
    JSON.stringify(body),
    version,
  ]);

test('a page of the first version is shown, played and saved, and nothing of it is lost', async () => {
  const text = aText('');
  const paragraphs = [point(4), point(5)];
  await store({ ...text, text: { ...text.text, paragraphs } }, 1);
  await query('update courseware_page set deck_version = 1 where id = $1', [page.id]);
  const starts = [{ bullet: { startAt: 4 } }, { bullet: { startAt: 4 } }];

  const [shown] = await pagesOf(app, user, projectId);
  expect(JSON.parse(shown!.elementList[0]!.element)).toMatchObject({ text: { paragraphs: starts } });
  expect(shown!.elementList[0]!.content).toBe('point 4\npoint 5');
  const asked = { token: user.token, params: { id: projectId } };
  const talk = await app.call<{ pages: { elements: unknown[] }[] }>(projectRoutes.info, asked);
  expect(talk.data?.pages[0]?.elements[0]).toMatchObject({ text: { paragraphs: starts } });

  const body = { id: page.id, projectId, content: '新的讲稿。' };
  const saved = await app.call<WirePage>(coursewareRoutes.saveScript, { token: user.token, body });
  expect(saved.data).toMatchObject({ content: '新的讲稿。', backgroundColor: shown!.backgroundColor });
  const { rows } = await query('select deck_version from courseware_page where id = $1', [page.id]);
  expect(rows).toEqual([{ deck_version: deckVersion }]);
});

test('an element that cannot be read is not shown, and stays where it is', async () => {
  const before = (await pagesOf(app, user, projectId))[0]!.elementList.length;
  await store({ ...aText('words'), onclick: 'alert(1)' }, deckVersion);
  const [shown] = await pagesOf(app, user, projectId);
  expect(shown!.elementList).toHaveLength(before - 1);
  const { rows } = await query('select body from courseware_element where id = $1', [
    page.elementList[0]!.id,
  ]);
  expect(rows).toMatchObject([{ body: { onclick: 'alert(1)' } }]);
});
