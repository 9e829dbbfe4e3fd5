// @vitest-environment jsdom
import { userRoutes } from '@app/contract/user/routes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentLanguage, setLanguage } from '../../lib/language.ts';
import { currentScheme, setScheme } from '../../lib/scheme.ts';
import { clearSession, keepToken, keepUser, tokenOf, useSession } from '../../lib/session.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { somebody, somebodySent } from '../../testing/users.ts';
import { login, rememberedAccount } from './api.ts';
import { chooseLanguage, chooseScheme, keepAccount } from './store.ts';

const server = fakeServer();
beforeEach(() => {
  localStorage.clear();
  clearSession();
  setLanguage('zh-CN');
  setScheme('auto');
});

test('a login brings language and look of the account to this browser', async () => {
  const user = { ...somebodySent, language: 'en-US', theme: 'dark' };
  server.on(userRoutes.login, { data: { user, accessToken: 'fresh' } });
  await login({ mailbox: 'a@b.cn', password: 'secret', remember: false });
  expect([currentLanguage(), currentScheme(), tokenOf('user')]).toEqual(['en-US', 'dark', 'fresh']);
});

test('what was chosen before the login holds, and is kept with the account', async () => {
  const user = { ...somebodySent, language: 'zh-CN', theme: 'dark' };
  server.on(userRoutes.login, { data: { user, accessToken: 'fresh' } });
  server.on(userRoutes.put, { data: { user: { ...user, language: 'en-US' } } });
  chooseLanguage('en-US');
  await login({ mailbox: 'a@b.cn', password: 'secret', remember: false });
  expect([currentLanguage(), currentScheme()]).toEqual(['en-US', 'dark']);
  expect(useSession.getState().user).toMatchObject({ language: 'en-US', theme: 'dark' });
  await vi.waitFor(() =>
    expect(server.sentTo(userRoutes.put)).toEqual([{ id: somebody.id, language: 'en-US' }]),
  );
  // It was a choice for this login: the next account comes with its own.
  clearSession();
  await login({ mailbox: 'a@b.cn', password: 'secret', remember: false });
  expect(currentLanguage()).toBe('zh-CN');
});

test('what others have left in the storage is no choice', async () => {
  localStorage.setItem('chosen', '{"language":"tlh"}');
  const user = { ...somebodySent, language: 'en-US', theme: 'dark' };
  server.on(userRoutes.login, { data: { user, accessToken: 'fresh' } });
  await login({ mailbox: 'a@b.cn', password: 'secret', remember: false });
  expect([currentLanguage(), currentScheme()]).toEqual(['en-US', 'dark']);
  expect(server.sentTo(userRoutes.put)).toEqual([]);
});

test('an account that never chose takes over nothing', async () => {
  server.on(userRoutes.login, { data: { user: somebodySent, accessToken: 'fresh' } });
  setLanguage('en-US');
  setScheme('light');
  await login({ mailbox: 'a@b.cn', password: 'secret', remember: false });
  expect([currentLanguage(), currentScheme()]).toEqual(['en-US', 'light']);
});

test('remembering keeps the flag and the name, never the password', async () => {
  server.on(userRoutes.login, { data: { user: somebodySent, accessToken: 'fresh' } });
  await login({ mailbox: 'a@b.cn', password: 'pass-word-7', remember: true });
  expect(localStorage.getItem('rememberPassword')).toBe('true');
  expect(rememberedAccount()).toBe('a@b.cn');
  expect(JSON.stringify({ ...localStorage })).not.toContain('pass-word-7');
  await login({ mailbox: 'a@b.cn', password: 'pass-word-7', remember: false });
  expect(rememberedAccount()).toBe('');
  expect(localStorage.getItem('userAccount')).toBeNull();
});

test('a choice is saved in the account of whoever is logged in', async () => {
  keepUser(somebody);
  keepToken('user', 'mine');
  server.on(userRoutes.put, { data: { user: somebodySent } });
  chooseLanguage('en-US');
  chooseScheme('dark');
  expect([currentLanguage(), currentScheme()]).toEqual(['en-US', 'dark']);
  expect(useSession.getState().user).toMatchObject({ language: 'en-US', theme: 'dark' });
  await vi.waitFor(() =>
    expect(server.sentTo(userRoutes.put)).toEqual([
      { id: somebody.id, language: 'en-US' },
      { id: somebody.id, theme: 'dark' },
    ]),
  );
});

test('without a login a choice stays in the browser', () => {
  chooseLanguage('en-US');
  expect(currentLanguage()).toBe('en-US');
  expect(server.asked).toEqual([]);
});

test('a server that cannot be reached takes nobody’s choice away', async () => {
  keepUser(somebody);
  keepToken('user', 'mine');
  chooseLanguage('en-US');
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  expect(currentLanguage()).toBe('en-US');
});

test('an old answer does not undo a choice that is on its way', async () => {
  keepUser({ ...somebody, language: 'zh-CN' });
  keepToken('user', 'mine');
  server.on(userRoutes.put, { data: { user: { ...somebodySent, language: 'en-US' } } });
  chooseLanguage('en-US');
  keepAccount({ ...somebody, language: 'zh-CN' });
  expect(currentLanguage()).toBe('en-US');
  expect(useSession.getState().user?.language).toBe('en-US');
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
});

test('an answer that was asked for before a choice was saved does not undo it afterwards', async () => {
  keepUser({ ...somebody, language: 'zh-CN' });
  keepToken('user', 'mine');
  server.on(userRoutes.put, { data: { user: { ...somebodySent, language: 'en-US' } } });
  chooseLanguage('en-US');
  const askedAt = performance.now();
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  keepAccount({ ...somebody, language: 'zh-CN' }, askedAt);
  expect([currentLanguage(), useSession.getState().user?.language]).toEqual(['en-US', 'en-US']);
});

test('an old answer does not undo what another tab chose meanwhile', () => {
  keepUser({ ...somebody, language: 'zh-CN' });
  const askedAt = performance.now() - 1;
  // The other tab keeps both; this one follows.
  keepUser({ ...somebody, language: 'en-US' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'en-US' }));
  keepAccount({ ...somebody, language: 'zh-CN' }, askedAt);
  expect([currentLanguage(), useSession.getState().user?.language]).toEqual(['en-US', 'en-US']);
  keepAccount({ ...somebody, language: 'zh-CN' }, performance.now() + 1);
  expect(currentLanguage()).toBe('zh-CN');
});

test('what was chosen on another browser since is chosen here too, and only then', () => {
  keepUser({ ...somebody, language: 'zh-CN' });
  keepAccount({ ...somebody, language: 'zh-CN' });
  setLanguage('en-US');
  keepAccount({ ...somebody, language: 'zh-CN' });
  expect(currentLanguage()).toBe('en-US');
  keepAccount({ ...somebody, language: 'en-US', theme: 'dark' });
  keepAccount({ ...somebody, language: 'zh-CN', theme: 'dark' });
  expect([currentLanguage(), currentScheme()]).toEqual(['zh-CN', 'dark']);
});
