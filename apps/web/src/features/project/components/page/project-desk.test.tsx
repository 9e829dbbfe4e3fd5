// @vitest-environment jsdom
import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { failureTexts, pageFailure } from '@app/contract/broadcast/states/failure.ts';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { defaultDesign } from '@app/deck/default-design.ts';
import { scriptErrors } from '@app/contract/script/errors.ts';
import { scriptRoutes } from '@app/contract/script/routes.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { guardDevice } from '../../../../lib/device-guard.ts';
import { setLanguage } from '../../../../lib/language.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { avatarSent, avatarsSent } from '../../../../testing/avatars.ts';
import { pageSent, projectSent } from '../../../../testing/projects.ts';
import { show } from '../../../../testing/show.tsx';
import { pageTexts } from './messages.ts';
import { ProjectDesk } from './project-desk.tsx';

const avatar = avatarSent(1, { name: '晓讲' });
const { id } = projectSent(1);
const getRoute = { ...projectRoutes.get, path: `/web-api/portrait/project/get/${id}` } as const;
const hint = { zh: '运行 npm run engines', en: 'Run npm run engines' };
const engine = (state: string) => ({ data: { list: [], engine: { name: 'kokoro', state, hint } } });

const server = fakeServer();
const has = (project: object, ...pages: ReturnType<typeof pageSent>[]) => {
  server.on(getRoute, { data: projectSent(1, { avatarsId: avatar.id, pages: pages.length, ...project }) });
  server.on(coursewareRoutes.pages, { data: { list: pages } });
  server.on(coursewareRoutes.design, { data: { design: defaultDesign, revision: 0 } });
  server.on(coursewareRoutes.standings, { data: { list: pages } });
  server.on(coursewareRoutes.page, (body) => {
    const page = pages.find((each) => each.id === (body as { id: string }).id);
    return page ? { data: page } : { code: commonErrors.notFound.code, msg: '找不到' };
  });
};
const open = (firstPage?: number) =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ProjectDesk
        id={id}
        credits={200}
        onPlay={vi.fn()}
        onShare={vi.fn()}
        {...(firstPage === undefined ? {} : { firstPage })}
      />
    </QueryClientProvider>,
    `/edit-project?id=${id}`,
  );
beforeEach(() => {
  setLanguage('zh-CN');
  localStorage.clear();
  server.on(speechRoutes.voices, engine('ready'));
  server.on(avatarRoutes.list, { data: avatarsSent(avatar, avatarSent(2, { name: '云舟' })) });
  server.on(conversationRoutes.questions, { data: { list: [], total: 3, pageNum: 1, pageSize: 1 } });
  server.on(scriptRoutes.writer, { data: { model: null } });
  server.on(coursewareRoutes.saveScript, (body) => ({
    data: pageSent(0, { content: (body as { content: string }).content, revision: 2 }),
  }));
  has({}, pageSent(0), pageSent(1, { status: 1, pageStatus: 'confirmed' }));
});
const script = () => screen.findByLabelText<HTMLTextAreaElement>('讲稿');
const confirmButton = () => screen.getByRole('button', { name: /^生成讲解/ });
const write = async (text: string) => {
  const field = await script();
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

test('pages are listed with their state, and the chosen one shows its script', async () => {
  open();
  expect((await script()).value).toBe('第 1 页的讲稿。');
  await userEvent.click(screen.getByRole('button', { name: '第 2 页，已生成' }));
  expect((await script()).value).toBe('第 2 页的讲稿。');
});

test.each([
  [2, '第 2 页的讲稿。'],
  [9, '第 1 页的讲稿。'],
  [Number.NaN, '第 1 页的讲稿。'],
])('an address that names page %d opens there, or on the first', async (firstPage, words) => {
  open(firstPage);
  expect((await script()).value).toBe(words);
});

test('what pages are drawn with is asked for when the first of them is there', async () => {
  has({ pptStatus: 3 });
  open();
  await screen.findByText(/正在读取/);
  expect(server.sentTo(coursewareRoutes.design)).toEqual([]);
});

test('what viewers asked is one link away, with its number', async () => {
  open();
  const link = await screen.findByRole('link', { name: '观众提问 3' });
  expect(link.getAttribute('href')).toBe(`/record?talk=${id}`);
  expect(server.sentTo(conversationRoutes.questions)).toMatchObject([{ projectId: id }]);
});

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

test('the avatar’s own voice is chosen and named; each voice can be heard, and only a choice changes it', async () => {
  const voice = (ttsId: string, zh: string) => ({
    ttsId,
    name: { zh, en: ttsId },
    languages: ['zh-CN'],
    sex: 'female',
    age: 'adult',
    sampleText: { zh: '你好', en: 'Hello' },
  });
  const list = [voice('qinghe', '清禾'), voice('mingyuan', '明远')];
  server.on(speechRoutes.voices, { data: { list, engine: { name: 'kokoro', state: 'ready', hint } } });
  server.on(projectRoutes.update, { data: projectSent(1, { avatarsId: avatar.id, ttsId: 'mingyuan' }) });
  open();
  const usual = await screen.findByRole<HTMLInputElement>('radio', { name: /^默认声音（清禾）/ });
  expect(usual.checked).toBe(true);
  expect(screen.getAllByRole('button', { name: /^试听/ })).toHaveLength(3);
  expect(server.sentTo(projectRoutes.update)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /^明远/ }));
  expect(server.sentTo(projectRoutes.update)).toEqual([{ id, ttsId: 'mingyuan' }]);
});

