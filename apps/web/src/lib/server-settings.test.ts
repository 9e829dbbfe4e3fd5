// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { useNotices } from './notices.ts';
import { askServer, noticeVersion, useServer } from './server-settings.ts';

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
const settings = (version: string, deviceGuard = false) =>
  Promise.resolve(
    Response.json({
      code: 200,
      msg: '',
      data: { version, deviceGuard, showcase: false, mailReachesPeople: false, samples: [] },
    }),
  );

beforeEach(() => {
  useServer.setState({ settings: undefined, away: false, newer: undefined });
  useNotices.setState({ notices: [] });
});

test('the first answer tells what this page was made for', async () => {
  answerWith(() => settings('1.0.0', true));
  await askServer();
  expect(useServer.getState()).toMatchObject({
    settings: { version: '1.0.0', deviceGuard: true },
    away: false,
    newer: undefined,
  });
});

test('a server that is away is known as such, without a notice, until it answers', async () => {
  answerWith(() => Promise.reject(new TypeError('network')));
  await askServer();
  expect(useServer.getState().away).toBe(true);
  expect(useNotices.getState().notices).toEqual([]);
  answerWith(() => settings('1.0.0'));
  await askServer();
  expect(useServer.getState().away).toBe(false);
});

test('a server that came back newer is told apart, by settings and by push', async () => {
  answerWith(() => settings('1.0.0'));
  await askServer();
  noticeVersion('1.0.0');
  expect(useServer.getState().newer).toBeUndefined();
  answerWith(() => settings('1.1.0'));
  await askServer();
  expect(useServer.getState()).toMatchObject({ settings: { version: '1.0.0' }, newer: '1.1.0' });
});

test('before the first answer no version is newer than any other', () => {
  noticeVersion('9.9.9');
  expect(useServer.getState().newer).toBeUndefined();
});
