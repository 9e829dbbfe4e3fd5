// @vitest-environment jsdom
import { factorErrors } from '@app/contract/factor/errors.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../lib/language.ts';
import { clearSession } from '../../../lib/session.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { somebodySent } from '../../../testing/users.ts';
import { LoginForm } from './login-form.tsx';

const server = fakeServer();
const onDone = vi.fn<(mustSetUpFactor: boolean) => void>();
beforeEach(() => {
  localStorage.clear();
  clearSession();
  setLanguage('zh-CN');
  onDone.mockReset();
});
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const submit = () => userEvent.click(screen.getByRole('button', { name: '登录' }));

test('Enter sends mailbox and password', async () => {
  server.on(userRoutes.login, { data: { user: somebodySent, accessToken: 'fresh' } });
  show(<LoginForm onDone={onDone} />);
  await userEvent.type(field('邮箱'), 'a@b.cn');
  await userEvent.type(field('密码'), 'secret{Enter}');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(server.sentTo(userRoutes.login)).toEqual([
    { mailbox: 'a@b.cn', password: 'secret', remember: false },
  ]);
});

test('an account with a second factor is asked for its code, and all three are sent', async () => {
  server.on(userRoutes.login, { code: factorErrors.codeNeeded.code, msg: '请输入动态码' });
  show(<LoginForm onDone={onDone} />);
  type('邮箱', 'a@b.cn');
  type('密码', 'secret');
  await submit();
  const code = await screen.findByLabelText('动态码或恢复码');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('两步验证');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(code);
  await userEvent.type(code, '12{Enter}');
  expect(screen.getByText('请输入 6 位动态码，或一个恢复码')).toBeDefined();
  server.on(userRoutes.login, { code: factorErrors.codeWrong.code, msg: '动态码不正确' });
  await userEvent.type(code, '3456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('动态码不正确');
  server.on(userRoutes.login, { data: { user: somebodySent, accessToken: 'fresh', setUpFactor: true } });
  await submit();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(true));
  expect(server.sentTo(userRoutes.login).at(-1)).toEqual({
    mailbox: 'a@b.cn',
    password: 'secret',
    remember: false,
    code: '123456',
  });
});

test('from the code there is a way back to mailbox and password', async () => {
  server.on(userRoutes.login, { code: factorErrors.codeNeeded.code, msg: '请输入动态码' });
  show(<LoginForm onDone={onDone} />);
  type('邮箱', 'a@b.cn');
  type('密码', 'secret');
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: '返回' }));
  expect(screen.queryByLabelText('动态码或恢复码')).toBeNull();
  expect(field('邮箱').value).toBe('a@b.cn');
});

test('a mailbox that is none is called so when it is left, and no more when it is mended', () => {
  show(<LoginForm onDone={onDone} />);
  fireEvent.blur(field('邮箱'));
  expect(field('邮箱').getAttribute('aria-invalid')).toBe('false');
  type('邮箱', 'nobody');
  fireEvent.blur(field('邮箱'));
  expect(screen.getByText('请输入有效的邮箱地址')).toBeDefined();
  act(() => setLanguage('en-US'));
  expect(screen.getByText('Please enter a valid email address')).toBeDefined();
  type('Email', 'nobody@example.com');
  expect(field('Email').getAttribute('aria-invalid')).toBe('false');
});

test('empty fields are named, and the first has the focus', async () => {
  show(<LoginForm onDone={onDone} />);
  await submit();
  expect(screen.getByText('请输入邮箱')).toBeDefined();
  expect(screen.getByText('请输入密码')).toBeDefined();
  expect(document.activeElement).toBe(field('邮箱'));
  expect(server.asked).toEqual([]);
});

test('a refusal stands above the fields, and the password is selected', async () => {
  server.on(userRoutes.login, { code: 1001002001, msg: '邮箱或密码不正确' });
  show(<LoginForm onDone={onDone} />);
  type('邮箱', 'a@b.cn');
  type('密码', 'wrong');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('邮箱或密码不正确');
  const { selectionStart, selectionEnd } = field('密码');
  expect([selectionStart, selectionEnd]).toEqual([0, 5]);
});

test('locked capitals are noticed while a password is typed', () => {
  show(<LoginForm onDone={onDone} />);
  const words = '大写锁定已打开';
  fireEvent.keyDown(field('密码'), { key: 'A', modifierCapsLock: true });
  expect(screen.getByText(words)).toBeDefined();
  fireEvent.keyUp(field('密码'), { key: 'CapsLock', modifierCapsLock: false });
  expect(screen.queryByText(words)).toBeNull();
});
