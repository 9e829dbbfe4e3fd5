// @vitest-environment jsdom
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { defaultDesign } from '@app/deck/default-design.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aDesk, avatar, hint, id, script } from '../../../../testing/project-desk.tsx';
import { avatarSent } from '../../../../testing/avatars.ts';
import { pageSent, projectSent } from '../../../../testing/projects.ts';

const { server, has, open } = aDesk(defaultDesign);

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

test('the avatar’s own voice is chosen and named; each voice can be heard, and only a choice changes it', async () => {
  const voice = (ttsId: string, zh: string) => ({
    ttsId,
    name: { zh, en: ttsId },
    languages: ['zh-CN'],
    sex: 'female',
    age: 'adult',
    character: null,
    about: { zh: '', en: '' },
    isFavourite: false,
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

test('one page may have another presenter than the deck, and gets that of the deck back', async () => {
  const [first, second] = [pageSent(0, { avatarId: avatar.id }), pageSent(1, { avatarId: avatar.id })];
  has({}, first, second);
  server.on(coursewareRoutes.putPage, { data: { id: first.id, list: [] } });
  open();
  const [scope] = await screen.findAllByRole('radio', { name: '只这一页' });
  await userEvent.click(scope!);
  expect(screen.getByText('这一页跟随整份课件。')).toBeTruthy();
  has({}, pageSent(0, { avatarId: avatarSent(2).id }), second);
  await userEvent.click(screen.getByRole('radio', { name: '云舟' }));
  expect(await screen.findByText('这一页由云舟讲，用云舟自己的声音。')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '晓讲' }));
  const sent = { projectId: id, coursewarePageId: first.id };
  await waitFor(() =>
    expect(server.sentTo(coursewareRoutes.putPage)).toEqual([
      { ...sent, avatarsId: avatarSent(2).id },
      { ...sent, avatarsId: null },
    ]),
  );
  expect(server.sentTo(projectRoutes.update)).toEqual([]);
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
  server.on(projectRoutes.update, () => {
    has({ presenterLayout: 'beside' }, pageSent(0), pageSent(1));
    return { data: projectSent(1, { presenterLayout: 'beside' }) };
  });
  server.on(coursewareRoutes.placePresenter, () => {
    has({ presenterLayout: 'beside' }, pageSent(0, { presenterLayout: 'hidden' }), pageSent(1));
    return { data: pageSent(0, { presenterLayout: 'hidden' }) };
  });
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

test('an answer that was on its way when a place was chosen does not undo it', async () => {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.on(coursewareRoutes.putPage, () => {
    server.on(coursewareRoutes.pages, async () => {
      await late;
      return { data: { list: [pageSent(0), pageSent(1)] } };
    });
    return { data: { id: pageSent(0).id, list: [] } };
  });
  server.on(coursewareRoutes.placePresenter, () => {
    has({}, pageSent(0, { presenterLayout: 'hidden' }), pageSent(1));
    return { data: pageSent(0, { presenterLayout: 'hidden' }) };
  });
  open();
  const presenter = within(await screen.findByRole('region', { name: '数字人' }));
  await userEvent.click(presenter.getByRole('radio', { name: '只这一页' }));
  await userEvent.click(presenter.getByRole('radio', { name: '云舟' }));
  const asked = () => server.asked.filter(({ path }) => path === coursewareRoutes.pages.path).length;
  await waitFor(() => expect(asked()).toBe(2));

  const place = within(screen.getByRole('region', { name: '数字人站在哪里' }));
  await userEvent.click(place.getByRole('radio', { name: '只这一页' }));
  await userEvent.click(place.getByRole('radio', { name: '不出现' }));
  release();
  // What was not waited for is asked again.
  await waitFor(() => expect(asked()).toBe(3));
  expect(await place.findByText('已保存')).toBeDefined();
  expect(place.getByRole<HTMLInputElement>('radio', { name: '不出现' }).checked).toBe(true);
});

test('what was not kept is listed and can be put away for good', async () => {
  const what = { zh: '图表', en: 'charts' };
  has(
    {
      notKept: [
        { page: 1, what, count: 2, names: ['销售额'], words: ['上半年增长 8%'] },
        { page: 2, what, count: 1, names: [], words: [] },
        { page: 2, what: { zh: '动画', en: 'animations' }, count: 1, names: [], words: [] },
      ],
      pages: 2,
    },
    pageSent(0),
    pageSent(1),
  );
  const { unmount } = open();
  expect(await screen.findByText(/图表 × 3 （销售额）/)).toBeDefined();
  expect(screen.getByText('上半年增长 8%')).toBeDefined();
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

test('whoever chooses a voice is told that none speaks the language of the scripts', async () => {
  has({}, pageSent(0, { content: 'Wo kommen die Rohstoffe für meine Produkte her?' }), pageSent(1));
  const { unmount } = open();
  expect(await screen.findByText('讲稿是德语')).toBeDefined();
  expect(screen.getByText(/只会用中文或英文的声音朗读.*翻译或改写/)).toBeDefined();
  unmount();
  has({}, pageSent(0), pageSent(1));
  open();
  await script();
  expect(screen.queryByText(/^讲稿是/)).toBeNull();
});

test('what came over unseen is not taken for something that was lost', async () => {
  has({ kept: [{ what: { zh: '章节', en: 'sections' }, count: 2 }] }, pageSent(0), pageSent(1));
  open();
  expect(await screen.findByRole('region', { name: '从文件中保留下来的' })).toBeDefined();
});

test('a blank title is untitled', async () => {
  server.on(projectRoutes.update, { data: projectSent(1, { title: '未命名' }) });
  open();
  const title = await screen.findByLabelText('项目标题');
  fireEvent.change(title, { target: { value: '  ' } });
  fireEvent.blur(title);
  await waitFor(() => expect(server.sentTo(projectRoutes.update)).toEqual([{ id, title: '未命名' }]));
});
