// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  clearSession,
  isLoggedIn,
  keepToken,
  keepUser,
  ownDraftKey,
  tokenOf,
  useSession,
} from './session.ts';
import { tabStore } from './storage.ts';
import { somebody as user, somebodySent } from '../testing/users.ts';

/** What this tab hears when another one changes the storage. */
function inAnotherTab(change: () => void, key: string | null): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

test('a login is kept under the names of the spec', () => {
  keepUser(user);
  keepToken('user', 'token');
  expect(isLoggedIn()).toBe(true);
  expect(localStorage.getItem('userToken')).toBe('token');
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(somebodySent);
});

test('a logout forgets the user and leaves the shares that were opened', () => {
  keepUser(user);
  keepToken('user', 'token');
  keepToken('project-share', 'share');
  clearSession();
  expect(isLoggedIn()).toBe(false);
  expect(Object.keys(localStorage)).toEqual(['userShareToken']);
  expect(tokenOf('project-share')).toBe('share');
});

test('what a tab kept for who is logged in ends with a logout, here or in another tab', () => {
  keepToken('user', 'token');
  tabStore.set(ownDraftKey, 'a photo');
  clearSession();
  expect(tabStore.get(ownDraftKey)).toBeNull();
  inAnotherTab(() => localStorage.setItem('userToken', 'theirs'), 'userToken');
  tabStore.set(ownDraftKey, 'a photo');
  inAnotherTab(() => localStorage.removeItem('userToken'), 'userToken');
  expect(tabStore.get(ownDraftKey)).toBeNull();
});

test('a login in another tab is one here, and so is a logout', () => {
  inAnotherTab(() => localStorage.setItem('userToken', 'theirs'), 'userToken');
  expect(tokenOf('user')).toBe('theirs');
  inAnotherTab(() => localStorage.removeItem('userToken'), 'userToken');
  expect(isLoggedIn()).toBe(false);
});

test('a storage that was cleared as a whole is a logout', () => {
  keepToken('user', 'token');
  inAnotherTab(() => localStorage.clear(), null);
  expect(isLoggedIn()).toBe(false);
});

test('keys that are no business of the session change nothing', () => {
  const before = useSession.getState();
  inAnotherTab(() => localStorage.setItem('scheme', 'dark'), 'scheme');
  expect(useSession.getState()).toBe(before);
});

test.each(['{broken', 'null', ''])('a stored user of %j is nobody', async (text) => {
  localStorage.setItem('userData', text);
  vi.resetModules();
  const fresh = await import('./session.ts');
  expect(fresh.useSession.getState().user).toBeUndefined();
});

test('a stored user is read back as it was', async () => {
  keepUser(user);
  vi.resetModules();
  const fresh = await import('./session.ts');
  expect(fresh.useSession.getState().user).toEqual(user);
});
