// @vitest-environment jsdom
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { scriptErrors } from '@app/contract/script/errors.ts';
import { scriptRoutes } from '@app/contract/script/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { defaultDesign } from '@app/deck/default-design.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { guardDevice } from '../../../../lib/device-guard.ts';
import { aDesk, avatar, id, script, write } from '../../../../testing/project-desk.tsx';
import { pageSent, projectSent } from '../../../../testing/projects.ts';

const { server, has, open } = aDesk(defaultDesign);

test('what is typed is saved with its number when the field is left', async () => {
  open();
  await write('新的讲稿');
  await waitFor(() =>
    expect(server.sentTo(coursewareRoutes.saveScript)).toMatchObject([
      { content: '新的讲稿', revision: 1, status: 6, projectId: id },
    ]),
  );
  expect(await screen.findByText(/^已保存/)).toBeDefined();
});

test('a button changes the script, says whose words they are, and the way back brings the old script with its marks', async () => {
  const made = { content: '短讲稿。', scriptEngine: 'embedded', standIn: null };
  server.on(scriptRoutes.change, { data: made });
  open();
  await screen.findByText(/^灰色的按钮要用语言模型/);
  for (const name of ['改写', '扩写', '更生动', '译成英文'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '精简' }));
  expect(await screen.findByText('已精简 · 由内置引擎撰写')).toBeDefined();
  expect((await script()).value).toBe('短讲稿。');
  expect(server.sentTo(scriptRoutes.change)).toMatchObject([{ how: 'shorten', content: '第 1 页的讲稿。' }]);
  await waitFor(() =>
    expect(server.sentTo(coursewareRoutes.saveScript)).toMatchObject([
      { content: '短讲稿。', scriptEngine: 'embedded' },
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('已撤销，讲稿和原来一样')).toBeDefined();
  expect((await script()).value).toBe('第 1 页的讲稿。');
  const { ssmlJsonText } = pageSent(0);
  await waitFor(() =>
    expect(server.sentTo(coursewareRoutes.saveScript)[1]).toMatchObject({
      content: '第 1 页的讲稿。',
      ...(ssmlJsonText === null ? {} : { ssmlJsonText }),
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: '恢复' }));
  expect((await script()).value).toBe('短讲稿。');
});

test('a change that did not work says why beside the script, which stays', async () => {
  const answer = { code: scriptErrors.shortEnough.code, msg: '讲稿已经很短' };
  server.on(scriptRoutes.change, answer);
  open();
  await userEvent.click(await screen.findByRole('button', { name: '精简' }));
  expect(await screen.findByText(answer.msg)).toBeDefined();
  expect((await script()).value).toBe('第 1 页的讲稿。');
  expect(server.sentTo(coursewareRoutes.saveScript)).toEqual([]);
});

test('with a language model all buttons work, in the tone that was chosen last', async () => {
  server.on(scriptRoutes.writer, { data: { model: 'qwen' } });
  server.on(scriptRoutes.extract, { data: { content: '新讲稿。', scriptEngine: 'qwen', standIn: null } });
  localStorage.setItem('scriptTone', 'formal');
  open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '语气' }), '课堂');
  for (const name of ['改写', '扩写', '更生动', '译成英文'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '按这一页写讲稿' }));
  expect(await screen.findByText('讲稿已写好 · 由qwen撰写')).toBeDefined();
  expect(server.sentTo(scriptRoutes.extract)).toMatchObject([{ from: 'slide', tone: 'classroom' }]);
});

test('the server writes all pages but those that a person wrote; it can be stopped, and each page taken back', async () => {
  server.on(scriptRoutes.writer, { data: { model: 'qwen' } });
  const made = [0, 1].map((index) => pageSent(index, { scriptEngine: 'embedded' }));
  has(
    {},
    ...made,
    pageSent(2, { scriptEngine: null }),
    pageSent(3, { scriptEngine: 'embedded', hidden: true }),
  );
  const [taskId, projectId] = [made[0]!.id, id];
  const route = {
    ...scriptRoutes.writing,
    path: `/web-api/portrait/courseware/writing/${projectId}`,
  } as const;
  const stop = { ...taskRoutes.cancel, path: `/web-api/portrait/task/cancel/${taskId}` } as const;
  const rest = { taskId: null, total: 0, done: 0, unwritten: 0, reason: '', pages: [] };
  server.on(route, { data: rest });
  server.on(scriptRoutes.writeAll, () => {
    server.on(route, { data: { ...rest, taskId, total: 2, done: 1 } });
    return { data: { taskId, pages: 2 } };
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '写全部 2 页 · 2 次' }));
  expect(await screen.findByText('正在写第 2 页，共 2 页')).toBeDefined();
  expect(server.sentTo(scriptRoutes.writeAll)).toMatchObject([{ projectId }]);

  const { id: pageId, revision } = made[0]!;
  const before = { content: '原来的讲稿。', ssmlJsonText: null, scriptEngine: 'embedded' };
  const written = { id: pageId, revision, scriptEngine: 'qwen', before };
  const over = { id: taskId, kind: 'script.write-pages', state: 5, progress: 50, reason: '', endedAt: null };
  server.on(stop, () => {
    server.on(route, { data: { ...rest, total: 2, done: 2, unwritten: 1, pages: [written] } });
    return { data: { ...over, createdAt: '2026-01-01T00:00:00.000Z' } };
  });
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(await screen.findByText(/有 1 页没有写成，讲稿和原来一样/)).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() =>
    expect(server.sentTo(coursewareRoutes.saveScript)).toMatchObject([
      { id: pageId, content: '原来的讲稿。', scriptEngine: 'embedded' },
    ]),
  );
});

