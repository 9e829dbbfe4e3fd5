// What an outline means for its project: how it is called, and whether it counts.
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outlining } from '../../testing/outlines.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { aProject, projectOf, upload } from '../../testing/talks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const rivers = `# The Danube

## Its course

The Danube rises in the Black Forest in Germany. It flows through ten countries, more than any other river.

## Its delta

The delta in Romania covers 4,100 square kilometres of reeds. Sturgeons swam up to Bavaria until dams were built.
`;

test('a project that nobody named is called as its document, also when that is another one; a name of its owner stays', async () => {
  const { withFile, draw, rested } = outlining(app);
  const own = await withFile(Buffer.from(rivers), 'danube.txt');
  const { token } = own.user;
  const drawn = async () => {
    await draw(own);
    await rested(own);
    return (await projectOf(app, own.user, own.projectId)).title;
  };
  const rename = (title: string) =>
    app.call(projectRoutes.update, { token, body: { id: own.projectId, title } });
  await rename('未命名');
  expect(await drawn()).toBe('The Danube');
  const nile = Buffer.from(rivers.replaceAll('Danube', 'Nile'));
  const docId = (await upload(app, own.user, nile, 'nile.txt')).data!.id;
  await app.call(projectRoutes.update, { token, body: { id: own.projectId, docId, menu: 1 } });
  expect(await drawn()).toBe('The Nile');
  await rename('My rivers');
  expect(await drawn()).toBe('My rivers');
});

test('a project whose document could not be read does not count, and takes a place when it is tried again', async () => {
  const { withFile, draw, rested } = outlining(app);
  const own = await withFile(Buffer.from('%PDF-1.4 broken'), 'broken.pdf');
  const { token } = own.user;
  for (let made = 0; made < 4; made++) await aProject(app, own.user);
  const add = () => app.call<{ id: string }>(projectRoutes.add, { token, body: {} });
  expect((await add()).code).toBe(projectErrors.tooMany.code);
  await draw(own);
  expect((await rested(own)).reason).not.toBe('');
  expect((await add()).code).toBe(200);
  expect((await add()).code).toBe(projectErrors.tooMany.code);
  expect((await draw(own)).code).toBe(projectErrors.tooMany.code);
  const blank = (body: object) => app.call(coursewareRoutes.addDeck, { token, body });
  expect((await blank({ projectId: own.projectId })).code).toBe(projectErrors.tooMany.code);
  expect((await blank({})).code).toBe(projectErrors.tooMany.code);
});
