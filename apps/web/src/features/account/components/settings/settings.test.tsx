// @vitest-environment jsdom
import { factorRoutes } from '@app/contract/factor/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDialogs } from '../../../../lib/dialogs.ts';
import { currentLanguage, setLanguage } from '../../../../lib/language.ts';
import { useNotices } from '../../../../lib/notices.ts';
import { keepToken, keepUser, tokenOf, useSession } from '../../../../lib/session.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { show } from '../../../../testing/show.tsx';
import { somebody, somebodySent } from '../../../../testing/users.ts';
import { keepReceipt } from '../../store.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { Settings } from './settings.tsx';

const server = fakeServer();
const loggedOut = vi.fn<() => void>();
const session = (id: number, current: boolean, device: string) => ({
  id: `0198a0c0-0000-7000-8000-00000000000${id}`,
  current,
  device,
  address: '203.0.113.7',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-02T08:00:00.000Z',
  expiresAt: '2026-12-01T08:00:00.000Z',
});
const mine = session(1, true, 'Chrome · Windows');
const other = session(2, false, 'Safari · iPhone');

beforeEach(() => {
  server.on(factorRoutes.state, {
    data: { on: false, since: null, recoveryCodesLeft: 0, demanded: false },
  });
  localStorage.clear();
  sessionStorage.clear();
  setLanguage('zh-CN');
  keepUser(somebody);
  keepToken('user', 'mine');
  loggedOut.mockReset();
  keepReceipt(undefined);
  useNotices.setState({ notices: [] });
  useDialogs.setState({ open: undefined });
  server.on(userRoutes.sessions, { data: { list: [mine, other] } });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  show(
    <QueryClientProvider client={cache}>
      <Settings schemeSwitch={null} dictionary={null} onLoggedOut={loggedOut} />
      <ReceiptDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
});
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string, place: HTMLElement = document.body) =>
  userEvent.click(within(place).getByRole('button', { name }));
const said = () => useNotices.getState().notices.map(({ text }) => text);

test('every part has an address that the contents lead to', () => {
  const links = within(screen.getByRole('navigation')).getAllByRole<HTMLAnchorElement>('link');
  expect(links).toHaveLength(9);
  for (const link of links) expect(document.querySelector(link.hash)).not.toBeNull();
});

test('a nickname is saved, and a blank one is not', async () => {
  server.on(userRoutes.put, { data: { user: { ...somebodySent, nickname: 'Ada' } } });
  type('昵称', '  ');
  await press('保存');
  expect(screen.getByText('请输入昵称')).toBeDefined();
  type('昵称', ' Ada ');
  await press('保存');
  await vi.waitFor(() => expect(useSession.getState().user?.nickname).toBe('Ada'));
  expect(server.sentTo(userRoutes.put)).toEqual([{ id: somebody.id, nickname: 'Ada' }]);
  expect(said()).toEqual(['已保存']);
});

test('the language is chosen here too', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(currentLanguage()).toBe('en-US');
  await vi.waitFor(() =>
    expect(server.sentTo(userRoutes.put)).toEqual([{ id: somebody.id, language: 'en-US' }]),
  );
});

test('a new password ends the other sessions and keeps this browser logged in', async () => {
  server.on(userRoutes.changePassword, { data: { accessToken: 'next' } });
  await press('修改密码');
  type('当前密码', 'old-one');
  type('新密码', 'Hvkr8-tw2pzq');
  type('再次输入新密码', 'Hvkr8-tw2pzq');
  await press('修改密码');
  await vi.waitFor(() => expect(tokenOf('user')).toBe('next'));
  expect(server.sentTo(userRoutes.changePassword)).toEqual([
    { oldPassword: 'old-one', password: 'Hvkr8-tw2pzq' },
  ]);
  await vi.waitFor(() => expect(screen.queryByLabelText('当前密码')).toBeNull());
});

test('a wrong current password is said above the fields', async () => {
  server.on(userRoutes.changePassword, { code: 1001002030, msg: '当前密码不正确' });
  await press('修改密码');
  type('当前密码', 'wrong');
  type('新密码', 'Hvkr8-tw2pzq');
  type('再次输入新密码', 'Hvkr8-tw2pzq');
  await press('修改密码');
  expect((await screen.findByRole('alert')).textContent).toBe('当前密码不正确');
  expect(tokenOf('user')).toBe('mine');
});

