// @vitest-environment jsdom
import { creditRoutes } from '@app/contract/credit/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../../../lib/language.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { show } from '../../../../testing/show.tsx';
import { Records } from './records.tsx';

const server = fakeServer();
const sent = (number: number, more: object) => ({
  id: `01930000-0000-7000-8000-0000000004${String(number).padStart(2, '0')}`,
  ledger: 'credits',
  reason: 'project',
  amount: -80,
  cause: null,
  createdAt: '2026-11-15T08:00:00.000Z',
  ...more,
});
const answers = (list: readonly object[]) => ({
  data: { list, total: list.length, pageNum: 1, pageSize: 20 },
});
const open = () =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Records title="积分用量" />
    </QueryClientProvider>,
    '/credit-usage',
  );
const rowOf = async (name: string) =>
  within((await screen.findByText(name, { selector: 'td *' })).closest('tr')!);

beforeEach(() => {
  setLanguage('zh-CN');
  server.on(creditRoutes.chart, { data: { days: [{ day: '2026-11-15', came: 0, went: 0 }] } });
});

test('what was used and what was given stand there with their reason and sign', async () => {
  server.on(creditRoutes.records, answers([sent(1, {}), sent(2, { reason: 'trial', amount: 200 })]));
  open();
  expect((await rowOf('新建项目')).getByText('−80')).toBeDefined();
  expect((await rowOf('新账号赠送')).getByText('+200')).toBeDefined();
  expect(server.sentTo(creditRoutes.records)).toEqual([{ pageNum: 1, pageSize: 20 }]);
});

test('every kind is listed, and one of them alone when it is chosen', async () => {
  const storage = sent(1, { ledger: 'storage', reason: 'grant', amount: 5 * 1024 ** 3 });
  server.on(creditRoutes.records, answers([storage]));
  const { router } = open();
  expect((await rowOf('管理员调整')).getByText('+5 GB')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('按类别筛选'), '存储空间');
  expect(router.state.location.search).toBe('?kind=storage');
  expect(server.sentTo(creditRoutes.records)).toEqual([
    { pageNum: 1, pageSize: 20 },
    { pageNum: 1, pageSize: 20, ledger: 'storage' },
  ]);
});

test('an account without entries is told so, with a way on', async () => {
  server.on(creditRoutes.records, answers([]));
  open();
  expect(await screen.findByRole('heading', { name: '还没有记录' })).toBeDefined();
  expect(screen.getByRole('link', { name: '进入我的项目' })).toBeDefined();
});

test('a record opens to what caused it, and the thing is a press away', async () => {
  const id = '01930000-0000-7000-8000-000000000900';
  const cause = { kind: 'project', id, name: '季度汇报' };
  server.on(
    creditRoutes.records,
    answers([sent(1, { cause }), sent(2, { reason: 'deck', cause: { ...cause, name: null } })]),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: '查看「新建项目」的来由' }));
  const dialog = within(screen.getByRole('dialog', { name: '这笔变动的来由' }));
  expect(dialog.getByRole('link', { name: '季度汇报' }).getAttribute('href')).toBe(`/edit-project?id=${id}`);
  expect((await rowOf('按大纲生成课件')).getByText('已删除的项目')).toBeDefined();
});

test('days and reasons narrow what is asked for, and what is exported is the same', async () => {
  server.on(creditRoutes.records, answers([sent(1, {})]));
  const { router } = open();
  await rowOf('新建项目');
  await userEvent.selectOptions(screen.getByLabelText('按事项筛选'), '新建项目');
  fireEvent.change(screen.getByLabelText('从'), { target: { value: '2026-11-01' } });
  expect(router.state.location.search).toBe('?reason=project&from=2026-11-01');
  const from = new Date(2026, 10, 1).toISOString();
  expect(server.sentTo(creditRoutes.records).at(-1)).toMatchObject({ reason: 'project', from });
  await userEvent.click(screen.getByRole('button', { name: '导出 CSV' }));
  expect(server.sentTo(creditRoutes.export)).toMatchObject([{ reason: 'project', from, format: 'csv' }]);
});
