// @vitest-environment jsdom
import { shareRoutes } from '@app/contract/share/routes.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { askEntryAhead, enterVisit } from '../api.ts';
import { ShareEntry } from './share-entry.tsx';

const server = fakeServer();
const projectId = '01930000-0000-7000-8000-0000000000a1';
const entry = (state: 'open' | 'closed' | 'full' = 'open') => ({
  data: { title: '认识太阳系', owner: '林老师', state, cover: null as object | null },
});
const heading = () => screen.findByRole('heading', { level: 1 });

function open(code = 'Hk3vX9') {
  const onOpen = vi.fn();
  show(<ShareEntry code={code} onOpen={onOpen} />);
  return onOpen;
}

async function type(code: string) {
  const field = await screen.findByRole('textbox', { name: '提取码' });
  await userEvent.clear(field);
  await userEvent.type(field, `${code}{Enter}`);
}

beforeEach(() => localStorage.clear());

test('the right code opens the share and keeps the visitor’s token under the names of the spec', async () => {
  server.on(shareRoutes.entry, entry());
  server.on(shareRoutes.verify, { data: { token: 'visitor', projectId } });
  const onOpen = open();
  expect(await screen.findByRole('heading', { level: 1, name: '认识太阳系' })).toBeTruthy();
  expect(screen.getByText('林老师 分享给你')).toBeTruthy();
  await type('ab12');
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  expect(localStorage.getItem('userShareToken')).toBe('visitor');
  expect(localStorage.getItem('userShareId')).toBe(projectId);
  expect(enterVisit('Hk3vX9')?.token).toBe('visitor');
  expect(enterVisit('other')).toBeUndefined();
});

test('what was asked for before the screen was there is not asked for again', async () => {
  server.on(shareRoutes.entry, entry());
  askEntryAhead('Hk3vX9');
  open();
  await screen.findByRole('heading', { level: 1, name: '认识太阳系' });
  expect(server.sentTo(shareRoutes.entry)).toHaveLength(1);
});

test('the first slide stands behind the title as a picture, which nobody reads out', async () => {
  const cover = {
    viewport: { width: 1000, height: 562.5 },
    background: { kind: 'solid', color: '#0b6b74' },
    elements: [],
  };
  server.on(shareRoutes.entry, { data: { ...entry().data, cover } });
  open();
  await screen.findByRole('heading', { level: 1, name: '认识太阳系' });
  await vi.waitFor(() => {
    const picture = document.querySelector('[aria-hidden="true"][inert]');
    expect(picture?.innerHTML).toContain('rgb(11, 107, 116)');
  }, 20_000);
});

test('who was inside before comes back with the same token, also when all places are taken', async () => {
  server.on(shareRoutes.entry, entry('full'));
  server.on(shareRoutes.verify, { data: { token: 'visitor', projectId } });
  const visit = { token: 'visitor', projectId, liked: true, collected: false };
  localStorage.setItem('shareVisits', JSON.stringify({ Hk3vX9: visit }));
  const onOpen = open();
  await type('ab12');
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  expect(server.asked.at(-1)?.token).toBe('Bearer visitor');
  expect(enterVisit('Hk3vX9')?.liked).toBe(true);
});

test('a wrong code says so under the field, and the field is ready for the next', async () => {
  server.on(shareRoutes.entry, entry());
  server.on(shareRoutes.verify, { code: 1001002050, msg: 'x' });
  const onOpen = open();
  await type('wrong');
  expect(await screen.findByText('提取码不正确，请核对后重试')).toBeTruthy();
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.keyboard('a');
  expect(screen.queryByText('提取码不正确，请核对后重试')).toBeNull();
});

test.each([
  ['', '请输入提取码'],
  ['abc', '提取码为 4–10 位字母或数字'],
  ['ab-cd', '提取码为 4–10 位字母或数字'],
])('the code %j is not sent', async (code, words) => {
  server.on(shareRoutes.entry, entry());
  open();
  await type(code);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(server.sentTo(shareRoutes.verify)).toEqual([]);
});

test('too many wrong codes: the server’s own sentence stands there', async () => {
  server.on(shareRoutes.entry, entry());
  server.on(shareRoutes.verify, { code: 1001002001, msg: '尝试次数过多，10 秒后再试' });
  open();
  await type('ab12');
  expect(await screen.findByText('尝试次数过多，10 秒后再试')).toBeTruthy();
});

test.each([
  ['closed', '分享已结束', 1001002051],
  ['full', '名额已满', 1001002052],
] as const)(
  'a share that is %s says so, at once or when the last place went meanwhile',
  async (state, words, code) => {
    server.on(shareRoutes.entry, entry(state));
    open();
    await vi.waitFor(async () => expect((await heading()).textContent).toBe(words));
    expect(screen.queryByRole('textbox')).toBeNull();

    server.on(shareRoutes.entry, entry());
    server.on(shareRoutes.verify, { code, msg: 'x' });
    open('Another1');
    await type('ab12');
    await vi.waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  },
);

test('a share that is over is not told from one that never was; a link without a code was not found', async () => {
  server.on(shareRoutes.entry, { data: { title: '', owner: '', state: 'closed', cover: null } });
  open();
  await vi.waitFor(async () => expect((await heading()).textContent).toBe('分享已结束'));
  expect(screen.getByText(/^链接不完整或已失效/)).toBeTruthy();
  open('');
  expect(screen.getByText('分享不存在')).toBeTruthy();
});

test('a lost connection offers another try', async () => {
  open();
  const again = await screen.findByRole('button', { name: '重试' });
  server.on(shareRoutes.entry, entry());
  await userEvent.click(again);
  expect(await screen.findByRole('textbox', { name: '提取码' })).toBeTruthy();
});