test('a script without an avatar is not saved; choosing one saves it', async () => {
  has({ avatarsId: null }, pageSent(0));
  const answer = { code: coursewareErrors.noAvatar.code, msg: '还没有选择数字人，讲稿未保存' };
  server.on(coursewareRoutes.saveScript, answer);
  server.on(projectRoutes.update, { data: projectSent(1, { avatarsId: avatar.id }) });
  open();
  await write('新的讲稿');
  const alert = await screen.findByText(answer.msg);
  await userEvent.click(within(alert.parentElement!).getByRole('button', { name: '选择数字人' }));
  const face = screen.getByRole('radio', { name: avatar.name });
  expect(document.activeElement).toBe(face);
  server.on(coursewareRoutes.saveScript, { data: pageSent(0, { content: '新的讲稿', revision: 2 }) });
  await userEvent.click(face);
  await waitFor(() => expect(screen.queryByText(answer.msg)).toBeNull());
  expect(server.sentTo(projectRoutes.update)).toEqual([{ id, avatarsId: avatar.id }]);
  expect(server.sentTo(coursewareRoutes.saveScript)).toHaveLength(2);
});

test('words changed elsewhere are told, and the own ones can be kept', async () => {
  open();
  await script();
  has({}, pageSent(0, { content: '别人写的', revision: 5 }));
  server.on(coursewareRoutes.saveScript, (body) =>
    (body as { revision: number }).revision === 5
      ? { data: pageSent(0, { content: '我写的', revision: 6 }) }
      : { code: commonErrors.changedMeanwhile.code, msg: '内容已被他人修改' },
  );
  await write('我写的');
  await screen.findByText('本页讲稿已在别处修改');
  expect((await script()).value).toBe('我写的');
  await userEvent.click(screen.getByRole('button', { name: '保留我的版本' }));
  expect(await screen.findByText(/^已保存/)).toBeDefined();
  expect(server.sentTo(coursewareRoutes.saveScript)).toMatchObject([{ revision: 1 }, { revision: 5 }]);
});

test('whoever leaves with words that cannot be saved is asked', async () => {
  server.on(coursewareRoutes.saveScript, { code: 500, msg: '服务器繁忙' });
  const { router } = open();
  await write('新的讲稿');
  await screen.findByText('服务器繁忙');
  await router.navigate('/project');
  const dialog = await screen.findByRole('alertdialog', { name: '有讲稿未保存' });
  await userEvent.click(within(dialog).getByRole('button', { name: '留下' }));
  expect(router.state.location.pathname).toBe('/edit-project');
  await router.navigate('/project');
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: '有讲稿未保存' })).getByRole('button', {
      name: '离开',
    }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/project'));
});

test('before the page is replaced by the guard, scripts and title are sent to the server', async () => {
  server.on(projectRoutes.update, { data: projectSent(1, { title: '新标题' }) });
  const restricted = vi.fn<() => void>();
  const stop = guardDevice(restricted);
  open();
  fireEvent.change(await script(), { target: { value: '刚写的话。' } });
  fireEvent.change(screen.getByLabelText('项目标题'), { target: { value: '新标题' } });
  fireEvent.keyDown(window, { code: 'F12' });
  await waitFor(() => expect(restricted).toHaveBeenCalled());
  stop();
  expect(server.sentTo(coursewareRoutes.saveScript)).toMatchObject([{ content: '刚写的话。' }]);
  expect(server.sentTo(projectRoutes.update)).toEqual([{ id, title: '新标题' }]);
});
