// @vitest-environment jsdom
import { userRoutes } from '@app/contract/user/routes.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../../lib/language.ts';
import { useServer } from '../../../../lib/server-settings.ts';
import { clearSession } from '../../../../lib/session.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { show } from '../../../../testing/show.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { ResetByLink } from './reset-by-link.tsx';
import { SentMail } from './sent-mail.tsx';

const server = fakeServer();
const onSent = vi.fn<() => void>();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
  setLanguage('zh-CN');
  onSent.mockReset();
  useServer.setState({
    settings: { version: '1', deviceGuard: false, showcase: false, mailReachesPeople: true, samples: [] },
  });
  server.on(userRoutes.forgotPassword, { data: { againAfterSeconds: 60 } });
  server.on(userRoutes.verifyToken, { data: { valid: true, mailbox: 'a•••e@example.com' } });
  server.on(userRoutes.changePassword, { data: { accessToken: null } });
});
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const forgot = () => show(<ForgotForm title="找回密码" text="" onSent={onSent} />);

test('a link is sent to the mailbox, and the next screen shows it hidden in part and counts', async () => {
  const first = forgot();
  type('邮箱', ' alice@qq.com ');
  await press('发送链接');
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(server.sentTo(userRoutes.forgotPassword)).toEqual([{ mailbox: 'alice@qq.com' }]);
  first.unmount();
  show(<SentMail />);
  expect(screen.getByText(/a•••e@qq.com/)).toBeDefined();
  expect(screen.getByRole('link', { name: '打开邮箱' }).getAttribute('href')).toBe('https://mail.qq.com/');
  await userEvent.click(screen.getByRole('button', { name: /^\d+ 秒后可重新发送$/ }));
  expect(server.asked).toHaveLength(1);
});

test('a mailbox without an account is said above the field, and nobody is sent on', async () => {
  server.on(userRoutes.forgotPassword, { code: 1001002008, msg: '该邮箱尚未注册' });
  forgot();
  type('邮箱', 'nobody@example.com');
  await press('发送链接');
  expect((await screen.findByRole('alert')).textContent).toBe('该邮箱尚未注册');
  expect(onSent).not.toHaveBeenCalled();
});

test('the account that was remembered is filled in', () => {
  localStorage.setItem('rememberPassword', 'true');
  localStorage.setItem('userAccount', 'a@b.cn');
  forgot();
  expect(field('邮箱').value).toBe('a@b.cn');
});

test('after 60 seconds it can be sent again', async () => {
  const until = Date.now() - 1;
  sessionStorage.setItem('sent reset', JSON.stringify({ mailbox: 'a@example.com', until }));
  show(<SentMail />);
  await press('重新发送');
  expect(await screen.findByRole('button', { name: '60 秒后可重新发送' })).toBeDefined();
  expect(server.sentTo(userRoutes.forgotPassword)).toEqual([{ mailbox: 'a@example.com' }]);
});

test.each(['', '{broken', '{"mailbox":7}'])('with %j remembered, no mail is on its way', (kept) => {
  if (kept !== '') sessionStorage.setItem('sent reset', kept);
  show(<SentMail />);
  expect(screen.getByRole('heading', { name: '没有待查收的邮件' })).toBeDefined();
  expect(screen.getByRole('link', { name: '找回密码' }).getAttribute('href')).toBe('/resetPwd');
});

test('where mails reach nobody the screen says where to look', () => {
  useServer.setState({
    settings: { version: '1', deviceGuard: false, showcase: false, mailReachesPeople: false, samples: [] },
  });
  sessionStorage.setItem('sent reset', JSON.stringify({ mailbox: 'a@qq.com', until: 0 }));
  show(<SentMail />);
  expect(screen.getByText('本站未配置邮件服务，请向管理员索取链接。')).toBeDefined();
  expect(screen.queryByRole('link', { name: '打开邮箱' })).toBeNull();
});

test('a link is checked before a password is asked for, and then changes it', async () => {
  show(<ResetByLink onSent={onSent} />, '/changePwd?token=abc');
  expect(screen.queryByLabelText('新密码')).toBeNull();
  await heading('设置新密码');
  expect(screen.getByText(/a•••e@example.com/)).toBeDefined();
  type('新密码', 'Hvkr8-tw2pzq');
  type('再次输入新密码', 'other');
  await press('保存新密码');
  expect(screen.getByText('两次输入的密码不一致，请重新输入')).toBeDefined();
  type('再次输入新密码', 'Hvkr8-tw2pzq');
  await press('保存新密码');
  await heading('密码已修改');
  expect(server.sentTo(userRoutes.changePassword)).toEqual([{ token: 'abc', password: 'Hvkr8-tw2pzq' }]);
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/login');
});

test.each([
  ['that ran out', '/changePwd?token=old'],
  ['without a token', '/changePwd'],
])('a link %s is explained, and a new one can be sent from there', async (_what, address) => {
  server.on(userRoutes.verifyToken, { data: { valid: false, mailbox: '' } });
  show(<ResetByLink onSent={onSent} />, address);
  await heading('链接已失效');
  type('邮箱', 'a@example.com');
  await press('发送链接');
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
});

test('a link that runs out while the password is typed is explained too', async () => {
  server.on(userRoutes.changePassword, { code: 1001002009, msg: 'expired' });
  show(<ResetByLink onSent={onSent} />, '/changePwd?token=abc');
  await heading('设置新密码');
  type('新密码', 'Hvkr8-tw2pzq');
  type('再次输入新密码', 'Hvkr8-tw2pzq');
  await press('保存新密码');
  expect(await heading('链接已失效')).toBeDefined();
});

test('a link that could not be checked can be tried again', async () => {
  server.on(userRoutes.verifyToken, { code: 1001000500, msg: '服务器繁忙' });
  show(<ResetByLink onSent={onSent} />, '/changePwd?token=abc');
  expect(await screen.findByText('服务器繁忙')).toBeDefined();
  server.on(userRoutes.verifyToken, { data: { valid: true, mailbox: 'a•••' } });
  await press('重试');
  expect(await heading('设置新密码')).toBeDefined();
});

test('the screens speak the language of now', async () => {
  show(<ResetByLink onSent={onSent} />, '/changePwd?token=abc');
  await heading('设置新密码');
  await press('保存新密码');
  act(() => setLanguage('en-US'));
  expect(screen.getByText('Please enter your password')).toBeDefined();
});
