// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { CallError, type CallErrorKind } from './call-error.ts';
import { useDialogs } from './dialogs.ts';
import { useNotices } from './notices.ts';
import { react } from './reactions.ts';
import { navigation, useScreen } from './screen.ts';
import { isLoggedIn, keepToken, keepUser, tokenOf, useSession } from './session.ts';
import { somebody as user } from '../testing/users.ts';

const gone: [string, { replace?: boolean } | undefined][] = [];
navigation.go = (to, options) => void gone.push([to, options]);

beforeEach(() => {
  localStorage.clear();
  gone.length = 0;
  keepUser(user);
  keepToken('user', 'token');
  useScreen.setState({ token: 'user', isShare: false });
  useNotices.setState({ notices: [] });
  useDialogs.setState({ open: undefined });
  window.history.replaceState(null, '', '/project');
});

const fail = (code: number, kind: CallErrorKind = 'refused') =>
  react(new CallError(kind, code, 'the sentence'));
const said = () => useNotices.getState().notices.map(({ kind, text, ms }) => ({ kind, text, ms }));
const notice = [{ kind: 'error', text: 'the sentence', ms: 3000 }];

test('1001 clears the stored session and goes to /login', () => {
  fail(1001);
  expect(isLoggedIn()).toBe(false);
  expect(useSession.getState().user).toBeUndefined();
  expect(localStorage.getItem('userToken')).toBeNull();
  expect(localStorage.getItem('userData')).toBeNull();
  expect(gone).toEqual([['/login', { replace: true }]]);
  expect(said()).toEqual([]);
});

test('1001 on a share screen only clears that share, and the login of the same browser stays', () => {
  useScreen.setState({ token: 'project-share', isShare: true });
  keepToken('project-share', 'share');
  fail(1001);
  expect(tokenOf('project-share')).toBe('');
  expect(tokenOf('user')).toBe('token');
  expect(gone).toEqual([]);
});

test('1005 asks for an invitation code', () => {
  fail(1005);
  expect(useDialogs.getState().open).toBe('invite-code');
  expect(said()).toEqual([]);
});

test.each([1001002083, 1001002069])('%i on the exchange call closes the dialog without a word', (code) => {
  useDialogs.setState({ open: 'helper-uses' });
  react(new CallError('refused', code, 'the sentence'), '/goods-api/product/exchange');
  expect(useDialogs.getState().open).toBeUndefined();
  expect(said()).toEqual([]);
});

test('1001002083 offers helper uses, 1001002069 offers credits', () => {
  fail(1001002083);
  expect(useDialogs.getState().open).toBe('helper-uses');
  fail(1001002069);
  expect(useDialogs.getState().open).toBe('credits');
  expect(said()).toEqual([]);
});

test.each([1001002050, 1001002051, 1001002052])(
  '%i on /share-project leads to the share entry, with its code',
  (code) => {
    window.history.replaceState(null, '', '/share-project?type=share&code=a%26b');
    fail(code);
    expect(gone).toEqual([['/share-login?code=a%26b', { replace: true }]]);
  },
);

test('1001002050 elsewhere is a notice', () => {
  fail(1001002050);
  expect(gone).toEqual([]);
  expect(said()).toEqual(notice);
});

test.each([
  ['another code', 1001000404, 'refused'],
  ['a status', 503, 'status'],
  ['a network failure', 0, 'network'],
] as const)('%s is an error notice of 3 s', (_what, code, kind) => {
  fail(code, kind);
  expect(said()).toEqual(notice);
});

test('what is no file is a warning', () => {
  fail(200, 'not-a-file');
  expect(said()).toEqual([{ kind: 'warning', text: 'the sentence', ms: 3000 }]);
});

test('what was stopped on purpose is not said', () => {
  fail(0, 'aborted');
  expect(said()).toEqual([]);
});

test('the same sentence is not said twice at once', () => {
  fail(500, 'status');
  fail(500, 'status');
  expect(said()).toHaveLength(1);
});
