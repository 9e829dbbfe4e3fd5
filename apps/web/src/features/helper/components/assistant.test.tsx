// @vitest-environment jsdom
import { userRoutes } from '@app/contract/user/routes.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../lib/language.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { keepToken, keepUser } from '../../../lib/session.ts';
import { show } from '../../../testing/show.tsx';
import { setMuted, useHelper } from '../store.ts';
import { Assistant } from './assistant.tsx';

const user = {
  id: '01890000-0000-7000-8000-000000000001',
  mailbox: 'a@example.com',
  nickname: 'a',
  type: 'ordinary',
  level: null,
  permissionLevel: 0,
  isFirst: false,
  picture: null,
  language: null,
  theme: null,
  assistantLocation: null,
  createdAt: new Date('2026-11-15T10:00:00Z'),
} as const;

/** The server, as far as the assistant calls it. */
let count = 0;
let saved: unknown[] = [];
async function answer(path: string, init: RequestInit): Promise<Response> {
  const isPut = path.startsWith(userRoutes.put.path);
  const body = isPut ? (JSON.parse(String(init.body)) as { assistantLocation: string }) : undefined;
  if (body) saved.push(JSON.parse(body.assistantLocation));
  const shown = {
    ...user,
    createdAt: user.createdAt.toISOString(),
    assistantLocation: body?.assistantLocation ?? null,
  };
  return Response.json({ code: 200, msg: '', data: body ? { user: shown } : { count } });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('fetch', answer);
  // jsdom knows neither the size of a window that can be changed nor pointer capture.
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
  HTMLElement.prototype.setPointerCapture = () => undefined;
  keepUser(user);
  keepToken('user', 'token');
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  localStorage.clear();
  useHelper.setState({ status: undefined, muted: [], moved: undefined });
  setLanguage('zh-CN');
  count = 0;
  saved = [];
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function shown(left: number) {
  count = left;
  show(<Assistant path="/project" />, '/project');
  await wait(0);
  await wait(50);
  return head();
}
const head = () => screen.getByRole('button', { name: /AI 助手|AI helper/ });
const frame = () => head().parentElement!;
const tip = () => screen.queryByRole('status');
const at = () => [frame().style.top, frame().style.left];
const drag = (to: { x: number; y: number }) => {
  fireEvent.pointerDown(head(), { button: 0, clientX: 1340, clientY: 210 });
  fireEvent.pointerMove(head(), { clientX: to.x, clientY: to.y });
  fireEvent.pointerUp(head(), { clientX: to.x, clientY: to.y });
  fireEvent.click(head());
};

test.each([
  [0, 'no', 'AI 助手，还剩 0 次，已用完'],
  [10, 'insufficiency', 'AI 助手，还剩 10 次，快用完了'],
  [100, 'insufficiency', 'AI 助手，还剩 100 次'],
  [300, 'enough', 'AI 助手，还剩 300 次'],
  [30_000, 'sufficient', 'AI 助手，还剩 30,000 次'],
])('a count of %i has the class %s and is said in words', async (left, name, label) => {
  expect((await shown(left)).getAttribute('aria-label')).toBe(label);
  expect(screen.getByText(left.toLocaleString('en-US')).dataset['class']).toBe(name);
});

test('it stands where the spec puts it', async () => {
  await shown(100);
  expect(at()).toEqual(['200px', '1332px']);
});

test('hovering opens the tip after 3 s and not before; 10 s later it goes', async () => {
  await shown(100);
  fireEvent.pointerEnter(head(), { pointerType: 'mouse' });
  await wait(2_999);
  expect(tip()).toBeNull();
  await wait(1);
  expect(tip()).not.toBeNull();
  await wait(9_999);
  expect(tip()).not.toBeNull();
  await wait(1);
  expect(tip()).toBeNull();
});

test('a pointer that only passes opens nothing', async () => {
  await shown(100);
  fireEvent.pointerEnter(head(), { pointerType: 'mouse' });
  await wait(2_000);
  fireEvent.pointerLeave(head(), { pointerType: 'mouse' });
  await wait(20_000);
  expect(tip()).toBeNull();
});

test('while the pointer is on the tip it stays, and goes 10 s after', async () => {
  await shown(100);
  fireEvent.click(head());
  await wait(5_000);
  fireEvent.pointerEnter(tip()!.closest('[data-x]')!);
  await wait(30_000);
  expect(tip()).not.toBeNull();
  fireEvent.pointerLeave(tip()!.closest('[data-x]')!);
  await wait(10_000);
  expect(tip()).toBeNull();
});

test('a short and still press is a click: it opens and closes the tip and saves nothing', async () => {
  await shown(100);
  drag({ x: 1341, y: 210 });
  expect(tip()).not.toBeNull();
  drag({ x: 1340, y: 210 });
  expect(tip()).toBeNull();
  await wait(1_000);
  expect(saved).toEqual([]);
});

test('a press of more than 300 ms is no click, and without a movement there is nothing to save', async () => {
  await shown(100);
  fireEvent.pointerDown(head(), { button: 0, clientX: 1340, clientY: 210 });
  await wait(301);
  fireEvent.pointerUp(head(), { clientX: 1340, clientY: 210 });
  fireEvent.click(head());
  expect(tip()).toBeNull();
  expect(saved).toEqual([]);
});

test('a drag moves it, saves the place with its window, and opens no tip', async () => {
  await shown(100);
  drag({ x: 340, y: 310 });
  await wait(50);
  expect(at()).toEqual(['300px', '332px']);
  expect(saved).toEqual([{ top: 300, left: 332, windowHeight: 900, windowWidth: 1440 }]);
  expect(tip()).toBeNull();
});

test('an answer about the account that was under way before the drag does not move it back', async () => {
  await shown(100);
  drag({ x: 340, y: 310 });
  await wait(50);
  act(() => keepUser({ ...user, nickname: 'b' }));
  expect(at()).toEqual(['300px', '332px']);
});

test('where one user put it while the server was away is not where the next one finds it', async () => {
  await shown(100);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  drag({ x: 340, y: 310 });
  await wait(50);
  expect(at()).toEqual(['300px', '332px']);
  act(() => keepUser({ ...user, id: '01890000-0000-7000-8000-000000000002' }));
  expect(at()).toEqual(['200px', '1332px']);
});

test('it cannot be dragged out of the window', async () => {
  await shown(100);
  drag({ x: -500, y: 5_000 });
  await wait(50);
  expect(at()).toEqual(['782px', '0px']);
});

test('the arrow keys move it by 10 px, with Shift by 1 px, and save once it rests', async () => {
  await shown(100);
  fireEvent.keyDown(head(), { key: 'ArrowLeft' });
  fireEvent.keyDown(head(), { key: 'ArrowDown' });
  fireEvent.keyDown(head(), { key: 'ArrowDown', shiftKey: true });
  expect(at()).toEqual(['211px', '1322px']);
  expect(saved).toEqual([]);
  await wait(600);
  expect(saved).toEqual([{ top: 211, left: 1322, windowHeight: 900, windowWidth: 1440 }]);
});

test('Escape closes the tip and gives the focus back', async () => {
  await shown(100);
  fireEvent.click(head());
  const action = screen.getByRole('button', { name: '上传课件' });
  action.focus();
  fireEvent.keyDown(action, { key: 'Escape' });
  expect(tip()).toBeNull();
  expect(document.activeElement).toBe(head());
});

test('a muted tip does not come by itself any more, but can still be asked for', async () => {
  await shown(100);
  fireEvent.click(head());
  fireEvent.click(screen.getByRole('button', { name: '不再提示' }));
  expect(tip()).toBeNull();
  expect(JSON.parse(localStorage.getItem('assistantTipsOff')!)).toEqual(['project']);
  fireEvent.pointerEnter(head(), { pointerType: 'mouse' });
  await wait(5_000);
  expect(tip()).toBeNull();
  fireEvent.click(head());
  expect(screen.getByRole('button', { name: '恢复提示' })).not.toBeNull();
});

test('without uses it offers to buy some, in the language of the page', async () => {
  setLanguage('en-US');
  await shown(0);
  fireEvent.click(head());
  expect(tip()?.textContent).toContain('You have no AI helper uses left');
  expect(screen.getByRole('button', { name: 'Get more uses' })).not.toBeNull();
});

test('a main button below it makes it step aside, and it belongs where it was', async () => {
  const main = document.createElement('main');
  main.id = 'main';
  main.innerHTML = '<button type="submit">Send</button>';
  document.body.append(main);
  main.firstElementChild!.getBoundingClientRect = () => new DOMRect(1300, 190, 120, 40);
  await shown(100);
  expect(at()).toEqual(['238px', '1332px']);
  main.remove();
  await vi.waitFor(() => expect(at()).toEqual(['200px', '1332px']));
});

test('on a phone it is a button that opens a sheet', async () => {
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 740);
  await shown(100);
  expect([head().style.top, head().style.left]).toEqual(['608px', '300px']);
  fireEvent.click(head());
  expect(screen.getByRole('dialog', { name: 'AI 助手' }).textContent).toContain('还剩 100 次');
});

test('tips that were muted in another visit are known', () => {
  setMuted('project', true);
  setMuted('upload', true);
  setMuted('project', false);
  expect(useHelper.getState().muted).toEqual(['upload']);
  expect(localStorage.getItem('assistantTipsOff')).toBe('["upload"]');
});
