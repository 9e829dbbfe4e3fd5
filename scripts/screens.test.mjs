import { expect, test } from 'vitest';
import { redirects, screens } from '../apps/web/src/app/routes.ts';
import * as told from '../e2e/src/screens.ts';

// A story knows the product only from outside, so it has a list of its own; here the two are held together.
test('the screens of the stories are those of the router, open to the same people', () => {
  const inRouter = screens
    // It only sends people on.
    .filter(({ path }) => path !== '/welcome')
    .map(({ path, access }) => `${path} ${access}`);
  const inStories = told.allScreens.map(({ path, access }) => `${path} ${access}`);
  expect(inStories.sort()).toEqual(inRouter.sort());
});

test('the redirects of the stories are those of the router', () => {
  expect([...told.redirects].sort()).toEqual(redirects.map(({ path, to }) => [path, to]).sort());
});

test('every screen has a name of its own', () => {
  const names = told.allScreens.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
