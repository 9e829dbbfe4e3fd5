// @vitest-environment jsdom
import { moneyRoutes } from '@app/contract/money/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '../../../../lib/language.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { show } from '../../../../testing/show.tsx';
import { LotDialog } from './lot-dialog.tsx';

const server = fakeServer();
const open = () =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <LotDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );

test('packages go by their names, in both languages, and the codes are told once', async () => {
  setLanguage('en-US');
  server.on(moneyRoutes.addLot, { data: { codes: ['AAAA-BBBB-CCCC-DDDD'] } });
  open();
  const names = [...(await screen.findByLabelText<HTMLSelectElement>('Package')).options].map(
    ({ text }) => text,
  );
  expect(names.slice(0, 2)).toEqual(['100 credits', '500 credits']);
  expect(names).toContain('VIP 1 · 12 months');
  expect(names.filter((name) => /subscription-|credits-/.test(name))).toEqual([]);
  const buttons = screen.getAllByRole('button', { name: 'Create codes' });
  fireEvent.click(buttons.at(-1)!);
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeTruthy();
  expect(server.sentTo(moneyRoutes.addLot)).toMatchObject([{ kind: 'goods', goodsId: 'credits-100' }]);
});

test('a coupon that takes more than all off is not made', async () => {
  setLanguage('zh-CN');
  open();
  fireEvent.change(await screen.findByLabelText('类型'), { target: { value: 'coupon' } });
  fireEvent.change(screen.getByLabelText('优惠券名称'), { target: { value: '全免' } });
  fireEvent.change(screen.getByLabelText('减免（%）'), { target: { value: '101' } });
  fireEvent.click(screen.getAllByRole('button', { name: '生成兑换码' }).at(-1)!);
  expect(await screen.findByText('请填写 1 到 100 的整数')).toBeTruthy();
  expect(server.sentTo(moneyRoutes.addLot)).toEqual([]);
});
