// @vitest-environment jsdom
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { avatarErrors } from '@app/contract/avatar/errors.ts';
import { shareErrors } from '@app/contract/share/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallError } from '../../lib/call-error.ts';
import { useNotices } from '../../lib/notices.ts';
import { navigation, useScreen } from '../../lib/screen.ts';
import { keepToken, tokenOf } from '../../lib/session.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { createTalkCalls } from './api.ts';

const server = fakeServer();
const went: string[] = [];
const go = navigation.go;

beforeEach(() => {
  went.length = 0;
  navigation.go = (to) => void went.push(to);
  useNotices.setState({ notices: [] });
  useScreen.setState({ isShare: false, token: 'user' });
});
afterEach(() => {
  navigation.go = go;
  window.history.replaceState(null, '', '/');
});

const refusedWith = async (code: number): Promise<CallError> => {
  server.on(conversationRoutes.ask, { code, msg: 'a sentence' });
  const calls = createTalkCalls('01930000-0000-7000-8000-0000000000a1', 'secret');
  try {
    for await (const event of calls.ask({ question: '哪颗行星最大？' }, new AbortController().signal))
      expect(event).toBe(0);
  } catch (error) {
    return error as CallError;
  }
  throw new Error('it was answered');
};

test('a question to a share that was closed leads to its entry, as every other call there', async () => {
  window.history.replaceState(null, '', '/share-project?type=share&code=abc');
  expect((await refusedWith(shareErrors.closed.code)).code).toBe(shareErrors.closed.code);
  expect(went).toEqual(['/share-login?code=abc']);
});

test('a question in a session that is over signs out', async () => {
  keepToken('user', 'old');
  await refusedWith(userErrors.sessionLost.code);
  expect(tokenOf('user')).toBe('');
  expect(went).toEqual(['/login']);
});

test('what is a sentence alone is left to the place where it was asked', async () => {
  expect((await refusedWith(avatarErrors.resting.code)).message).toBe('a sentence');
  expect(useNotices.getState().notices).toEqual([]);
  expect(went).toEqual([]);
});

test('an answer comes event by event, asked with the token of the talk', async () => {
  const events = [
    { kind: 'told', outcome: 'none', pages: [], engine: 'embedded', proposals: [] },
    { kind: 'of another version' },
  ];
  const asked = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(
      new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
        headers: { 'content-type': 'text/event-stream' },
      }),
    ),
  );
  vi.stubGlobal('fetch', asked);
  const heard = [];
  const calls = createTalkCalls('01930000-0000-7000-8000-0000000000a1', 'secret');
  for await (const event of calls.ask({ question: '哪颗？' }, new AbortController().signal))
    heard.push(event);
  expect(heard).toEqual([events[0]]);
  expect(new Headers(asked.mock.calls[0]![1].headers).get('authorization')).toBe('Bearer secret');
});
