import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localStore, tabStore } from './storage.ts';

/** What a browser offers, with a switch for each way in which it fails. */
function createStorage() {
  const kept = new Map<string, string>();
  const state = { full: false };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (state.full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, state, storage };
}

let browser = createStorage();
beforeEach(() => {
  browser = createStorage();
  vi.stubGlobal('localStorage', browser.storage);
});
afterEach(() => {
  localStore.remove('key');
  vi.unstubAllGlobals();
});

test('what is set is in the storage of the browser', () => {
  expect(localStore.set('key', 'value')).toBe(true);
  expect(browser.kept.get('key')).toBe('value');
  expect(localStore.get('key')).toBe('value');
});

test('what was never set is null, and what was removed too', () => {
  expect(localStore.get('key')).toBeNull();
  localStore.set('key', 'value');
  localStore.remove('key');
  expect(localStore.get('key')).toBeNull();
  expect(browser.kept.has('key')).toBe(false);
});

test('a full storage is replaced by memory, for what did not fit', () => {
  localStore.set('key', 'old');
  browser.state.full = true;
  expect(localStore.set('key', 'new')).toBe(false);
  expect(localStore.get('key')).toBe('new');
  expect(browser.kept.get('key')).toBe('old');
});

test('once there is room again, the storage has the last word', () => {
  browser.state.full = true;
  localStore.set('key', 'in memory');
  browser.state.full = false;
  localStore.set('key', 'stored');
  browser.kept.set('key', 'another tab');
  expect(localStore.get('key')).toBe('another tab');
});

test('a removal reaches memory as well as storage', () => {
  browser.state.full = true;
  localStore.set('key', 'in memory');
  localStore.remove('key');
  expect(localStore.get('key')).toBeNull();
});

test('a browser that forbids storage is no reason to fail: the visit remembers by itself', () => {
  const forbidden = {
    get() {
      throw new DOMException('off', 'SecurityError');
    },
  };
  Object.defineProperty(globalThis, 'localStorage', { ...forbidden, configurable: true });
  expect(localStore.get('key')).toBeNull();
  localStore.set('key', 'value');
  expect(localStore.get('key')).toBe('value');
  localStore.remove('key');
  expect(localStore.get('key')).toBeNull();
});

test('the tab has a storage of its own', () => {
  const tab = createStorage();
  vi.stubGlobal('sessionStorage', tab.storage);
  tabStore.set('key', 'value');
  expect(tab.kept.get('key')).toBe('value');
  expect(localStore.get('key')).toBeNull();
});
