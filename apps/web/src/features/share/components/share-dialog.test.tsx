// @vitest-environment jsdom
import { projectRoutes } from '@app/contract/project/routes.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { qrPath } from '../../../components/qr-path.ts';
import { setLanguage } from '../../../lib/language.ts';
import { say } from '../../../lib/texts.ts';
import { useServer } from '../../../lib/server-settings.ts';
import { encode } from 'uqr';
import { billingMessages } from '../../billing/messages.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { projectSent } from '../../../testing/projects.ts';
import { show } from '../../../testing/show.tsx';
import { isOfThisMachine, readinessWords, shareLook } from './share-dialog-rules.ts';
import { ShareDialog } from './share-dialog.tsx';

const project = { id: projectSent(1).id, title: '认识太阳系' };
const share = {
  id: projectSent(2).id,
  kind: 'project-share',
  targetId: project.id,
  code: 'a b',
  extractionCode: 'K7Q2',
  validityDays: 7,
  people: 50,
  usedPlaces: 12,
  dailyQuestions: 100,
  aiMark: true,
  questionsToday: 3,
  wrongCodes: 0,
  isPaused: false,
  isClosed: false,
  expiresAt: '2999-11-22T08:00:00.000Z',
  createdAt: '2026-11-15T08:00:00.000Z',
};
const settings = {
  version: '1',
  deviceGuard: false,
  showcase: false,
  mailReachesPeople: true,
  samples: [],
};
const readiness = {
  ...projectRoutes.readiness,
  path: `/web-api/portrait/project/readiness/${project.id}`,
} as const;
const server = fakeServer();
beforeEach(() => {
  setLanguage('zh-CN');
  server.on(shareRoutes.sharesOfProject, { data: { list: [] } });
  server.on(shareRoutes.shareProject, { data: share });
  const waiting = [{ id: projectSent(3).id, seconds: 170 }];
  server.on(readiness, { data: { pages: 30, ready: 12, first: 12, waiting } });
  show(
    <QueryClientProvider client={new QueryClient()}>
      <ShareDialog project={project} onClose={vi.fn()} />
    </QueryClientProvider>,
  );
});
const make = () => userEvent.click(screen.getByRole('button', { name: '创建链接' }));
const people = () => screen.getByLabelText('观看人数上限');

test('before sharing the owner reads how much can be heard, and it is followed', async () => {
  expect(await screen.findByText(/30 页已生成 12 页，其余还需约 3 分钟/)).toBeDefined();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  server.on(readiness, { data: { pages: 30, ready: 30, first: 30, waiting: [] } });
  await vi.advanceTimersByTimeAsync(3000);
  await waitFor(() => expect(screen.queryByText(/已生成 12/)).toBeNull());
});

test.each([
  [
    { pages: 30, ready: 12, first: 12, waiting: 170, missing: 0 },
    '30 页已生成 12 页，其余还需约 3 分钟。观众现在就能看前 12 页。',
  ],
  [
    { pages: 3, ready: 1, first: 0, waiting: 20, missing: 1 },
    '3 页已生成 1 页，其余还需不到 1 分钟。第 1 页生成后，观众就能开始看。1 页还没有生成：观众看得到，听不到。',
  ],
])('%o is said as it is', ({ waiting, missing, ...numbers }, expected) => {
  const count = numbers.pages - numbers.ready - missing;
  const pages = Array.from({ length: count }, (_, index) => ({ id: String(index), seconds: waiting }));
  expect(readinessWords({ ...numbers, waiting: pages }, 'zh-CN')).toBe(expected);
});

test('a link and its code are made, and one button copies both', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: '168 天' }));
  await make();
  const link = `${window.location.origin}/share-project?type=share&code=a%20b`;
  expect(await screen.findByText(link)).toBeDefined();
  expect(server.sentTo(shareRoutes.shareProject)).toEqual([
    { id: project.id, validityDays: 168, people: 50, dailyQuestions: 100, aiMark: true, codeKind: 'auto' },
  ]);
  await user.click(screen.getByRole('button', { name: '复制链接和提取码' }));
  expect(await navigator.clipboard.readText()).toBe(`《认识太阳系》\n${link}\n提取码：K7Q2`);
});

test('the mark that an AI presents can be left out', async () => {
  await userEvent.click(screen.getByRole('switch', { name: /显示“AI”标识/ }));
  await make();
  await screen.findByText('链接已创建');
  expect(server.sentTo(shareRoutes.shareProject)).toMatchObject([{ aiMark: false }]);
});

test('the link can be scanned: its QR code is drawn and can be kept', async () => {
  await make();
  const picture = await screen.findByRole('img', { name: '分享链接的二维码' });
  const link = `${window.location.origin}/share-project?type=share&code=a%20b`;
  expect(picture.querySelector('path')?.getAttribute('d')).toBe(
    qrPath(encode(link, { ecc: 'M', border: 4 }).data),
  );
  expect(screen.getByRole('button', { name: '下载二维码' })).toBeDefined();
});

test('an address that only this machine has is called so', async () => {
  await make();
  expect(await screen.findByText(/只能在这台电脑上打开/)).toBeDefined();
});

