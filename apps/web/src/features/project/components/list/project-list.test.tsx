// @vitest-environment jsdom
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { deckRoutes } from '@app/contract/deck/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContextMenuHost } from '../../../../components/context-menu-host.tsx';
import { setLanguage } from '../../../../lib/language.ts';
import { localStore } from '../../../../lib/storage.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { type AskedList, listSent, projectSent } from '../../../../testing/projects.ts';
import { show } from '../../../../testing/show.tsx';
import { ProjectList } from './project-list.tsx';

const menuTexts = { menu: '', cut: '', copy: '', paste: '', selectAll: '', pasteRefused: '' };
const server = fakeServer();
const shared = vi.fn<(project: { id: string }) => void>();
const open = (address = '/project') =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ProjectList title="我的项目" credits={200} onShare={shared} collection={() => null} />
      <ContextMenuHost texts={menuTexts} />
    </QueryClientProvider>,
    address,
  );
beforeEach(() => {
  setLanguage('zh-CN');
  localStore.remove('projectList');
  shared.mockReset();
  server.on(
    projectRoutes.list,
    listSent([projectSent(1), projectSent(2, { coursewareStatus: 'ppt-ready' })]),
  );
});
const askedLists = () =>
  (server.sentTo(projectRoutes.list) as (AskedList & { pageSize: number })[]).filter(
    ({ pageSize }) => pageSize > 4,
  );

test('projects are shown with their pages and how they stand', async () => {
  open();
  expect((await screen.findByRole('link', { name: '项目 1' })).getAttribute('href')).toMatch(
    /^\/edit-project\?id=/,
  );
  expect(screen.getByText('未生成')).toBeDefined();
  expect(screen.getByText('已生成')).toBeDefined();
});

test('a talk under way says how long it will take, and why it takes long', async () => {
  const speaking = { coursewareStatus: 'ppt-confirming', coursewareProgress: 34 };
  const first = projectSent(1, speaking);
  server.on(projectRoutes.list, listSent([first, projectSent(2, speaking)]));
  const left = { seconds: 700, pages: 4, done: 1, isQueued: false, others: 0, isBusy: true };
  server.on(broadcastRoutes.left, { data: { list: [{ projectId: first.id, ...left }] } });
  open();
  expect(await screen.findByText('已生成 1 / 4 页；服务器正忙，比平时慢')).toBeDefined();
  expect(screen.getAllByText('生成中 34%')).toHaveLength(2);
  expect(server.sentTo(broadcastRoutes.left)).toHaveLength(1);
});

test('a project with pages is kept as a template from its menu', async () => {
  const [project, kept] = [projectSent(1, { pages: 2 }), projectSent(2)];
  server.on(projectRoutes.list, listSent([project]));
  server.on(deckRoutes.saveTemplate, { data: { id: kept.id, projectId: kept.id } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '“项目 1”的更多操作' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '存为模板' }));
  await waitFor(() =>
    expect(server.sentTo(deckRoutes.saveTemplate)).toEqual([{ projectId: project.id, title: '项目 1' }]),
  );
});

test('nobody who has no project is left without a way on', async () => {
  server.on(projectRoutes.list, listSent([]));
  open();
  expect(await screen.findByText('还没有项目')).toBeDefined();
  expect(screen.getByRole('button', { name: /备注变讲稿/ })).toBeDefined();
});

test('a list that cannot be loaded says so and is tried again', async () => {
  server.on(projectRoutes.list, { code: 500, msg: '服务器繁忙' });
  open();
  expect(await screen.findByText('服务器繁忙')).toBeDefined();
  server.on(projectRoutes.list, listSent([projectSent(1)]));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '项目 1' })).toBeDefined();
});

test('search and order go to the server and stand in the address', async () => {
  const { router } = open();
  await screen.findByRole('link', { name: '项目 1' });
  await userEvent.type(screen.getByRole('searchbox'), '太阳');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '排序方式' }), '名称');
  await waitFor(() =>
    expect(askedLists().at(-1)).toMatchObject({ search: '太阳', orderBy: 'name', orderDir: 'asc' }),
  );
  expect(new URLSearchParams(router.state.location.search).get('orderBy')).toBe('name');
});

test('a search that finds nothing says so, and can be cleared', async () => {
  server.on(projectRoutes.list, (body) =>
    listSent((body as AskedList).search === '' ? [projectSent(1)] : []),
  );
  open('/project?find=zzz');
  expect(await screen.findByText('没有找到项目')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '清除搜索' }));
  expect(await screen.findByRole('link', { name: '项目 1' })).toBeDefined();
});

test('arrow keys walk over the cards, of which one is in the walk by Tab', async () => {
  open();
  const [first, second] = [
    await screen.findByRole('link', { name: '项目 1' }),
    screen.getByRole('link', { name: '项目 2' }),
  ];
  expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
  first.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(second);
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
});

test('N opens a new project, but not while somebody types', async () => {
  open();
  await screen.findByRole('link', { name: '项目 1' });
  await userEvent.type(screen.getByRole('searchbox'), 'n');
  expect(screen.queryByRole('dialog')).toBeNull();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('n');
  const dialog = await screen.findByRole('dialog', { name: '新建项目' });
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('projects that are being made are asked about, and no others', async () => {
  const working = projectSent(2, { pptStatus: 3, coursewareStatus: null });
  server.on(projectRoutes.list, listSent([projectSent(1), working]));
  server.on(projectRoutes.status, { data: { list: [] } });
  open();
  await waitFor(() => expect(server.sentTo(projectRoutes.status)).toEqual([{ ids: [working.id] }]));
});
