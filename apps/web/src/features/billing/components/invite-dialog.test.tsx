// @vitest-environment jsdom
import { userRoutes } from '@app/contract/user/routes.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../lib/language.ts';
import { keepToken } from '../../../lib/session.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { somebodySent } from '../../../testing/users.ts';
import { InviteDialog } from './invite-dialog.tsx';

const server = fakeServer();
const done = vi.fn<() => void>();
const closed = vi.fn<() => void>();
beforeEach(() => {
  done.mockReset();
  closed.mockReset();
  setLanguage('zh-CN');
  keepToken('user', 'mine');
  server.on(userRoutes.inviteCode, { data: { user: somebodySent } });
  show(<InviteDialog onDone={done} onApply={vi.fn()} onLogout={vi.fn()} onClose={closed} />);
});
const field = () => screen.getByLabelText<HTMLInputElement>('邀请码');
const submit = () => userEvent.click(screen.getByRole('button', { name: '开通账号' }));

test.each(['', '   '])('a code of %j is refused with the sentence of the spec', async (code) => {
  if (code !== '') await userEvent.type(field(), code);
  await submit();
  expect(screen.getByText('邀请码不能为空')).toBeDefined();
  expect(document.activeElement).toBe(field());
  expect(server.asked).toEqual([]);
});

test('a code opens the account', async () => {
  await userEvent.type(field(), ' OPEN-1 ');
  await submit();
  await vi.waitFor(() => expect(done).toHaveBeenCalled());
  expect(server.sentTo(userRoutes.inviteCode)).toEqual([{ code: 'OPEN-1' }]);
});

test('a wrong code shows the sentence of the server and keeps what was typed', async () => {
  server.on(userRoutes.inviteCode, { code: 1001002034, msg: '邀请码无效' });
  await userEvent.type(field(), 'WRONG');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('邀请码无效');
  expect(field().value).toBe('WRONG');
  expect(done).not.toHaveBeenCalled();
});

test('Escape closes it, and asks first when a code was typed', async () => {
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
  await userEvent.type(field(), 'A');
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog', { name: '放弃填写的邀请码？' })).toBeDefined();
});
