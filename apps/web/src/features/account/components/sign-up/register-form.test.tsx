// @vitest-environment jsdom
import { userRoutes } from '@app/contract/user/routes.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../../lib/language.ts';
import { useServer } from '../../../../lib/server-settings.ts';
import { clearSession, isLoggedIn } from '../../../../lib/session.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { show } from '../../../../testing/show.tsx';
import { somebody, somebodySent } from '../../../../testing/users.ts';
import { RegisterForm } from './register-form.tsx';

const server = fakeServer();
const onDone = vi.fn<() => void>();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
  setLanguage('zh-CN');
  onDone.mockReset();
  useServer.setState({
    settings: { version: '1', deviceGuard: false, showcase: false, mailReachesPeople: true, samples: [] },
  });
  server.on(userRoutes.sendCode, { data: { againAfterSeconds: 60, delivery: 'mail' } });
  server.on(userRoutes.register, { data: { user: somebodySent, accessToken: 'fresh' } });
});

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const right = {
  birthday: '2000-02-29',
  mailbox: 'a@b.cn',
  nickname: 'A',
  password: 'Hvkr8-tw2pzq',
  verificationCode: '012345',
  inviteCode: 'OPEN-1',
};

function fillIn(values: Partial<typeof right> = {}) {
  const all = { ...right, ...values };
  type('出生日期', all.birthday);
  type('昵称', all.nickname);
  type('邮箱', all.mailbox);
  type('验证码', all.verificationCode);
  type('密码', all.password);
  type('再次输入密码', all.password);
  type('邀请码', all.inviteCode);
  fireEvent.click(screen.getByRole('checkbox'));
}

test('a whole form makes an account and is done', async () => {
  show(<RegisterForm onDone={onDone} />);
  fillIn();
  await press('注册并登录');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(server.sentTo(userRoutes.register)).toEqual([{ ...right, language: 'zh-CN' }]);
  expect(isLoggedIn()).toBe(true);
});

test('an empty form names every field, and the first has the focus', async () => {
  show(<RegisterForm onDone={onDone} />);
  await press('注册并登录');
  for (const words of [
    ...['请选择出生日期', '请输入昵称', '请输入有效的邮箱地址', '请输入验证码', '请输入密码'],
    ...['邀请码不能为空', '请先同意隐私政策'],
  ]) {
    expect(screen.getByText(words)).toBeDefined();
  }
  expect(document.activeElement).toBe(field('昵称'));
  expect(server.asked).toEqual([]);
  act(() => setLanguage('en-US'));
  expect(screen.getByText('Please choose your date of birth')).toBeDefined();
});

test.each([
  ['邮箱', 'nobody', '请输入有效的邮箱地址'],
  ['密码', '12345', '密码为 6 到 16 个字符'],
  ['密码', '12345678901234567', '密码为 6 到 16 个字符'],
  ['再次输入密码', 'something', '两次输入的密码不一致，请重新输入'],
  ['验证码', '12', '验证码为 6 位数字'],
])('%s of %j is called wrong when the field is left', (name, value, words) => {
  show(<RegisterForm onDone={onDone} />);
  type(name, value);
  expect(screen.queryByText(words)).toBeNull();
  fireEvent.blur(field(name));
  expect(screen.getByText(words)).toBeDefined();
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
});

test('what the server says against it stands above the fields, and what was typed stays', async () => {
  server.on(userRoutes.register, { code: 1001002005, msg: '验证码不正确' });
  show(<RegisterForm onDone={onDone} />);
  fillIn();
  await press('注册并登录');
  expect((await screen.findByRole('alert')).textContent).toBe('验证码不正确');
  expect(field('密码').value).toBe(right.password);
  expect(onDone).not.toHaveBeenCalled();
});

test('the address brings the invitation code and the friend', async () => {
  show(<RegisterForm onDone={onDone} />, `/register?code=%20ABC%20&ref=${somebody.id}`);
  expect(field('邀请码').value).toBe('ABC');
  fillIn();
  await press('注册并登录');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(server.sentTo(userRoutes.register)).toMatchObject([{ referrer: somebody.id }]);
});

test('a friend that is no id is left out', async () => {
  show(<RegisterForm onDone={onDone} />, '/register?ref=somebody');
  fillIn();
  await press('注册并登录');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(server.sentTo(userRoutes.register)[0]).not.toHaveProperty('referrer');
});

