// @vitest-environment jsdom
import type { User } from '@app/contract/user/schema.ts';
import { expect, test } from 'vitest';
import { reachableScreens } from './palette-screens.ts';

const user: User = {
  id: '01933b5e-0000-7000-8000-000000000000',
  mailbox: 'a@example.com',
  nickname: 'A',
  type: 'ordinary',
  level: null,
  permissionLevel: 0,
  isFirst: false,
};
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

test('no screen is offered twice', () => {
  const titles = reachableScreens(user).map(({ title }) => title.key);
  expect(new Set(titles).size).toBe(titles.length);
});