test.each([
  ['http://localhost:8080', true],
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:8080', true],
  ['http://talks.localhost', true],
  ['http://192.168.1.20:8080', false],
  ['https://localhost.example.com', false],
])('%s is an address of this machine alone: %s', (origin, expected) =>
  expect(isOfThisMachine(origin)).toBe(expected),
);

test('who came and asked is counted on while the dialog is open', async () => {
  // Before the dialog asks for the first time: the pause after that is then one that can be skipped.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  server.on(shareRoutes.sharesOfProject, { data: { list: [share] } });
  await make();
  expect(await screen.findByText(/12 \/ 50 人看过/)).toBeDefined();
  server.on(shareRoutes.sharesOfProject, { data: { list: [{ ...share, usedPlaces: 13 }] } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText(/13 \/ 50 人看过/)).toBeDefined();
});

test.each([
  [true, /到上限会邮件通知你/],
  [false, /达到上限后当天不再回答/],
])('a mail is promised when mails reach people: %s', async (mailReachesPeople, words) => {
  act(() => useServer.setState({ settings: { ...settings, mailReachesPeople } }));
  onTestFinished(() => useServer.setState({ settings: undefined }));
  expect(await screen.findByText(words)).toBeDefined();
});

test.each(['zh-CN', 'en-US'] as const)(
  'what a question costs has the name it has under billing: %s',
  async (language) => {
    act(() => setLanguage(language));
    expect(await screen.findByText(new RegExp(`“${say(billingMessages.interactions)}”`))).toBeDefined();
  },
);

test('a QR code is drawn with a bar for each run of dark cells', () => {
  const code = [
    [true, true, false],
    [false, false, false],
    [true, false, true],
  ];
  expect(qrPath(code)).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
});

test.each(['', 'many', '0', '2.5'])('%j is no number of people', async (typed) => {
  await userEvent.clear(people());
  if (typed !== '') await userEvent.type(people(), typed);
  await make();
  expect(await screen.findByText('请填写观看人数上限')).toBeDefined();
  expect(server.sentTo(shareRoutes.shareProject)).toEqual([]);
});

const questions = () => screen.getByLabelText('每天提问上限');

test('an empty number of questions a day is no limit', async () => {
  await userEvent.clear(questions());
  await make();
  await screen.findByText('链接已创建');
  expect(server.sentTo(shareRoutes.shareProject)).toMatchObject([{ dailyQuestions: null }]);
});

test.each(['0', 'many', '1.5', '1000001'])('%j is no number of questions a day', async (typed) => {
  await userEvent.clear(questions());
  await userEvent.type(questions(), typed);
  await make();
  expect(await screen.findByText(/每天提问上限为 1–1000000 的整数/)).toBeDefined();
  expect(server.sentTo(shareRoutes.shareProject)).toEqual([]);
});

test('a link says how much was asked today, and why nobody new is let in', async () => {
  const guessed = { ...share, wrongCodes: 1000, isPaused: true, questionsToday: 100 };
  server.on(shareRoutes.sharesOfProject, { data: { list: [guessed] } });
  await make();
  expect(await screen.findByText('暂停进入')).toBeDefined();
  expect(screen.getByText(/12 \/ 50 人看过 · 今天提问 100 \/ 100 次 · 提取码输错 1,000 次/)).toBeDefined();
  expect(screen.getByText(/可能有人在猜/)).toBeDefined();
});

test.each([
  ['', '请填写自定义提取码'],
  ['abc', '提取码为 4–10 位字母或数字'],
  ['提取码提取', '提取码为 4–10 位字母或数字'],
])('%j is no extraction code of one’s own', async (typed, words) => {
  await userEvent.click(screen.getByRole('radio', { name: '自定义' }));
  if (typed !== '') await userEvent.type(screen.getByLabelText('自定义提取码'), typed);
  await make();
  expect(await screen.findByText(words)).toBeDefined();
  expect(server.sentTo(shareRoutes.shareProject)).toEqual([]);
});

test('a link is ended after a question', async () => {
  server.on(shareRoutes.sharesOfProject, { data: { list: [share] } });
  server.on(shareRoutes.dismiss, { data: { ...share, isClosed: true } });
  await make();
  await userEvent.click(await screen.findByRole('button', { name: '停用提取码为 K7Q2 的链接' }));
  expect(server.sentTo(shareRoutes.dismiss)).toEqual([]);
  const question = screen.getByRole('alertdialog', { name: '停用这个链接？' });
  await userEvent.click(within(question).getByRole('button', { name: '停用' }));
  await waitFor(() => expect(server.sentTo(shareRoutes.dismiss)).toEqual([{ id: share.id }]));
});

test.each([
  [{}, '有效', true],
  [{ usedPlaces: 50 }, '名额已满', true],
  [{ isPaused: true }, '暂停进入', true],
  [{ isClosed: true }, '已停用', false],
  [{ expiresAt: new Date('2020-01-01') }, '已过期', false],
])('a share with %j reads %s', (changes, words, isOpen) => {
  const look = shareLook({ ...share, expiresAt: new Date(share.expiresAt), ...changes }, new Date());
  expect([look.label.zh, look.isOpen]).toEqual([words, isOpen]);
});
