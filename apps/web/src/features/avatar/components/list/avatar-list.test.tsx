// @vitest-environment jsdom
import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { photoRoutes } from '@app/contract/photo/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ContextMenuHost } from '../../../../components/context-menu-host.tsx';
import { setLanguage } from '../../../../lib/language.ts';
import { avatarSent, avatarsSent, photoAvatarSent } from '../../../../testing/avatars.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { show } from '../../../../testing/show.tsx';
import { AvatarList } from './avatar-list.tsx';

const menuTexts = { menu: 'Menu', cut: '', copy: '', paste: '', selectAll: '', pasteRefused: '' };
const server = fakeServer();
const open = (address = '/avatars') =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AvatarList title="数字人" />
      <ContextMenuHost texts={menuTexts} />
    </QueryClientProvider>,
    address,
  );
const own = avatarSent(1, { name: '小安', isTemplate: false, modelType: 'drawn', persona: '耐心' });
beforeEach(() => {
  setLanguage('zh-CN');
  server.on(avatarRoutes.list, { data: avatarsSent(own) });
});
const menu = async (entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: '“小安”的更多操作' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

test('who has none is led to making one, or to the templates', async () => {
  server.on(avatarRoutes.list, { data: avatarsSent() });
  open();
  expect((await screen.findByRole('link', { name: '新建数字人' })).getAttribute('href')).toBe(
    '/avatars/sub/picture',
  );
  await userEvent.click(screen.getByRole('button', { name: '从模板开始' }));
  await waitFor(() => expect(server.sentTo(avatarRoutes.list).at(-1)).toMatchObject({ tab: 'template' }));
});

test('an avatar is shown with who it is, and opens where it is changed', async () => {
  open();
  expect((await screen.findByRole('link', { name: '编辑“小安”' })).getAttribute('href')).toBe(
    `/avatars/sub/picture?id=${own.id}`,
  );
  expect(screen.getByText('耐心')).toBeDefined();
});

test('who has more of them than an answer holds sees them all', async () => {
  const pages = [[own], [avatarSent(2, { name: '小康', isTemplate: false })]];
  server.on(avatarRoutes.list, (body) => {
    const { pageNum } = body as { pageNum: number };
    return { data: { list: pages[pageNum - 1] ?? [], total: 2, pageNum, pageSize: 1 } };
  });
  open();
  expect(await screen.findByText('小康')).toBeDefined();
  expect(screen.getByText('小安')).toBeDefined();
});

test('before it goes it is said which projects it presents', async () => {
  server.on(
    { ...avatarRoutes.using, path: `/web-api/portrait/avatars/using/${own.id}` },
    { data: { list: [{ id: own.id, title: '太阳系' }] } },
  );
  const path = `/web-api/portrait/avatars/delete/${own.id}` as const;
  server.on({ ...avatarRoutes.delete, path }, {});
  open();
  await menu('删除数字人');
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText('太阳系')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: '删除数字人' }));
  await waitFor(() => expect(server.asked.some((call) => call.path === path)).toBe(true));
});

const taskId = '01930000-0000-7000-8000-0000000000aa';

test('one that is being made says how far it is, and can be stopped', async () => {
  const made = photoAvatarSent(1, { name: '小安', operateStatus: 1 }, { taskId, progress: 40 });
  server.on(avatarRoutes.list, { data: avatarsSent(made) });
  const path = `/web-api/portrait/task/cancel/${taskId}` as const;
  server.on({ ...taskRoutes.cancel, path }, {});
  open();
  expect(await screen.findByText('生成风格图中')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: '“小安”的生成进度' }).getAttribute('aria-valuenow')).toBe(
    '40',
  );
  await userEvent.click(screen.getByRole('button', { name: '取消生成“小安”' }));
  await waitFor(() => expect(server.asked.some((call) => call.path === path)).toBe(true));
});

test('one that failed says why, and leads to where it is tried again', async () => {
  const failed = photoAvatarSent(1, { name: '小安', status: 4, operateStatus: 2 }, { reason: '积分已退回' });
  server.on(avatarRoutes.list, { data: avatarsSent(failed) });
  open();
  expect(await screen.findByText('积分已退回')).toBeDefined();
  expect(screen.getByRole('link', { name: '重试' }).getAttribute('href')).toBe(
    `/avatars/sub/style?id=${failed.id}`,
  );
});

test('before one from a photo goes it is said which files go with it', async () => {
  const made = photoAvatarSent(1, { name: '小安', status: 1, operateStatus: 3, wholeImage: '/1.webp' });
  server.on(avatarRoutes.list, { data: avatarsSent(made) });
  const at = (path: string) => `/web-api/portrait/avatars/${path}/${made.id}` as const;
  server.on({ ...avatarRoutes.using, path: at('using') }, { data: { list: [] } });
  const list = [
    { kind: 'photo', style: null, size: 2048, isShared: false },
    { kind: 'style', style: 'studio', size: 1024, isShared: true },
  ];
  server.on({ ...photoRoutes.files, path: at('files') }, { data: { list } });
  open();
  await menu('删除数字人');
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText('照片 · 2 KB')).toBeDefined();
  expect(within(dialog).getByText('风格图 · 影棚 · 1 KB · 副本还在用，暂时保留')).toBeDefined();
});

test('a new name is sent; an empty one is not', async () => {
  server.on(avatarRoutes.update, { data: { ...own, name: '老安' } });
  open();
  await menu('重命名');
  const field = await screen.findByRole('textbox', { name: '名字' });
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请给数字人起个名字')).toBeDefined();
  await userEvent.type(field, '老安');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.sentTo(avatarRoutes.update)).toEqual([{ avatarsId: own.id, name: '老安' }]),
  );
});

test('a template becomes one’s own and is changed at once', async () => {
  server.on(avatarRoutes.list, { data: avatarsSent(avatarSent(2, { name: '晓讲' })) });
  server.on(avatarRoutes.copy, { data: own });
  const { router } = open('/avatars?tab=template');
  await userEvent.click(await screen.findByRole('button', { name: '把“晓讲”改成自己的' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/avatars/sub/picture'));
  expect(router.state.location.search).toBe(`?id=${own.id}`);
});

test('one that was disabled can only be deleted', async () => {
  server.on(avatarRoutes.list, { data: avatarsSent({ ...own, status: 2 }) });
  open();
  expect(await screen.findByText('已停用')).toBeDefined();
  expect(screen.queryByRole('link', { name: '编辑“小安”' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '“小安”的更多操作' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    '删除数字人',
  ]);
});

test('what is looked for is asked of the server once typing ends, and can be cleared', async () => {
  open();
  await screen.findByText('耐心');
  server.on(avatarRoutes.list, { data: avatarsSent() });
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索数字人' }), '王');
  expect(await screen.findByText('没有名字包含“王”的数字人，换个词试试。')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '清除搜索' }));
  await waitFor(() => expect(server.sentTo(avatarRoutes.list).at(-1)).toMatchObject({ search: '' }));
});