test('once all is spoken there is nothing to make any more: playing comes first', async () => {
  has({ coursewareStatus: 'ppt-ready' }, pageSent(0, { status: 1, pageStatus: 'confirmed' }));
  open();
  await script();
  expect(screen.queryByRole('button', { name: /^生成讲解/ })).toBeNull();
  expect(screen.getByRole('button', { name: '播放' }).getAttribute('data-variant')).toBe('filled');
});

test('a hidden page has no number and is not spoken; a switch shows it', async () => {
  has({}, pageSent(0), pageSent(1, { hidden: true }), pageSent(2));
  server.on(coursewareRoutes.patch, { data: pageSent(1, { revision: 2 }) });
  open();
  const strip = await screen.findByRole('navigation', { name: '页面' });
  const names = () =>
    within(strip)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
  expect(names()).toEqual(['第 1 页，未生成', '隐藏的页', '第 2 页，未生成']);
  await userEvent.click(within(strip).getByRole('button', { name: '隐藏的页' }));
  expect(screen.getByRole('region', { name: '隐藏页的讲稿' })).toBeTruthy();
  has({}, pageSent(0), pageSent(1, { revision: 2 }), pageSent(2));
  await userEvent.click(screen.getByRole('button', { name: '显示这一页' }));
  expect(await screen.findByRole('button', { name: '隐藏这一页' })).toBeTruthy();
  expect(names()[2]).toMatch(/第 3 页/);
  expect(server.sentTo(coursewareRoutes.patch)).toMatchObject([
    { revision: 1, commands: [{ do: 'unset', at: ['hidden'] }] },
  ]);
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

test.each([
  ['20250001e4', /文档无法读取，可能已损坏或设有密码/],
  ['20250002e4', /文档内容不合规/],
  ['reader-failed', /服务器繁忙，请稍后再试/],
])(
  'a deck with the fault %s is told by its sentence, and another file can be used',
  async (docFault, words) => {
    has({ docFault, pptStatus: 4, coursewareStatus: null });
    open();
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByRole('heading', { name: '换一个文件' })).toBeDefined();
    expect(screen.getByRole('button', { name: '读取课件 · 80 积分' })).toBeDefined();
  },
);

test('where the presenter stands is chosen for the deck or for one page, and saved at once', async () => {
  server.on(projectRoutes.update, { data: projectSent(1, { presenterLayout: 'beside' }) });
  server.on(coursewareRoutes.placePresenter, { data: pageSent(0, { presenterLayout: 'hidden' }) });
  open();
  const place = within(await screen.findByRole('region', { name: '数字人站在哪里' }));
  await userEvent.click(place.getByRole('radio', { name: '页面旁' }));
  expect(await place.findByText('已保存')).toBeDefined();
  expect(place.getByText('这一页：站在页面旁。')).toBeDefined();
  await userEvent.click(place.getByRole('radio', { name: '只这一页' }));
  expect(place.getByRole<HTMLInputElement>('radio', { name: '跟随课件' }).checked).toBe(true);
  await userEvent.click(place.getByRole('radio', { name: '不出现' }));
  expect(await place.findByText('这一页：不出现，只有声音。')).toBeDefined();
  expect(server.sentTo(projectRoutes.update)).toEqual([{ id, presenterLayout: 'beside' }]);
  await waitFor(() =>
    expect(server.sentTo(coursewareRoutes.placePresenter)).toEqual([
      { id: pageSent(0).id, presenterLayout: 'hidden' },
    ]),
  );
});

test('what was not kept is listed and can be put away for good', async () => {
  const what = { zh: '图表', en: 'charts' };
  has(
    {
      notKept: [
        { page: 1, what, count: 2, names: ['销售额'] },
        { page: 2, what, count: 1, names: [] },
        { page: 2, what: { zh: '动画', en: 'animations' }, count: 1, names: [] },
      ],
      pages: 2,
    },
    pageSent(0),
    pageSent(1),
  );
  const { unmount } = open();
  expect(await screen.findByText(/图表 × 3 （销售额）/)).toBeDefined();
  expect(screen.getByText(/动画 × 1/)).toBeDefined();
  const charts = screen.getByRole('group', { name: '所在页面：图表' });
  await userEvent.click(within(charts).getByRole('button', { name: '转到第 2 页' }));
  expect(await screen.findByLabelText('第 2 页的画面')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '不再显示' }));
  expect(screen.queryByText(/图表 × 3/)).toBeNull();
  unmount();
  open();
  await script();
  expect(screen.queryByText(/图表 × 3/)).toBeNull();
});

test('a blank title is untitled', async () => {
  server.on(projectRoutes.update, { data: projectSent(1, { title: '未命名' }) });
  open();
  const title = await screen.findByLabelText('项目标题');
  fireEvent.change(title, { target: { value: '  ' } });
  fireEvent.blur(title);
  await waitFor(() => expect(server.sentTo(projectRoutes.update)).toEqual([{ id, title: '未命名' }]));
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

test('a tip of ended work is shown and put away; what must be made again is said until it is made', async () => {
  has({ isAiCheck: 7, isAiCheckStatus: 'generated-text-complete' }, pageSent(0));
  server.on(projectRoutes.update, { data: projectSent(1, { avatarsId: avatar.id, pages: 1 }) });
  open();
  expect(await screen.findByText(/^讲稿已就绪/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '不再显示' }));
  await waitFor(() => expect(screen.queryByText(/^讲稿已就绪/)).toBeNull());
  expect(server.sentTo(projectRoutes.update)).toEqual([{ id, isAiCheck: 2 }]);
});

test('that something must be made again cannot be put away', async () => {
  has({ isAiCheck: 5, isAiCheckStatus: 'generate-multicast-data-again' }, pageSent(0));
  open();
  expect(await screen.findByText(/^内容有修改/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '不再显示' })).toBeNull();
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
