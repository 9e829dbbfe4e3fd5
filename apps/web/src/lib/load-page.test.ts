import { beforeEach, expect, test, vi } from 'vitest';
import { loadPage } from './load-page.ts';

const kept = new Map<string, string>();
const assign = vi.fn<(to: string) => void>();

beforeEach(() => {
  kept.clear();
  assign.mockClear();
  vi.stubGlobal('window', { location: { assign } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const fails = () => Promise.reject(new Error('no such file'));
/** Whether a promise is still open after everything that can run has run. */
const isOpen = async (promise: Promise<unknown>) => {
  const still = Symbol('open');
  const later = new Promise((resolve) => setTimeout(() => resolve(still), 5));
  return (await Promise.race([promise.catch(() => 'failed'), later])) === still;
};

test('a page that loads is the page', async () => {
  await expect(
    loadPage(
      'page',
      () => '/project',
      async () => 'page',
    ),
  ).resolves.toBe('page');
  expect(assign).not.toHaveBeenCalled();
});

test('a page that fails is loaded anew by its address, and until then nothing is shown', async () => {
  const loading = loadPage('page', () => '/project?tab=2#end', fails);
  expect(await isOpen(loading)).toBe(true);
  expect(assign.mock.calls).toEqual([['/project?tab=2#end']]);
});

test('the second failure of the same address in a row is shown, without another reload', async () => {
  void loadPage('page', () => '/project', fails);
  await isOpen(Promise.resolve());
  await expect(loadPage('page', () => '/project', fails)).rejects.toThrow('no such file');
  expect(assign).toHaveBeenCalledTimes(1);
});

test('another address has a reload of its own', async () => {
  void loadPage('page', () => '/project', fails);
  void loadPage('page', () => '/avatars', fails);
  await isOpen(Promise.resolve());
  expect(assign.mock.calls.map(([to]) => to)).toEqual(['/project', '/avatars']);
});

test('a frame that loads does not forgive the page in it', async () => {
  void loadPage('page', () => '/project', fails);
  await isOpen(Promise.resolve());
  await loadPage(
    'frame',
    () => '/project',
    async () => 'frame',
  );
  await expect(loadPage('page', () => '/project', fails)).rejects.toThrow('no such file');
  expect(assign).toHaveBeenCalledTimes(1);
});

test('where nothing can be remembered there is no reload that could go on for ever', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await expect(loadPage('page', () => '/elsewhere', fails)).rejects.toThrow('no such file');
  expect(assign).not.toHaveBeenCalled();
});

test('after a page has loaded, a later failure gets its reload again', async () => {
  void loadPage('page', () => '/project', fails);
  await isOpen(Promise.resolve());
  await loadPage(
    'page',
    () => '/project',
    async () => 'page',
  );
  void loadPage('page', () => '/project', fails);
  await isOpen(Promise.resolve());
  expect(assign).toHaveBeenCalledTimes(2);
});
