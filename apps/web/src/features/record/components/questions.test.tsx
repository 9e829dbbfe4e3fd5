// @vitest-environment jsdom
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../lib/language.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { listSent, projectSent } from '../../../testing/projects.ts';
import { show } from '../../../testing/show.tsx';
import { outcomeLook, talkOptions } from '../rules.ts';
import { Questions } from './questions.tsx';

const server = fakeServer();
const [one, two] = [projectSent(1), projectSent(2)];

const asked = (number: number, more: object = {}) => ({
  id: `01930000-0000-7000-8000-0000000003${String(number).padStart(2, '0')}`,
  projectId: one.id,
  projectTitle: one.title,
  question: `问题 ${number}`,
  answer: `回答 ${number}`,
  outcome: 'found',
  pages: [2],
  engine: 'embedded',
  standIn: null,
  understood: null,
  sources: [],
  askedAt: '2026-11-15T08:00:00.000Z',
  ...more,
});
const answers = (list: readonly object[], total = list.length) => ({
  data: { list, total, pageNum: 1, pageSize: 20 },
});

const open = (address = '/record', filter: 'talk' | 'id' = 'talk') =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Questions title="统计" filter={filter} />
    </QueryClientProvider>,
    address,
  );

const standing = (more: object = {}) => ({
  data: { taskId: null, begunAt: null, total: 0, done: 0, reason: '', differences: [], ...more },
});
const againOf = {
  ...conversationRoutes.askedAgain,
  path: `/web-api/portrait/statistics/questions/again/${one.id}` as const,
};

beforeEach(() => {
  setLanguage('zh-CN');
  server.on(againOf, standing());
  server.on(projectRoutes.list, listSent([one, two]));
});

test('every question stands with its answer, its outcome, the pages it came from, and its talk', async () => {
  server.on(
    conversationRoutes.questions,
    answers([
      asked(1, { pages: [2, 5] }),
      asked(2, { outcome: 'near' }),
      asked(3, { outcome: 'none', pages: [] }),
    ]),
  );
  open();
  const row = async (name: string) => (await screen.findByText(name)).closest('tr')!;
  const first = within(await row('问题 1'));
  expect(first.getByText('回答 1')).toBeDefined();
  expect(first.getByText('已回答')).toBeDefined();
  expect(first.getByRole('link', { name: '第 5 页' }).getAttribute('href')).toBe(
    `/edit-project?id=${one.id}&page=5`,
  );
  expect(first.getByRole('link', { name: one.title }).getAttribute('href')).toBe(
    `/edit-project?id=${one.id}`,
  );
  expect(within(await row('问题 2')).getByText('相近内容')).toBeDefined();
  const last = within(await row('问题 3'));
  expect(last.getByText('未涉及')).toBeDefined();
  expect(last.getByText('无')).toBeDefined();
});

test('the owner sees what an answer was made of, who gave it, and the way to what says it', async () => {
  const sources = [{ page: 3, elementId: 'box-1', text: '金星裹着厚厚的二氧化碳。', score: 0.8 }];
  server.on(
    conversationRoutes.questions,
    answers([
      asked(1, { engine: 'qwen', pages: [3], sources }),
      asked(2, { standIn: 'slow', understood: '金星有多热？' }),
    ]),
  );
  open();
  const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!);
  const first = await row('问题 1');
  expect(first.getByText('由qwen回答')).toBeDefined();
  await userEvent.click(first.getByText('依据 1 处'));
  expect(first.getByText(/金星裹着厚厚的二氧化碳。/)).toBeDefined();
  const way = `/edit-project?id=${one.id}&page=3&element=box-1`;
  expect(first.getByRole('link', { name: '来自第 3 页：' }).getAttribute('href')).toBe(way);
  expect(first.getByRole('link', { name: '第 3 页' }).getAttribute('href')).toBe(way);
  const second = await row('问题 2');
  expect(second.getByText('由内置引擎回答（语言模型太慢）')).toBeDefined();
  expect(second.getByText('按上文理解为：金星有多热？')).toBeDefined();
  expect(second.queryByText(/^依据/)).toBeNull();
});

