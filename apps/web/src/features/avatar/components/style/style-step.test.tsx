// @vitest-environment jsdom
import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setLanguage } from '../../../../lib/language.ts';
import { photoAvatarSent, styleSent } from '../../../../testing/avatars.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { show } from '../../../../testing/show.tsx';
import { StyleStep } from './style-step.tsx';

const server = fakeServer();
const { id } = photoAvatarSent(1);
const taskId = '01930000-0000-7000-8000-0000000000aa';
const get = { ...avatarRoutes.get, path: `/web-api/portrait/avatars/get/${id}` } as const;
const stands = (changes: object, making: object = {}) =>
  server.on(get, { data: photoAvatarSent(1, { name: '小安', ...changes }, making) });
const open = () =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <StyleStep title="风格" id={id} />
    </QueryClientProvider>,
  );
beforeEach(() => setLanguage('zh-CN'));

const images = [styleSent('studio'), styleSent('film', 'GameStyle')];

test('style images appear one by one, and nobody has to ask for them', async () => {
  stands({ operateStatus: 1 }, { taskId, progress: 20, styles: images.slice(0, 1) });
  open();
  expect(await screen.findByText(/已有 1 \/ 4 张/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /影棚/ }).disabled).toBe(true);
  stands({ operateStatus: 1 }, { taskId, progress: 50, styles: images });
  expect(await screen.findByText(/已有 2 \/ 4 张/)).toBeDefined();
  stands({ operateStatus: 2 }, { progress: 100, styles: images });
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /动画/ }).disabled).toBe(false),
  );
});

test('drawing them can be stopped', async () => {
  stands({ operateStatus: 1 }, { taskId });
  const path = `/web-api/portrait/task/cancel/${taskId}` as const;
  server.on({ ...taskRoutes.cancel, path }, {});
  open();
  await userEvent.click(await screen.findByRole('button', { name: '取消生成' }));
  await waitFor(() => expect(server.asked.some((call) => call.path === path)).toBe(true));
});

test('what was cancelled is said calmly, what failed is an alert', async () => {
  stands({ operateStatus: 0 }, { reason: '已取消生成风格图', isCancelled: true });
  const shown = open();
  expect((await screen.findByText('已取消生成风格图')).getAttribute('role')).toBe('status');
  shown.unmount();
  stands({ operateStatus: 0 }, { reason: '风格图生成失败' });
  open();
  expect((await screen.findByText('风格图生成失败')).getAttribute('role')).toBe('alert');
});

test('a look that is being made counts from when it was asked for, whatever was changed since', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const since = new Date(Date.now() - 42_000).toISOString();
  stands(
    { status: 3, operateStatus: 2, updatedAt: new Date().toISOString() },
    { taskId, since, styles: images },
  );
  open();
  expect(await screen.findByText(/已用 42 秒/)).toBeDefined();
});

test('the style that is picked becomes the look', async () => {
  stands({ operateStatus: 2 }, { styles: images });
  server.on(avatarRoutes.update, { data: photoAvatarSent(1, { status: 3, operateStatus: 2 }, { taskId }) });
  open();
  // Before one is picked there is nothing to go on with.
  expect(await screen.findByRole('radio', { name: /影棚/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: '生成形象' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /动画/ }));
  await userEvent.click(screen.getByRole('button', { name: '生成形象' }));
  await waitFor(() =>
    expect(server.sentTo(avatarRoutes.update)).toEqual([
      { avatarsId: id, operateStatus: 3, modelType: 'film' },
    ]),
  );
});

test('the photo can be used as it is', async () => {
  stands({ operateStatus: 2 }, { styles: images });
  server.on(avatarRoutes.update, { data: photoAvatarSent(1, { status: 3, operateStatus: 5 }, { taskId }) });
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /照片原样/ }));
  await userEvent.click(screen.getByRole('button', { name: '生成形象' }));
  const { fileId, crop } = photoAvatarSent(1).making.photo;
  await waitFor(() =>
    expect(server.sentTo(avatarRoutes.update)).toEqual([
      { avatarsId: id, operateStatus: 5, photo: { fileId, crop } },
    ]),
  );
});

test('a look that is being made says that one may leave; one that failed says why and what trying again costs', async () => {
  stands({ status: 3, operateStatus: 2 }, { taskId, progress: 30, chosen: 'film', styles: images });
  open();
  expect(await screen.findByText(/可以离开此页/)).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30');
  stands({ status: 4, operateStatus: 2 }, { reason: '积分已退回。请重试', chosen: 'film', styles: images });
  expect((await screen.findByRole('alert')).textContent).toBe('积分已退回。请重试');
  expect(screen.getByRole('button', { name: '重新生成形象 · 60 积分' })).toBeDefined();
});

test.each([
  [1, '还可免费生成 1 次'],
  [0, '消耗 2 次 AI 助手，失败不扣'],
])('with %i free changes left, what new images cost is said', async (freeStyleChange, words) => {
  stands({ operateStatus: 2, freeStyleChange }, { styles: images });
  server.on(avatarRoutes.update, { data: photoAvatarSent(1, { operateStatus: 1 }, { taskId }) });
  open();
  expect(await screen.findByText(words)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '重新生成风格图' }));
  await waitFor(() =>
    expect(server.sentTo(avatarRoutes.update)).toEqual([{ avatarsId: id, operateStatus: 1 }]),
  );
});

test('who is drawn can be changed at once, part by part', async () => {
  stands(
    { status: 1, operateStatus: 3, modelType: 'drawn', rigUrl: '/rig', wholeImage: '/picture' },
    { chosen: 'drawn', styles: images },
  );
  const { router } = open();
  await userEvent.click(await screen.findByRole('link', { name: '修改画像' }));
  expect(router.state.location).toMatchObject({ pathname: '/avatars/sub/picture', search: `?id=${id}` });
});

test('without a photo one is led to where it is chosen', async () => {
  stands({ operateStatus: 4 }, { photo: null });
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/avatars/sub/picture'));
});
