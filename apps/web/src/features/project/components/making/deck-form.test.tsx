// @vitest-environment jsdom
import { creditErrors } from '@app/contract/credit/errors.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { lockedType } from '@app/contract/upload/limits.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDialogs } from '../../../../lib/dialogs.ts';
import { setLanguage } from '../../../../lib/language.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { projectSent } from '../../../../testing/projects.ts';
import { show } from '../../../../testing/show.tsx';
import { NewProjectDialog } from './new-project-dialog.tsx';

const { id } = projectSent(1);
const docId = projectSent(9).id;

/** The way a file takes: jsdom's own requests reach no server. */
class FakeRequest extends EventTarget {
  static sent: unknown[] = [];
  static type = 'x';
  upload = new EventTarget();
  status = 200;
  responseText = JSON.stringify({
    code: 200,
    msg: '',
    data: {
      id: docId,
      name: 'deck.pptx',
      size: 3,
      type: FakeRequest.type,
      url: '/f',
      createdAt: '2026-11-15T08:00:00.000Z',
    },
  });
  open() {}
  abort() {}
  setRequestHeader() {}
  getResponseHeader = () => 'application/json';
  send(form: FormData) {
    FakeRequest.sent.push(form.get('file'));
    queueMicrotask(() => {
      this.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('loadend'));
    });
  }
}

const server = fakeServer();
const done = vi.fn<(id: string) => void>();
const closed = vi.fn<() => void>();
const deck = (name = 'deck.pptx', bytes = 'abc') => new File([bytes], name);
const open = (files: readonly File[] = [], credits = 200, usual: 'direct' | 'redesign' = 'direct') =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <NewProjectDialog credits={credits} files={files} usual={usual} onDone={done} onClose={closed} />
    </QueryClientProvider>,
  );
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.sent = [];
  FakeRequest.type = 'x';
  done.mockReset();
  closed.mockReset();
  useDialogs.setState({ open: undefined });
  setLanguage('zh-CN');
  server.on(projectRoutes.add, { data: { id } });
});
const start = () => userEvent.click(screen.getByRole('button', { name: '新建项目 · 80 积分' }));

test('a deck becomes a project in one call, when it has arrived', async () => {
  open([deck()]);
  await start();
  await waitFor(() => expect(done).toHaveBeenCalledWith(id));
  expect(FakeRequest.sent).toHaveLength(1);
  expect(server.sentTo(projectRoutes.add)).toEqual([{ deck: { docId, notesAsScript: true } }]);
});

test('what it costs and what is left stands beside the button', () => {
  open([deck()], 100);
  const button = screen.getByRole('button', { name: /80 积分/ });
  const about = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(about?.textContent).toContain('现有 100 积分，用后剩 20');
});

test.each([
  ['notes.xlsx', 'abc', /只能是文档/],
  ['deck.pptx', '', /文件是空的/],
])('%s with the content %j is refused and nothing is sent', async (name, bytes, words) => {
  open([deck(name, bytes)]);
  expect(screen.getByRole('alert').textContent).toMatch(words);
  await start();
  expect(server.asked).toEqual([]);
});

test('an answer without an id says that nothing was made', async () => {
  server.on(projectRoutes.add, { data: {} });
  open([deck()]);
  await start();
  expect((await screen.findByRole('alert')).textContent).toBe('项目新建失败，请稍后重试');
  expect(done).not.toHaveBeenCalled();
});

test('with too few credits nothing is sent or made, and the way to more stands in place of the button', async () => {
  open([deck()], 40);
  expect(screen.getByText('需要 80 积分，现有 40，还差 40')).toBeDefined();
  expect(screen.getByRole('link', { name: /积分不足/ }).getAttribute('href')).toMatch(
    /^\/index\/upgrade\?back=/,
  );
  expect(screen.queryByRole('button', { name: /80 积分/ })).toBeNull();
});

test('credits that went elsewhere meanwhile are told in the form, and the file is not sent twice', async () => {
  server.on(projectRoutes.add, { code: creditErrors.insufficient.code, msg: '积分不足' });
  open([deck()]);
  await start();
  expect((await screen.findByRole('alert')).textContent).toBe('积分不足');
  expect(useDialogs.getState().open).toBeUndefined();
  server.on(projectRoutes.add, { data: { id } });
  await start();
  await waitFor(() => expect(done).toHaveBeenCalledWith(id));
  expect(FakeRequest.sent).toHaveLength(1);
});

test('the focus begins on the choice of a file, goes on to the main button, and Escape closes', async () => {
  open();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '选择文件' }));
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, deck());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '新建项目 · 80 积分' }));
  // What has the focus may go away.
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
});

test('who begins with a document is asked about notes only for a deck that stays as it is', async () => {
  open([], 200, 'redesign');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('button', { name: '下一步' })).toBeDefined();
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, deck());
  await userEvent.click(screen.getAllByRole('radio')[0]!);
  expect(screen.getByRole('checkbox')).toBeDefined();
});

test('that no voice speaks the language of a file is told before anything is sent or paid', async () => {
  open(
    [
      deck(
        'rede.txt',
        'Wir sprechen heute über die Arbeit im Haus und was sie für alle bedeutet, die dort sind.',
      ),
    ],
    200,
    'redesign',
  );
  expect((await screen.findByText('这份文件像是德语')).parentElement?.textContent).toContain(
    '只会用中文或英文朗读',
  );
  expect(FakeRequest.sent).toHaveLength(0);
});

test('notes need not become scripts', async () => {
  open([deck()]);
  await userEvent.click(screen.getByRole('checkbox'));
  await start();
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(server.sentTo(projectRoutes.add)).toMatchObject([{ deck: { notesAsScript: false } }]);
});

test('a deck with a password asks for it, says when it is wrong, and is sent once', async () => {
  FakeRequest.type = lockedType;
  open([deck()]);
  await start();
  const field = await screen.findByLabelText('打开密码');
  expect(screen.getByText(/这个文件设有密码/)).toBeTruthy();
  server.on(uploadRoutes.unlock, { code: uploadErrors.wrongPassword.code, msg: '密码不对' });
  await userEvent.type(field, 'open');
  await start();
  expect(await screen.findByText('密码不对')).toBeTruthy();
  expect(done).not.toHaveBeenCalled();
  const opened = { id: docId, name: 'deck.pptx', size: 3, type: 'x', url: '/f' };
  server.on(uploadRoutes.unlock, { data: { ...opened, createdAt: '2026-11-15T08:00:00.000Z' } });
  await start();
  await waitFor(() => expect(done).toHaveBeenCalledWith(id));
  expect(FakeRequest.sent).toHaveLength(1);
});
