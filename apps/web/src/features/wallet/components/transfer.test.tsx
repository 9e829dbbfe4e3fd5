// @vitest-environment jsdom
import type { RouteDef } from '@app/contract/base/routes.ts';
import { orderRoutes } from '@app/contract/order/routes.ts';
import { orderState } from '@app/contract/order/states/order-state.ts';
import { transferRoutes } from '@app/contract/transfer/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../../lib/language.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aWireOrder } from '../../../testing/orders.ts';
import { show } from '../../../testing/show.tsx';
import { Transfer } from './transfer.tsx';

const server = fakeServer();
const id = '0198a0c0-0000-7000-8000-00000000000b';
const account = {
  kind: 'transfer',
  accountName: '开讲科技',
  bank: '测试银行',
  accountNumber: '6222 0000',
  reference: '00000000000B',
};

/** A call about this order. */
const of = (row: RouteDef): RouteDef => ({ ...row, path: `/${row.path.slice(1).replace('{id}', id)}` });

function open(state: 'to-be-paid' | 'review-failed', payData: object | null) {
  const order = {
    ...aWireOrder(id),
    state: orderState.encode(state),
    reason: state === 'review-failed' ? '金额不符' : '',
    history: [],
    refundOffer: null,
  };
  server.on(of(orderRoutes.get), { data: order });
  server.on(of(transferRoutes.account), { data: { payData } });
  show(
    <QueryClientProvider client={new QueryClient()}>
      <Transfer title="对公转账" />
    </QueryClientProvider>,
    `/?order=${id}`,
  );
}
beforeEach(() => setLanguage('zh-CN'));

test('says where to transfer how much, with the reference that tells whose it is', async () => {
  open('to-be-paid', account);
  expect(await screen.findByText('6222 0000')).toBeTruthy();
  expect(screen.getByText('¥55')).toBeTruthy();
  expect(screen.getByText('00000000000B')).toBeTruthy();
});

test('a receipt that was refused says why, and another one can be sent', async () => {
  open('review-failed', account);
  expect((await screen.findByRole('alert')).textContent).toContain('金额不符');
  expect(screen.getByText('上传回单照片')).toBeTruthy();
});

test('a photo of 40 MB is refused before it is sent', async () => {
  open('to-be-paid', account);
  const photo = new File(['x'], 'receipt.png', { type: 'image/png' });
  Object.defineProperty(photo, 'size', { value: 40 * 1024 * 1024 });
  await screen.findByText('上传回单照片');
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, photo);
  expect((await screen.findByRole('alert')).textContent).toBe('回单图片最大 10 MB，请压缩后重新上传');
});

test('without an account it says that transfers are not taken, and takes no receipt', async () => {
  open('to-be-paid', null);
  expect(await screen.findByText(/未开通对公转账/)).toBeTruthy();
  expect(screen.queryByText('上传回单照片')).toBeNull();
});
