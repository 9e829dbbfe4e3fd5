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

test('the screens that the stories call alike are the same page in the same frame', () => {
  const partsOf = ({ page, layout }) => `${page} in ${layout}`;
  const byPath = new Map(screens.map((screen) => [screen.path, screen]));
  const differ = told.allScreens.filter(({ path }) => {
    const [one, other] = [byPath.get(path), byPath.get(told.standsFor(path))];
    return partsOf(one) !== partsOf(other);
  });
  expect(differ).toEqual([]);
});

test('no page is looked at as a whole twice', () => {
  const firsts = told.allScreens.filter(told.isFirstOfItsPage).map(({ path }) => path);
  const pages = screens
    .filter(({ path }) => firsts.includes(path))
    .map(({ page, layout }) => `${page} in ${layout}`);
  expect(pages.filter((page, place) => pages.indexOf(page) !== place)).toEqual([]);
});

test('every screen has a name of its own', () => {
  const names = told.allScreens.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
