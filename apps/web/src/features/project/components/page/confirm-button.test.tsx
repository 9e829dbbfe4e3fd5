// @vitest-environment jsdom
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { failureTexts } from '@app/contract/broadcast/states/failure-texts.ts';
import { pageFailure } from '@app/contract/broadcast/states/failure.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { defaultDesign } from '@app/deck/default-design.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useNotices } from '../../../../lib/notices.ts';
import { aDesk, avatar, confirmButton, engine, hint, id, script } from '../../../../testing/project-desk.tsx';
import { pageSent, projectSent } from '../../../../testing/projects.ts';
import { pageTexts } from './messages.ts';

const { server, has, open } = aDesk(defaultDesign);

test('where nothing stands in the way one press lets all pages be spoken that wait', async () => {
  server.on(broadcastRoutes.confirm, { data: { pages: 1 } });
  open();
  await script();
  await waitFor(() => expect(confirmButton().getAttribute('aria-disabled')).toBe('false'));
  expect(confirmButton().textContent).toContain('时长约 1 分钟 · 0 积分');
  await userEvent.click(confirmButton());
  await waitFor(() => expect(server.sentTo(broadcastRoutes.confirm)).toEqual([{ projectId: id }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a talk under way says how many pages are done, and can be cancelled', async () => {
  useNotices.setState({ notices: [] });
  has({ coursewareStatus: 'ppt-confirming' }, pageSent(0, { status: 3, pageStatus: 'confirming' }));
  const left = { seconds: 700, pages: 4, done: 1, isQueued: false, others: 0, isBusy: true };
  server.on(broadcastRoutes.left, { data: { list: [{ projectId: id, ...left }] } });
  server.on(broadcastRoutes.cancel, { data: { pages: 3 } });
  open();
  await script();
  expect(await screen.findByText('已生成 1 / 4 页')).toBeDefined();
  has({}, pageSent(0));
  await userEvent.click(screen.getByRole('button', { name: '取消生成' }));
  await waitFor(() => expect(server.sentTo(broadcastRoutes.cancel)).toEqual([{ projectId: id }]));
  await waitFor(() =>
    expect(useNotices.getState().notices).toMatchObject([{ text: '已取消，可以再次生成' }]),
  );
  await waitFor(() => expect(confirmButton().getAttribute('aria-disabled')).toBe('false'));
});

test('a page that was changed while the talk is made says so and can be begun, and the others can be cancelled', async () => {
  const changed = pageSent(0, { modifyStatus: 'edit' });
  has({ coursewareStatus: 'ppt-confirming' }, changed, pageSent(1, { status: 3, pageStatus: 'confirming' }));
  open();
  await script();
  expect(await screen.findByRole('button', { name: '第 1 页，需重新生成' })).toBeDefined();
  expect(screen.getByRole('button', { name: '取消生成' })).toBeDefined();
  await waitFor(() => expect(confirmButton().getAttribute('aria-disabled')).toBe('false'));
});

test('once all is spoken there is nothing to make any more: playing comes first', async () => {
  has({ coursewareStatus: 'ppt-ready' }, pageSent(0, { status: 1, pageStatus: 'confirmed' }));
  open();
  await script();
  expect(screen.queryByRole('button', { name: /^生成讲解/ })).toBeNull();
  expect(screen.getByRole('button', { name: '播放' }).getAttribute('data-variant')).toBe('filled');
});

test('confirming names the pages with problems and starts only those that can be spoken', async () => {
  has({}, pageSent(0), pageSent(1, { content: '', pageStatus: 'unconfirmed' }));
  server.on(broadcastRoutes.confirm, { data: { pages: 1 } });
  open();
  await script();
  await waitFor(() => expect(confirmButton().getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(confirmButton());
  const dialog = await screen.findByRole('dialog', { name: '生成讲解' });
  expect(within(dialog).getByText('1 页缺讲稿')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: '生成 1 页，跳过 1 页' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sentTo(broadcastRoutes.confirm)).toEqual([{ projectId: id, pageIds: [pageSent(0).id] }]);
});

test('confirming without an avatar leads to the choice of one', async () => {
  has({ avatarsId: null }, pageSent(0));
  open();
  await script();
  await waitFor(() => expect(confirmButton().getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(confirmButton());
  const dialog = await screen.findByRole('dialog', { name: '生成讲解' });
  await userEvent.click(within(dialog).getByRole('button', { name: '选择数字人' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: avatar.name }));
});

test('without a speech engine nothing can be confirmed, and the command that brings it is named', async () => {
  server.on(speechRoutes.voices, engine('missing'));
  open();
  expect(await screen.findByText('语音引擎未安装')).toBeDefined();
  expect(confirmButton().getAttribute('aria-disabled')).toBe('true');
  expect(confirmButton().title).toBe(hint.zh);
  await userEvent.click(confirmButton());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an engine that failed a moment ago keeps nobody from trying again', async () => {
  server.on(speechRoutes.voices, engine('failing'));
  open();
  await waitFor(() => expect(confirmButton().getAttribute('aria-disabled')).toBe('false'));
  expect(screen.queryByText(hint.zh)).toBeNull();
});

test('pages that failed are told above any page, and one press tries all of them again', async () => {
  const failed = { status: 4, pageStatus: 'error', failure: pageFailure.encode('engine-failed') };
  const project = { isAiCheck: 9, isAiCheckStatus: 'broadcast-generation-error' };
  has(project, pageSent(0), pageSent(1, failed), pageSent(2, failed));
  server.on(broadcastRoutes.confirm, { data: { pages: 2 } });
  open();
  expect(await screen.findByText('2 页生成失败。讲稿都在，已生成的页可以播放。')).toBeDefined();
  expect(screen.queryByText(pageTexts.tipFailed.zh)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '重试这 2 页' }));
  expect(server.sentTo(broadcastRoutes.confirm)).toEqual([
    { projectId: id, pageIds: [pageSent(1).id, pageSent(2).id] },
  ]);
});

test.each(pageFailure.names)(
  'a page that failed for the reason %s says so as often as it is opened, and is tried again alone',
  async (failure) => {
    has(
      {},
      pageSent(0, { status: 4, pageStatus: 'error', failure: pageFailure.encode(failure) }),
      pageSent(1),
    );
    server.on(broadcastRoutes.confirm, { data: { pages: 1 } });
    open();
    expect(await screen.findByText(failureTexts[failure].zh)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '重试本页' }));
    expect(server.sentTo(broadcastRoutes.confirm)).toEqual([{ projectId: id, pageIds: [pageSent(0).id] }]);
  },
);

test('a script in which nothing can be said says so under its field, and is not confirmed', async () => {
  has({}, pageSent(0, { content: '🎉🎉' }), pageSent(1));
  server.on(broadcastRoutes.confirm, { data: { pages: 1 } });
  open();
  const field = await script();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^讲稿里没有可读的文字/)).toBeDefined();
  await waitFor(() => expect(confirmButton().getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(confirmButton());
  const dialog = await screen.findByRole('dialog', { name: '生成讲解' });
  expect(within(dialog).getByText('1 页讲稿没有可读的文字')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: '生成 1 页，跳过 1 页' }));
  await waitFor(() =>
    expect(server.sentTo(broadcastRoutes.confirm)).toEqual([{ projectId: id, pageIds: [pageSent(1).id] }]),
  );
});

test('a tip of ended work is shown and put away; what must be made again is said until it is made', async () => {
  has({ isAiCheck: 7, isAiCheckStatus: 'generated-text-complete' }, pageSent(0));
  server.on(projectRoutes.update, { data: projectSent(1, { avatarsId: avatar.id, pages: 1 }) });
  open();
  expect(await screen.findByText(/^看一遍讲稿/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '不再显示' }));
  await waitFor(() => expect(screen.queryByText(/^看一遍讲稿/)).toBeNull());
  expect(server.sentTo(projectRoutes.update)).toEqual([{ id, isAiCheck: 2 }]);
});

test('that something must be made again cannot be put away', async () => {
  has({ isAiCheck: 5, isAiCheckStatus: 'generate-multicast-data-again' }, pageSent(0));
  open();
  expect(await screen.findByText(/^有的页面没有生成，或改过了/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '不再显示' })).toBeNull();
});