test('the questions of one talk are asked for, and the address remembers which', async () => {
  server.on(conversationRoutes.questions, answers([asked(1)]));
  const { router } = open();
  await screen.findByText('问题 1');
  await screen.findByRole('option', { name: two.title });
  server.on(conversationRoutes.questions, answers([]));
  await userEvent.selectOptions(screen.getByLabelText('按项目筛选'), two.title);
  expect(await screen.findByText('这个项目还没有人提问')).toBeDefined();
  expect(server.sentTo(conversationRoutes.questions)).toEqual([
    { pageNum: 1, pageSize: 20 },
    { pageNum: 1, pageSize: 20, projectId: two.id },
  ]);
  expect(router.state.location.search).toBe(`?talk=${two.id}`);
});

test('many questions come in pages', async () => {
  server.on(conversationRoutes.questions, (body) =>
    answers([asked((body as { pageNum: number }).pageNum)], 21),
  );
  open();
  await screen.findByText('问题 1');
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  expect(await screen.findByText('问题 2')).toBeDefined();
  expect(screen.getByText('第 2 页，共 2 页')).toBeDefined();
});

test('an account that nobody asked says so, with a way on', async () => {
  server.on(conversationRoutes.questions, answers([]));
  open();
  expect(await screen.findByRole('heading', { name: '还没有观众提问' })).toBeDefined();
  expect(screen.getByRole('link', { name: '分享项目' }).getAttribute('href')).toBe('/project');
});

test('what could not be loaded is asked for again', async () => {
  server.on(conversationRoutes.questions, { code: 500, msg: '服务器繁忙' });
  open();
  const again = await screen.findByRole('button', { name: '重试' });
  server.on(conversationRoutes.questions, answers([asked(1)]));
  await userEvent.click(again);
  expect(await screen.findByText('问题 1')).toBeDefined();
});

test('the screen of one talk shows that talk', async () => {
  server.on(conversationRoutes.questions, answers([asked(1)]));
  open(`/record/detail?id=${one.id}`, 'id');
  await screen.findByText('问题 1');
  await waitFor(() =>
    expect(server.sentTo(conversationRoutes.questions)).toEqual([
      { pageNum: 1, pageSize: 20, projectId: one.id },
    ]),
  );
});

test('an address that names no talk shows the questions of all', async () => {
  server.on(conversationRoutes.questions, answers([asked(1)]));
  open('/record/detail?id=7', 'id');
  await screen.findByText('问题 1');
  expect(server.sentTo(conversationRoutes.questions)).toEqual([{ pageNum: 1, pageSize: 20 }]);
});

test('the chosen talk can be seen in the filter although the list of talks has no room for it', () => {
  const row = { projectId: one.id, projectTitle: one.title };
  expect(talkOptions([two], one.id, [row])).toEqual([
    [one.id, one.title],
    [two.id, two.title],
  ]);
  expect(talkOptions([two], two.id, [row])).toEqual([[two.id, two.title]]);
  expect(outcomeLook({ outcome: 'none' }).kind).toBe('muted');
});

test('after an edit the questions of a talk are asked again, and what changed is listed', async () => {
  server.on(conversationRoutes.questions, answers([asked(1)]));
  open(`/record?talk=${one.id}`);
  const taskId = '01930000-0000-7000-8000-0000000000aa';
  server.on(conversationRoutes.askAgain, { data: { taskId, questions: 4 } });
  const begunAt = '2026-11-15T08:00:00.000Z';
  server.on(againOf, standing({ taskId, begunAt, total: 4, done: 1 }));
  await userEvent.click(await screen.findByRole('button', { name: '重新提问' }));
  expect(await screen.findByRole('progressbar', { name: '已问 1 / 4 个问题' })).toBeDefined();
  expect(screen.getByRole('button', { name: '取消' })).toBeDefined();

  const given = { answer: '第 1 页讲到：五千五百度。', outcome: 'found', pages: [1], engine: 'embedded' };
  const differences = [
    {
      id: asked(1).id,
      question: '太阳多热？',
      change: 3,
      was: given,
      now: { ...given, answer: '第 1 页讲到：六千度。' },
    },
  ];
  server.on(againOf, standing({ begunAt, total: 4, done: 4, differences }));
  await vi.waitFor(() => screen.getByText(/问了 4 \/ 4 个问题，1 个回答有变化/));
  const list = within(screen.getByText('太阳多热？').closest('li')!);
  expect(list.getByText('内容变了')).toBeDefined();
  expect(list.getByText(/五千五百度/)).toBeDefined();
  expect(list.getByText(/六千度/)).toBeDefined();
  expect(server.sentTo(conversationRoutes.askAgain)).toEqual([{ projectId: one.id }]);
});
