// @vitest-environment jsdom
import { outlineErrors } from '@app/contract/outline/errors.ts';
import { outlineRoutes } from '@app/contract/outline/routes.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { projectSchema } from '@app/contract/project/schema.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { setLanguage } from '../../../lib/language.ts';
import { useNotices } from '../../../lib/notices.ts';
import { localStore } from '../../../lib/storage.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { projectSent } from '../../../testing/projects.ts';
import { show } from '../../../testing/show.tsx';
import { projectKeys } from '../../project/api.ts';
import { OutlineWizard } from './outline-wizard.tsx';

const fresh = {
  coursewareId: null,
  docId: null,
  docIds: [],
  docName: null,
  docType: null,
  menu: 2,
  pptStatus: null,
  coursewareStatus: null,
  pages: 0,
};
const taskId = projectSent(30).id;
const page = (id: string, text: string) => ({ id, kind: 'page', text, from: [0], children: [] });
const outline = { title: '行星', children: [page('a', '水星'), page('b', '金星')] };
const none = {
  status: null,
  taskId: null,
  outline: null,
  revision: 0,
  engine: null,
  standIn: '',
  scanning: null as object | null,
  source: null as object | null,
  reason: '',
  needsOther: false,
};
const drawn = { ...none, status: 1, outline, revision: 3 };

const server = fakeServer();
let sent: Record<string, unknown>;
const { id } = projectSent(1);
const at = <R extends { path: string }>(route: R, of: string): R => ({
  ...route,
  path: route.path.replace('{id}', of),
});
const hasOutline = (state: object) => server.on(at(outlineRoutes.get, id), { data: state });

beforeEach(() => {
  setLanguage('zh-CN');
  localStore.remove(`materialDraft:${id}`);
  sent = projectSent(1, fresh);
  server.on(userRoutes.assistant, { data: { count: 100 } });
  server.on(projectRoutes.update, (body) => {
    sent = { ...sent, ...(body as object) };
    return { data: sent };
  });
  hasOutline(none);
});

/** The project as the screen has it: what is saved is shown. */
function Shown() {
  const { data } = useQuery({
    queryKey: projectKeys.one(id),
    queryFn: () => z.decode(projectSchema, sent as never),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? <OutlineWizard project={data} credits={200} /> : null;
}
const open = () =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Shown />
    </QueryClientProvider>,
  );
const field = () => screen.findByLabelText('要讲的内容');
const draw = async () => userEvent.click(await screen.findByRole('button', { name: '生成大纲' }));

test('text, scene, pages and length are saved as they are given', async () => {
  open();
  await userEvent.type(await field(), '水星最小');
  await userEvent.click(screen.getByRole('radio', { name: /^科普讲座/ }));
  await userEvent.click(screen.getByRole('radio', { name: '10–15 页' }));
  await userEvent.click(screen.getByRole('radio', { name: '20 分钟' }));
  await waitFor(() =>
    expect(sent).toMatchObject({
      docText: '水星最小',
      sceneId: 'science',
      pageNumber: 10,
      lengthMinutes: 20,
    }),
  );
});

test('a text that could not be sent is there again, and is sent', async () => {
  localStore.set(`materialDraft:${id}`, '火星');
  open();
  expect(((await field()) as HTMLTextAreaElement).value).toBe('火星');
  await waitFor(() => expect(sent.docText).toBe('火星'));
});

test('what it costs stands before the button, and without material nothing is begun', async () => {
  open();
  const button = await screen.findByRole('button', { name: '生成大纲' });
  await waitFor(() =>
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /3 次 AI 助手，现有 100 次.*80 积分和 5 次/,
    ),
  );
  await draw();
  expect(screen.getByRole('alert').textContent).toMatch(/还没有资料/);
  expect(server.sentTo(outlineRoutes.draw)).toEqual([]);
});

test('with too few uses the way to more stands in place of the button', async () => {
  server.on(userRoutes.assistant, { data: { count: 2 } });
  open();
  expect(await screen.findByRole('link', { name: /次数不足/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: '生成大纲' })).toBeNull();
});

test('an outline is drawn, can be cancelled meanwhile, and the step is kept', async () => {
  sent = { ...sent, docText: '水星最小' };
  server.on(outlineRoutes.draw, () => {
    hasOutline({ ...none, status: 3, taskId });
    return { data: { taskId } };
  });
  server.on(at(taskRoutes.cancel, taskId), () => {
    hasOutline(none);
    return { data: null };
  });
  open();
  await draw();
  expect(await screen.findByRole('heading', { name: '正在生成大纲' })).toBeDefined();
  await waitFor(() => expect(JSON.parse(String(sent.step))).toMatchObject({ currStep: 2 }));
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(await screen.findByText('还没有大纲')).toBeDefined();
});

const atOutline = {
  step: JSON.stringify({ stepList: { dataFile: 3, outline: 2, editor: 1 }, currStep: 2, viewportSize: 1000 }),
};

