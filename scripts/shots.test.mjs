import { expect, test } from 'vitest';
import { chosenScreens, sheetOf, shotName } from './shots.mjs';

const screens = [
  { name: 'start', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'record-detail', path: '/record/detail' },
];

test('a picture is named by screen, width, language and appearance', () => {
  expect(shotName('login', 360, { language: 'zh-CN', scheme: 'dark' })).toBe('login-360-zh-dark.png');
});

test('screens are chosen by name or path; without a choice all are', () => {
  expect(chosenScreens([], screens)).toEqual(screens);
  expect(chosenScreens(['/record/detail', 'login'], screens).map(({ name }) => name)).toEqual([
    'login',
    'record-detail',
  ]);
});

test('a screen that does not exist is named, with those that do', () => {
  expect(() => chosenScreens(['loggin'], screens)).toThrow(
    'No such screen: loggin. There are: start, login, record-detail.',
  );
});

test('the sheet of a width shows every screen four times', () => {
  const sheet = sheetOf(screens, 768);
  expect(sheet.match(/<img/g)).toHaveLength(12);
  expect(sheet).toContain('src="start-768-en-dark.png"');
  expect(sheet).not.toContain('360');
});
