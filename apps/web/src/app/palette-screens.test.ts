// @vitest-environment jsdom
import type { User } from '@app/contract/user/schema.ts';
import { expect, test } from 'vitest';
import { somebody as user } from '../testing/users.ts';
import { reachableScreens } from './palette-screens.ts';

const pathsFor = (who: User | undefined) => reachableScreens(who).map(({ path }) => path);

test('a user is offered the own screens first, and no login', () => {
  const paths = pathsFor(user);
  expect(paths[0]).toBe('/project');
  expect(paths).toEqual(
    expect.arrayContaining(['/avatars', '/upload', '/rights-details', '/account', '/pricing']),
  );
  expect(paths).not.toContain('/login');
  expect(paths).not.toContain('/register');
});

test('a visitor is offered the login and nothing that asks for it', () => {
  const paths = pathsFor(undefined);
  expect(paths).toEqual(expect.arrayContaining(['/', '/login', '/pricing', '/privacy-policy']));
  expect(paths).not.toContain('/project');
});

test.each(['/404', '/showcase', '/share-project', '/avatars/sub/style', '/edit-project', '/welcome'])(
  '%s is no place to go to by itself',
  (path) => {
    expect(pathsFor(user)).not.toContain(path);
  },
);

test('only an administrator is offered the desk', () => {
  expect(pathsFor(user)).not.toContain('/admin/users');
  expect(pathsFor({ ...user, type: 'administrator' })).toContain('/admin/users');
});

test('no screen is offered twice', () => {
  const titles = reachableScreens({ ...user, type: 'administrator' }).map(({ title }) => title.key);
  expect(new Set(titles).size).toBe(titles.length);
});
