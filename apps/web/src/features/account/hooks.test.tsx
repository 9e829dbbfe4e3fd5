// @vitest-environment jsdom
import { userRoutes } from '@app/contract/user/routes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearSession, keepToken, keepUser, useSession } from '../../lib/session.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { somebody, somebodySent } from '../../testing/users.ts';
import { useFirstVisit } from './hooks.ts';

const server = fakeServer();
beforeEach(() => {
  localStorage.clear();
  keepUser({ ...somebody, isFirst: true });
  keepToken('user', 'mine');
  server.on(userRoutes.put, { data: { user: somebodySent } });
});

function Projects() {
  useFirstVisit();
  return null;
}
const over = { id: somebody.id, isFirst: false };

test('the first visit is over when the screen is left, and not before', async () => {
  const { unmount } = show(<Projects />);
  expect(server.asked).toEqual([]);
  unmount();
  await vi.waitFor(() => expect(server.sentTo(userRoutes.put)).toEqual([over]));
  expect(useSession.getState().user?.isFirst).toBe(false);
});

test('and when the page is closed', async () => {
  show(<Projects />);
  window.dispatchEvent(new Event('pagehide'));
  expect(useSession.getState().user?.isFirst).toBe(false);
  await vi.waitFor(() => expect(server.sentTo(userRoutes.put)).toEqual([over]));
});

test('a screen that is put back at once was not left', async () => {
  const first = show(<Projects />);
  first.unmount();
  const second = show(<Projects />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(server.asked).toEqual([]);
  second.unmount();
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
});

test.each([
  ['of an old user', () => keepUser(somebody)],
  ['of somebody who just logged out', clearSession],
])('the visit %s ends without a word', async (_who, change) => {
  const { unmount } = show(<Projects />);
  change();
  unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(server.asked).toEqual([]);
});
