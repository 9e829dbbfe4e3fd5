// @vitest-environment jsdom
import { couponRoutes } from '@app/contract/coupon/routes.ts';
import { orderRoutes } from '@app/contract/order/routes.ts';
import { payMethod } from '@app/contract/order/states/pay-method.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../../lib/language.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aWireOrder } from '../../../testing/orders.ts';
import { show } from '../../../testing/show.tsx';
import { Checkout } from './checkout.tsx';

const server = fakeServer();
const [couponId, orderId] = ['0198a0c0-0000-7000-8000-00000000000a', '0198a0c0-0000-7000-8000-00000000000b'];
const goods = { kind: 'credits', id: 'credits-500', credits: 500, price: { CNY: 55, USD: 8 } } as const;
const coupon = {
  id: couponId,
  name: '九折',
  isActive: 1,
  currentRedemptions: 0,
  usageLimit: 1,
  expiryDate: null,
  discount: { kind: 'percent', percent: 10 },
  goodsKind: null,
  state: 'available',
  saves: 550,
};
const offer = (list: readonly object[], best: string | null) =>
  server.on(
    { ...couponRoutes.list, path: `${couponRoutes.list.path}?goodsId=credits-500&currency=CNY` },
    { data: { list, best } },
  );
const methods = (...names: readonly Parameters<typeof payMethod.encode>[0][]) =>
  server.on(orderRoutes.methods, {
    data: names.map((name) => ({ payMethod: payMethod.encode(name), sandbox: false })),
  });
const open = () =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Checkout goods={goods} back={null} currency="CNY" onCurrency={() => undefined} />
    </QueryClientProvider>,
  );
const made = aWireOrder(orderId);

beforeEach(() => {
  setLanguage('zh-CN');
  server.on(orderRoutes.preview, {
    data: { goodsId: 'credits-500', subscription: null, credits: { added: 500, after: 700 } },
  });
  server.on(orderRoutes.create, { data: made });
  server.on(orderRoutes.pay, { data: made });
});

test('what the best coupon takes off is shown before anything is paid, and that very one is ordered with', async () => {
  offer([coupon], couponId);
  methods('card');
  open();
  const pay = await screen.findByRole('button', { name: '支付 ¥49.50' });
  expect(screen.getByText('−¥5.50')).toBeTruthy();
  fireEvent.click(pay);
  await screen.findByRole('button', { name: '支付 ¥49.50' });
  expect(server.sentTo(orderRoutes.create)).toEqual([{ goodsId: 'credits-500', currency: 'CNY', couponId }]);
});

test('a buyer who takes no coupon pays the price, and none is taken by itself', async () => {
  offer([coupon], couponId);
  methods('card');
  open();
  const choice = await screen.findByLabelText('优惠券');
  fireEvent.change(choice, { target: { value: '' } });
  const pay = screen.getByRole('button', { name: '支付 ¥55' });
  fireEvent.click(pay);
  fireEvent.click(pay);
  await screen.findByRole('button', { name: '支付 ¥55' });
  expect(server.sentTo(orderRoutes.create)).toEqual([
    { goodsId: 'credits-500', currency: 'CNY', couponId: null },
  ]);
});

test('coupons that are used up or save nothing are not offered', async () => {
  offer(
    [
      { ...coupon, state: 'used' },
      { ...coupon, saves: null },
    ],
    null,
  );
  methods('card');
  open();
  expect(await screen.findByRole('button', { name: '支付 ¥55' })).toBeTruthy();
  expect(screen.queryByLabelText('优惠券')).toBeNull();
});

test('a transfer is a way to pay like the others, and the button says where it leads', async () => {
  offer([], null);
  methods('corporate-transfer');
  open();
  const button = await screen.findByRole('button', { name: '下单并查看收款账户' });
  await expect.poll(() => button.hasAttribute('disabled')).toBe(false);
  fireEvent.click(button);
  await expect
    .poll(() => server.sentTo(orderRoutes.pay))
    .toEqual([{ id: orderId, payMethod: payMethod.encode('corporate-transfer') }]);
});
