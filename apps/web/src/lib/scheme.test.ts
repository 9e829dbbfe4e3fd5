// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const fresh = () => import('./scheme.ts');

test('the system decides until somebody chooses, and the choice is remembered', async () => {
  const { currentScheme, setScheme } = await fresh();
  expect(currentScheme()).toBe('auto');
  setScheme('dark');
  vi.resetModules();
  expect((await fresh()).currentScheme()).toBe('dark');
});

test('a scheme that is none is the system', async () => {
  localStorage.setItem('scheme', 'sepia');
  expect((await fresh()).currentScheme()).toBe('auto');
});

test('this tab follows when another one switches, and only then', async () => {
  const { currentScheme } = await fresh();
  const hear = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  hear('scheme', 'light');
  expect(currentScheme()).toBe('light');
  hear('language', 'dark');
  hear('scheme', 'sepia');
  hear('scheme', null);
  expect(currentScheme()).toBe('light');
});
