// @vitest-environment jsdom
import { userRoutes } from '@app/contract/user/routes.ts';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../../../lib/language.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { show } from '../../../../testing/show.tsx';
import { somebody } from '../../../../testing/users.ts';
import { ApplyForm } from './apply-form.tsx';

const server = fakeServer();
beforeEach(() => {
  setLanguage('zh-CN');
  server.on(userRoutes.apply, { data: { id: somebody.id } });
});
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function fillIn() {
  type('申请人', ' 李雷 ');
  type('公司', '开讲');
}

test('an application by email says in the same place what happens next', async () => {
  show(<ApplyForm />);
  type('申请人邮箱', 'a@b.cn');
  fillIn();
  await press('多一个');
  await press('提交申请');
  expect(await screen.findByRole('heading', { name: '申请已提交' })).toBeDefined();
  expect(screen.getByText(/2 个邀请码会发到 a@b.cn/)).toBeDefined();
  expect(server.sentTo(userRoutes.apply)).toEqual([
    { type: 'email', applicantEmail: 'a@b.cn', applicant: '李雷', company: '开讲', quantity: 2 },
  ]);
  await press('再申请一次');
  expect(field('申请人').value).toBe('');
});

test('the other way asks for the other address, and what was typed elsewhere stays', async () => {
  show(<ApplyForm />);
  fillIn();
  await userEvent.click(screen.getByRole('radio', { name: /工作群机器人/ }));
  expect(screen.queryByLabelText('申请人邮箱')).toBeNull();
  type('机器人地址', 'http://bot.example.com');
  await press('提交申请');
  expect(screen.getByText('请填写机器人的地址，以 https:// 开头')).toBeDefined();
  expect(document.activeElement).toBe(field('机器人地址'));
  type('机器人地址', 'https://bot.example.com/hook');
  await press('提交申请');
  expect(await screen.findByText(/由机器人发到你的工作群/)).toBeDefined();
  expect(server.sentTo(userRoutes.apply)).toEqual([
    {
      type: 'bot',
      botAddress: 'https://bot.example.com/hook',
      applicant: '李雷',
      company: '开讲',
      quantity: 1,
    },
  ]);
});

test('an empty form names what is missing', async () => {
  show(<ApplyForm />);
  type('数量', '');
  await press('提交申请');
  for (const words of [
    ...['请填写有效的申请人邮箱', '请填写申请人', '请填写公司名称'],
    '请填写需要的邀请码数量，须为正整数',
  ]) {
    expect(screen.getByText(words)).toBeDefined();
  }
  expect(server.asked).toEqual([]);
});

test('the steps stay within the limits, and begin anew from nothing', async () => {
  show(<ApplyForm />);
  await press('少一个');
  expect(field('数量').value).toBe('1');
  type('数量', '');
  await press('多一个');
  expect(field('数量').value).toBe('1');
  type('数量', '10000');
  await press('多一个');
  expect(field('数量').value).toBe('10000');
});

test('a refusal stands above the fields', async () => {
  server.on(userRoutes.apply, { code: 1001000429, msg: '申请太频繁' });
  show(<ApplyForm />);
  type('申请人邮箱', 'a@b.cn');
  fillIn();
  await press('提交申请');
  expect((await screen.findByRole('alert')).textContent).toBe('申请太频繁');
  expect(field('公司').value).toBe('开讲');
});
