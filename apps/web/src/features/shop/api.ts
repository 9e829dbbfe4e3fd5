import { pageLimits } from '@app/contract/base/page.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { couponRoutes } from '@app/contract/coupon/routes.ts';
import { goodsRoutes } from '@app/contract/goods/routes.ts';
import type { ExchangeType } from '@app/contract/goods/states/exchange-type.ts';
import { orderRoutes } from '@app/contract/order/routes.ts';
import type { Order } from '@app/contract/order/schema.ts';
import type { Currency } from '@app/contract/order/states/currency.ts';
import type { PayMethod } from '@app/contract/order/states/pay-method.ts';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const ordersPerPage = pageLimits.usual;

/** Push event payment-completed makes `order` old. */
const keys = {
  services: ['goods', 'services'],
  products: (type: ExchangeType) => ['goods', 'products', type],
  methods: ['goods', 'methods'],
  coupons: (goodsId: string, currency: Currency) => ['order', 'coupons', goodsId, currency],
  preview: (goodsId: string) => ['account', 'preview', goodsId],
  orders: ['order'],
} as const;

/** Everything that money buys, at the prices of this host. */
export const useServices = () =>
  useQuery({
    queryKey: keys.services,
    queryFn: ({ signal }) => call(goodsRoutes.services, { body: {}, signal, inPlace: true }),
  });

export const useMethods = () =>
  useQuery({
    queryKey: keys.methods,
    queryFn: ({ signal }) => call(orderRoutes.methods, { signal, inPlace: true }),
  });

/** What a package would change for me. */
export const usePreview = (goodsId: string | undefined) =>
  useQuery({
    queryKey: keys.preview(goodsId ?? ''),
    queryFn: ({ signal }) =>
      call(orderRoutes.preview, { body: { goodsId: goodsId ?? '' }, signal, inPlace: true }),
    enabled: goodsId !== undefined,
  });

/** What my coupons save on a package. */
export const useCouponsFor = (goodsId: string | undefined, currency: Currency) =>
  useQuery({
    queryKey: keys.coupons(goodsId ?? '', currency),
    queryFn: ({ signal }) =>
      call(couponRoutes.list, { query: { goodsId: goodsId ?? '', currency }, signal, inPlace: true }),
    enabled: goodsId !== undefined,
    refetchOnMount: 'always',
  });

export const useProducts = (type: ExchangeType) =>
  useQuery({
    queryKey: keys.products(type),
    queryFn: ({ signal }) => call(goodsRoutes.products, { body: { type }, signal, inPlace: true }),
  });

export type OrderFilter = Pick<BodyOf<typeof orderRoutes.list>, 'state' | 'goodsKind'>;

export const useOrders = (filter: OrderFilter, pageNum: number) =>
  useQuery({
    queryKey: [...keys.orders, 'list', filter, pageNum],
    queryFn: ({ signal }) =>
      call(orderRoutes.list, {
        body: { ...filter, pageNum, pageSize: ordersPerPage },
        signal,
        inPlace: true,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

const askEveryMs = 2_000;

/** One order with its history; asked again and again while its payment is awaited. */
export const useOrder = (id: string, awaited = false) =>
  useQuery({
    queryKey: [...keys.orders, id],
    queryFn: ({ signal }) => call(orderRoutes.get, { params: { id }, signal, inPlace: true }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (awaited && state.data?.state === 'to-be-paid' ? askEveryMs : false),
  });

type Purchase = { goodsId: string; currency: Currency; couponId: string | null };
type Payment = { payMethod: PayMethod; back: string | undefined };

const pay = (id: string, { payMethod, back }: Payment): Promise<Order> =>
  call(orderRoutes.pay, { body: { id, payMethod, ...(back === undefined ? {} : { back }) } });

/** Orders a package at the price that was shown – a coupon that is gone meanwhile refuses it – and begins to pay it. */
export async function buy(body: Purchase, payment: Payment): Promise<Order> {
  const { id } = await call(orderRoutes.create, { body });
  return pay(id, payment);
}

export const payAgain = pay;

/** After anything that changes orders, balances or levels. */
export async function refreshMoney(client: QueryClient): Promise<void> {
  await Promise.all(
    [keys.orders, ['account'], ['helper']].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

export const cancelOrder = (id: string): Promise<Order> => call(orderRoutes.cancel, { body: { id } });

export const askRefund = (id: string, reason: string): Promise<Order> =>
  call(orderRoutes.refund, { body: { id, reason } });

export const exchange = (id: string) => call(goodsRoutes.exchange, { body: { id } });

export const useSandbox = (token: string) =>
  useQuery({
    queryKey: ['sandbox', token],
    queryFn: ({ signal }) => call(orderRoutes.sandboxCheckout, { body: { token }, signal, inPlace: true }),
  });

export const paySandbox = (token: string, card: string | undefined) =>
  call(orderRoutes.sandboxPay, {
    body: { token, ...(card === undefined ? {} : { card }) },
    inPlace: true,
  });
