// @vitest-environment jsdom
import { creditRoutes } from '@app/contract/credit/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../../lib/language.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { Records } from './records.tsx';

const server = fakeServer();
const sent = (number: number, more: object) => ({
  id: `01930000-0000-7000-8000-0000000004${String(number).padStart(2, '0')}`,
  ledger: 'credits',
  reason: 'project',
  amount: -80,
  createdAt: '2026-11-15T08:00:00.000Z',
  ...more,
});
const answers = (list: readonly object[]) => ({
  data: { list, total: list.length, pageNum: 1, pageSize: 20 },
});
const open = (all: boolean) =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Records title="积分用量" all={all} />
    </QueryClientProvider>,
    '/credit-usage',
  );
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

beforeEach(() => setLanguage('zh-CN'));

test('what was used and what was given stand there with their reason and sign', async () => {
  server.on(creditRoutes.records, answers([sent(1, {}), sent(2, { reason: 'trial', amount: 200 })]));
  open(false);
  expect((await rowOf('新建项目')).getByText('−80')).toBeDefined();
  expect((await rowOf('新账号赠送')).getByText('+200')).toBeDefined();
  expect(server.sentTo(creditRoutes.records)).toEqual([{ pageNum: 1, pageSize: 20, ledger: 'credits' }]);
});

test('the details show every kind, and one of them when it is chosen', async () => {
  const storage = sent(1, { ledger: 'storage', reason: 'grant', amount: 5 * 1024 ** 3 });
  server.on(creditRoutes.records, answers([storage]));
  const { router } = open(true);
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
  open(false);
  expect(await screen.findByRole('heading', { name: '还没有积分记录' })).toBeDefined();
  expect(screen.getByRole('link', { name: '进入我的项目' })).toBeDefined();
});
