// @vitest-environment jsdom
import type { Talk } from '@app/contract/project/schema.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { allReady, aPage, aTalk } from '../../../testing/talks.ts';
import type { TalkCalls } from '../api.ts';
import { Stage } from './stage.tsx';

const aLongTalk = (pages = 3): Talk =>
  aTalk(
    Array.from({ length: pages }, (_, index) => aPage(index)),
    ['哪颗行星最大？'],
  );

const calls: TalkCalls = {
  load: () => Promise.resolve(aLongTalk()),
  readiness: () => Promise.resolve(allReady(3)),
  async *ask() {},
  transcribe: async () => '',
  projectId: 'talk',
  listener: 'somebody',
};

const open = (talk = aLongTalk()) => show(<Stage talk={talk} calls={calls} />);
const slider = () => screen.getByRole('slider', { name: '播放进度' });

beforeEach(() => localStorage.clear());

test('nothing plays before somebody wants it: a large button stands there', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('认识太阳系');
  expect(screen.getByRole('button', { name: '开始播放' })).toBeTruthy();
  expect(slider().getAttribute('aria-valuetext')).toBe('第 1 页，共 3 页，0:00');
});

test('viewers of a share see that an AI presents, unless its owner left the mark out', () => {
  const mark = () => screen.queryByRole('img', { name: '数字人的形象和声音由 AI 生成' });
  open({ ...aLongTalk(), aiMark: true });
  expect(mark()?.textContent).toBe('AI');
  cleanup();
  open({ ...aLongTalk(), aiMark: false });
  expect(mark()).toBeNull();
});

test('a question may be spoken where something hears it', async () => {
  const microphone = () => screen.queryByRole('button', { name: '用语音提问' });
  open();
  await userEvent.keyboard('q');
  expect(microphone()).toBeTruthy();
  cleanup();
  open({ ...aLongTalk(), hears: false });
  await userEvent.keyboard('q');
  expect(screen.getByLabelText('你的问题')).toBeTruthy();
  expect(microphone()).toBeNull();
});

test('keys and contents turn pages; the progress says where the talk is', async () => {
  open();
  await userEvent.keyboard('{PageDown}');
  expect(slider().getAttribute('aria-valuetext')).toBe('第 2 页，共 3 页，0:04');
  await userEvent.keyboard('{PageUp}');
  expect(slider().getAttribute('aria-valuetext')).toBe('第 1 页，共 3 页，0:00');
  await userEvent.click(screen.getByRole('button', { name: /标题3/ }));
  expect(slider().getAttribute('aria-valuetext')).toBe('第 3 页，共 3 页，0:08');
  await userEvent.keyboard('j');
  expect(slider().getAttribute('aria-valuetext')).toBe('第 1 页，共 3 页，0:00');
});

test('what a viewer likes is kept for the next talk', async () => {
  const { unmount } = open();
  const captions = () => screen.getByRole('button', { name: '字幕' }).getAttribute('aria-pressed');
  expect(captions()).toBe('true');
  await userEvent.keyboard('c>');
  expect(captions()).toBe('false');
  unmount();
  open();
  expect(captions()).toBe('false');
  expect(screen.getByRole('button', { name: '速度：1.25 倍' })).toBeTruthy();
});

test('the speed is chosen from a menu by keys alone, which tells what is chosen and gives the focus back', async () => {
  open();
  const button = screen.getByRole('button', { name: '速度：1 倍' });
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  const chosen = () => screen.getByRole('menuitemradio', { checked: true });
  expect(screen.getByRole('menu', { name: '速度' }).contains(chosen())).toBe(true);
  expect(document.activeElement).toBe(chosen());
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-label')).toBe('速度：1.25 倍');
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('the page on stage stands between the ways to its neighbours', async () => {
  open();
  expect(screen.getByText('第 1 / 3 页')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  expect(screen.getByText('第 2 / 3 页')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '上一页' }));
  expect(screen.getByText('第 1 / 3 页')).toBeTruthy();
});

test('who comes back is taken to the place of the last visit, or to the beginning', async () => {
  localStorage.setItem(`talk place ${aLongTalk().id}`, JSON.stringify({ page: 'page-1', ms: 1000 }));
  open();
  expect(screen.getByRole('button', { name: '从第 2 页继续' })).toBeTruthy();
  expect(slider().getAttribute('aria-valuetext')).toBe('第 2 页，共 3 页，0:05');
  await userEvent.click(screen.getByRole('button', { name: '从头播放' }));
  expect(slider().getAttribute('aria-valuetext')).toBe('第 1 页，共 3 页，0:00');
});

test('a browser without sound says so and offers another try', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: '开始播放' }));
  expect((await screen.findByRole('alert')).textContent).toContain('声音播放失败');
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
});

test('Q leads to the question; keys typed there are letters and not commands', async () => {
  open();
  await userEvent.keyboard('q');
  const field = screen.getByRole('textbox', { name: '你的问题' });
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('cm');
  expect((field as HTMLTextAreaElement).value).toBe('cm');
  expect(screen.getByRole('button', { name: '字幕' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: '哪颗行星最大？' })).toBeTruthy();
});

test('an empty question and one of 501 characters are not sent, and say why', async () => {
  open();
  await userEvent.click(screen.getByRole('tab', { name: '提问' }));
  const send = screen.getAllByRole('button', { name: '提问' }).at(-1) as HTMLElement;
  await userEvent.click(send);
  expect(screen.getByText('请输入问题')).toBeTruthy();
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('问'.repeat(501));
  expect(screen.getByText('501 / 500')).toBeTruthy();
  expect(screen.getByText(/问题最多 500 个字/)).toBeTruthy();
  await userEvent.click(send);
  expect(screen.queryByText('正在找答案')).toBeNull();
});

test('a talk without pages says what is missing', () => {
  open(aLongTalk(0));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('讲解还没有页面');
});