test('a code goes to a right mailbox only, then the button counts, also after a reload', async () => {
  const first = show(<RegisterForm onDone={onDone} />);
  type('出生日期', right.birthday);
  type('邮箱', 'nobody');
  await press('发送验证码');
  expect(screen.getByText('请输入有效的邮箱地址')).toBeDefined();
  expect(server.asked).toEqual([]);
  type('邮箱', ' a@b.cn ');
  await press('发送验证码');
  expect(await screen.findByRole('button', { name: '60 秒后重发' })).toBeDefined();
  expect(server.sentTo(userRoutes.sendCode)).toEqual([{ mailbox: 'a@b.cn', purpose: 'register' }]);
  expect(screen.getByText(/验证码已发送到 a@b.cn，10 分钟内有效/)).toBeDefined();

  first.unmount();
  show(<RegisterForm onDone={onDone} />);
  expect(field('邮箱').value).toBe('a@b.cn');
  const button = screen.getByRole('button', { name: /^\d+ 秒后重发$/ });
  await userEvent.click(button);
  expect(server.asked).toHaveLength(1);
  // Another mailbox need not wait.
  type('邮箱', 'c@d.cn');
  expect(screen.getByRole('button', { name: '发送验证码' })).toBeDefined();
});

test('a code is not sent before the age is known, and the field beside the button says why', async () => {
  show(<RegisterForm onDone={onDone} />);
  type('邮箱', right.mailbox);
  await press('发送验证码');
  expect(screen.getByText(/^请先填写出生日期/)).toBeDefined();
  expect(server.asked).toEqual([]);
  type('出生日期', right.birthday);
  await press('发送验证码');
  expect(await screen.findByRole('button', { name: '60 秒后重发' })).toBeDefined();
  expect(screen.queryByText(/^请先填写出生日期/)).toBeNull();
});

test('a code that may not be sent yet says so at its field', async () => {
  server.on(userRoutes.sendCode, { code: 1001002004, msg: '请 42 秒后再获取' });
  show(<RegisterForm onDone={onDone} />);
  type('出生日期', right.birthday);
  type('邮箱', right.mailbox);
  await press('发送验证码');
  expect(await screen.findByText('请 42 秒后再获取')).toBeDefined();
});

test('where mails reach nobody the form says where the code is', async () => {
  useServer.setState({
    settings: { version: '1', deviceGuard: false, showcase: false, mailReachesPeople: false, samples: [] },
  });
  show(<RegisterForm onDone={onDone} />);
  expect(screen.getByText('本站未配置邮件服务，请向管理员索取验证码。')).toBeDefined();
});

test.each(['发送验证码', '注册并登录'])(
  'by %s nothing of a child leaves the browser, and it cannot try again',
  async (button) => {
    const child = `${new Date().getFullYear() - 12}-01-01`;
    const first = show(<RegisterForm onDone={onDone} />);
    fillIn({ birthday: child });
    await press(button);
    expect(await screen.findByRole('heading', { name: '暂时无法注册' })).toBeDefined();
    expect(screen.queryByText(/13/)).toBeNull();
    expect(server.asked).toEqual([]);
    first.unmount();
    show(<RegisterForm onDone={onDone} />);
    expect(screen.getByRole('heading', { name: '暂时无法注册' })).toBeDefined();
    expect(screen.queryByLabelText('出生日期')).toBeNull();
  },
);

test('a server that calls somebody too young is believed', async () => {
  server.on(userRoutes.register, { code: 1001002006, msg: 'too young' });
  show(<RegisterForm onDone={onDone} />);
  fillIn();
  await press('注册并登录');
  expect(await screen.findByRole('heading', { name: '暂时无法注册' })).toBeDefined();
  expect(onDone).not.toHaveBeenCalled();
});

test('the form asks for an age without saying which one is needed', () => {
  show(<RegisterForm onDone={onDone} />);
  expect(document.body.textContent).not.toMatch(/13|岁/);
});

test('the strength is said in words as the password is typed', () => {
  show(<RegisterForm onDone={onDone} />);
  type('密码', 'abc123');
  expect(screen.getByText(/强度：弱/)).toBeDefined();
  type('密码', right.password);
  expect(screen.getByText(/强度：强/)).toBeDefined();
});

test.each(['abc', 'abc12', 'Hvkr8-tw2pzq-9xkW'])(
  '%s will be refused, so its strength is not praised',
  (password) => {
    show(<RegisterForm onDone={onDone} />);
    type('密码', password);
    expect(screen.queryByText(/强度/)).toBeNull();
    expect(screen.getByText('6 到 16 个字符')).toBeDefined();
  },
);

test('browsers and password managers are told what each field is', () => {
  show(<RegisterForm onDone={onDone} />);
  const kinds = ['昵称', '邮箱', '出生日期', '邀请码', '验证码', '密码', '再次输入密码'].map((name) =>
    field(name).getAttribute('autocomplete'),
  );
  expect(kinds).toEqual([
    ...['nickname', 'email', 'bday', 'off', 'one-time-code', 'new-password', 'new-password'],
  ]);
});
