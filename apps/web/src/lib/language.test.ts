// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const fresh = () => import('./language.ts');

test('Chinese is the default, whatever the browser prefers', async () => {
  vi.stubGlobal('navigator', { language: 'en-US', languages: ['en-US'] });
  expect((await fresh()).currentLanguage()).toBe('zh-CN');
});

test.each([
  [['en-US'], 'en-US'],
  [['zh-TW', 'en'], 'zh-CN'],
  [['fr-FR', 'zh-CN'], 'zh-CN'],
  [['de-DE'], 'en-US'],
])('who opens a share with a browser in %s reads %s, until a language is chosen', async (wanted, read) => {
  vi.stubGlobal('navigator', { languages: wanted });
  window.history.replaceState(null, '', '/share-login?code=abc');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  expect((await fresh()).currentLanguage()).toBe(read);
  localStorage.setItem('language', 'zh-CN');
  vi.resetModules();
  expect((await fresh()).currentLanguage()).toBe('zh-CN');
});

test('the choice is remembered', async () => {
  (await fresh()).setLanguage('en-US');
  vi.resetModules();
  expect((await fresh()).currentLanguage()).toBe('en-US');
});

test('a language that is not ours is the default', async () => {
  localStorage.setItem('language', 'de-DE');
  expect((await fresh()).currentLanguage()).toBe('zh-CN');
});

test('this tab follows when another one switches, and only then', async () => {
  const { currentLanguage } = await fresh();
  const hear = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  hear('language', 'en-US');
  expect(currentLanguage()).toBe('en-US');
  hear('scheme', 'zh-CN');
  hear('language', 'nonsense');
  hear('language', null);
  expect(currentLanguage()).toBe('en-US');
});