test('another mailbox takes its code and the password', async () => {
  server.on(userRoutes.sendCode, { data: { againAfterSeconds: 60, delivery: 'mail' } });
  server.on(userRoutes.changeMailbox, { data: { user: { ...somebodySent, mailbox: 'new@b.cn' } } });
  await press('更换邮箱');
  type('新邮箱', 'A@B.cn');
  await press('发送验证码');
  expect(screen.getByText('新邮箱与当前邮箱相同')).toBeDefined();
  type('新邮箱', 'new@b.cn');
  await press('发送验证码');
  expect(await screen.findByRole('button', { name: '60 秒后重发' })).toBeDefined();
  expect(server.sentTo(userRoutes.sendCode)).toEqual([{ mailbox: 'new@b.cn', purpose: 'change-mailbox' }]);
  type('验证码', '012345');
  type('当前密码', 'secret');
  await press('更换邮箱');
  expect(await screen.findByText('目前用 new@b.cn 登录。')).toBeDefined();
  expect(server.sentTo(userRoutes.changeMailbox)).toEqual([
    { mailbox: 'new@b.cn', verificationCode: '012345', password: 'secret' },
  ]);
});

test('the sessions are listed, this one marked, and another one can be ended', async () => {
  expect(await screen.findByText('Safari · iPhone')).toBeDefined();
  expect(screen.getAllByText('当前设备')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '让 Chrome · Windows 退出登录' })).toBeNull();
  server.on({ ...userRoutes.endSession, path: `/web-api/portrait/user/sessions/${other.id}` }, {});
  server.on(userRoutes.sessions, { data: { list: [mine] } });
  await press('让 Safari · iPhone 退出登录');
  await vi.waitFor(() => expect(screen.queryByText('Safari · iPhone')).toBeNull());
  expect(said()).toEqual(['Safari · iPhone 已退出登录']);
});

test('logging out everywhere asks first', async () => {
  server.on(userRoutes.logoutEverywhere, {});
  await press('全部退出');
  expect(server.sentTo(userRoutes.logoutEverywhere)).toEqual([]);
  await press('全部退出', screen.getByRole('alertdialog'));
  await vi.waitFor(() => expect(loggedOut).toHaveBeenCalled());
});

test('the link for friends leads to the sign-up', () => {
  expect(field('你的邀请链接').value).toBe(`${window.location.origin}/register?ref=${somebody.id}`);
});

test('a deletion shows what goes, asks for the password, and hands over a receipt', async () => {
  const items = [
    { kind: 'files', count: 3 },
    { kind: 'storage-bytes', count: 2 * 1024 ** 2 },
    { kind: 'tasks', count: 0 },
  ];
  server.on(userRoutes.deletion, { data: { items } });
  await press('注销账号');
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText('3 个文件')).toBeDefined();
  expect(within(dialog).queryByText('0 个任务')).toBeNull();
  await press('永久删除', dialog);
  expect(within(dialog).getByText('请输入密码')).toBeDefined();

  server.on(userRoutes.deleteAccount, { code: 1001002030, msg: '当前密码不正确' });
  type('当前密码', 'wrong');
  await press('永久删除', dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toBe('当前密码不正确');
  expect(loggedOut).not.toHaveBeenCalled();

  const receipt = { receipt: 'DEL-2026-7', deletedAt: '2026-11-15T08:00:00.000Z', items };
  server.on(userRoutes.deleteAccount, { data: receipt });
  type('当前密码', 'right');
  await press('永久删除', dialog);
  await vi.waitFor(() => expect(loggedOut).toHaveBeenCalled());
  expect(useDialogs.getState().open).toBe('receipt');
  expect(field('回执编号').value).toBe('DEL-2026-7');
});

test('a picture that is none, or too large, is refused before it leaves', async () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.gif', { type: 'image/gif' })] } });
  await vi.waitFor(() => expect(said()).toEqual(['头像需为 PNG 或 JPG 图片，请换一张']));
  const large = new File([new Uint8Array(5 * 1024 ** 2 + 1)], 'a.png', { type: 'image/png' });
  fireEvent.change(input, { target: { files: [large] } });
  await vi.waitFor(() => expect(said()[1]).toContain('头像不能超过 5 MB'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
