import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { scriptErrors } from '@app/contract/script/errors.ts';
import { scriptRoutes } from '@app/contract/script/routes.ts';
import type { Proposal } from '@app/contract/script/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outlining } from '../../testing/outlines.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { pagesOf } from '../../testing/talks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const tea = `# Green tea

## Where it comes from

Green tea was first grown in China more than two thousand years ago. Farmers in Zhejiang still pick the leaves by hand in April. The bushes stand on hills up to 800 metres high, because cool nights make the leaves sweeter.

## What it does

A cup of green tea has about 30 milligrams of caffeine, a third of what coffee has. Studies with 40,000 people in Japan found 12 percent fewer heart attacks among those who drank five cups a day.
`;

test('a page that is as it was made from a document is written as it was then, unless that is what it says', async () => {
  const { withFile, draw, make, rested } = outlining(app);
  const own = await withFile(Buffer.from(tea), 'tea.txt');
  await draw(own);
  await rested(own);
  await make(own);
  await rested(own);
  const pages = await pagesOf(app, own.user, own.projectId);
  const page = pages.find(({ content }) => content.includes('Zhejiang'));
  const { token } = own.user;
  const write = () =>
    app.call<Proposal>(scriptRoutes.extract, { token, body: { id: page?.id, from: 'slide' } });
  expect(await write()).toMatchObject({ code: scriptErrors.sameWords.code });
  const body = { id: page?.id, projectId: own.projectId, content: 'My own words.' };
  expect((await app.call(coursewareRoutes.saveScript, { token, body })).code).toBe(200);
  expect((await write()).data?.content).toBe(page?.content);
});