test('while scanned pages are recognised it says which, and afterwards what was recognised and what was not', async () => {
  sent = { ...sent, ...atOutline };
  hasOutline({ ...none, status: 3, taskId, scanning: { page: 2, pages: 12 } });
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: '正在识别扫描页，第 3 / 12 页' })).toBeDefined();
  unmount();
  const scan = { read: 60, left: 4, why: 'pages' };
  hasOutline({
    ...drawn,
    source: { name: '行星.pdf', pages: 64, pagesLeft: 0, scan, pageOf: [3], secondsOf: [] },
  });
  open();
  expect(await screen.findByText('60 页是扫描件，文字由识别得来，请核对')).toBeDefined();
  expect(screen.getByText('扫描页太多，还有 4 页没有识别，请拆分文档')).toBeDefined();
});

test('a failure says why and can be tried again', async () => {
  sent = { ...sent, ...atOutline };
  hasOutline({ ...none, status: 4, reason: '资料里没有读到可以讲的内容' });
  server.on(outlineRoutes.draw, { data: { taskId } });
  open();
  expect(await screen.findByText('资料里没有读到可以讲的内容')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(server.sentTo(outlineRoutes.draw)).toEqual([{ projectId: id }]));
});

test('lines are typed, added and moved by keys, and saved by their revision', async () => {
  sent = { ...sent, ...atOutline };
  hasOutline({
    ...drawn,
    source: { name: '行星.pdf', pages: 4, pagesLeft: 0, scan: null, pageOf: [3], secondsOf: [] },
  });
  server.on(outlineRoutes.save, (body) => ({ data: { ...drawn, ...(body as object), revision: 4 } }));
  open();
  const first = await screen.findByRole('textbox', { name: '第 1 页' });
  expect(screen.getAllByText('出自第 3 页')).toHaveLength(2);
  await userEvent.click(first);
  await userEvent.keyboard('{Enter}地球{Alt>}{ArrowUp}{/Alt}');
  const texts = () =>
    screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^第/ }).map(({ value }) => value);
  expect(texts()).toEqual(['地球', '水星', '金星']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual(['水星', '地球', '金星']);
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '要点' }).value).toBe('地球');
  await waitFor(() => expect(server.sentTo(outlineRoutes.save)).not.toEqual([]));
  expect(server.sentTo(outlineRoutes.save)[0]).toMatchObject({ projectId: id, revision: 3 });
});

test.each([
  [2, /^4 页，少于所选的 10–15 页。/],
  [9, /^12 页$/],
])('an outline of %d pages and a frame says whether that is what was chosen', async (count, told) => {
  sent = { ...sent, ...atOutline, pageNumber: 10 };
  const children = Array.from({ length: count }, (_, index) => page(`p${index}`, `第${index}颗`));
  hasOutline({ ...drawn, outline: { ...outline, children } });
  open();
  expect(await screen.findByText(told)).toBeDefined();
});

test('after Escape the Tab key leaves the outline', async () => {
  sent = { ...sent, ...atOutline };
  hasOutline(drawn);
  open();
  await userEvent.click(await screen.findByRole('textbox', { name: '第 2 页' }));
  await userEvent.keyboard('{Escape}{Tab}');
  expect(screen.getByRole('textbox', { name: '第 2 页' })).not.toBe(document.activeElement);
});

test('a deck is made from the outline, and a refusal is told in its place', async () => {
  sent = { ...sent, ...atOutline };
  hasOutline(drawn);
  server.on(outlineRoutes.make, { code: outlineErrors.noPages.code, msg: '大纲里没有页面' });
  open();
  const make = await screen.findByRole('button', { name: '生成画布' });
  await userEvent.click(make);
  expect((await screen.findByRole('alert')).textContent).toBe('大纲里没有页面');
  server.on(outlineRoutes.make, () => {
    hasOutline({ ...drawn, taskId });
    return { data: { taskId } };
  });
  await userEvent.click(make);
  expect(await screen.findByRole('heading', { name: '正在生成画布和讲稿' })).toBeDefined();
});

test('at the limit of projects the question says so, leads on, and lets one go on without a copy', async () => {
  sent = { ...sent, ...atOutline, coursewareId: projectSent(7).id, pages: 5 };
  hasOutline(drawn);
  server.on(projectRoutes.copy, { code: projectErrors.tooMany.code, msg: '最多新建 5 个项目' });
  server.on(outlineRoutes.make, () => {
    hasOutline({ ...drawn, taskId });
    return { data: { taskId } };
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '重新生成画布' }));
  const question = within(screen.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '重新生成画布' }));
  expect((await question.findByRole('alert')).textContent).toBe('最多新建 5 个项目');
  expect(useNotices.getState().notices.map(({ text }) => text)).not.toContain('最多新建 5 个项目');
  expect(question.getByRole('link', { name: '管理项目' }).getAttribute('href')).toBe('/project');
  expect(question.getByRole('link', { name: '查看升级' }).getAttribute('href')).toMatch(
    /^\/index\/upgrade\?back=/,
  );
  await userEvent.click(question.getByRole('checkbox'));
  await userEvent.click(question.getByRole('button', { name: '重新生成画布' }));
  expect(await screen.findByRole('heading', { name: '正在生成画布和讲稿' })).toBeDefined();
});
