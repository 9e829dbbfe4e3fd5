import type { BodyOf } from '@app/contract/base/routes.ts';
import type { Ledger } from '@app/contract/credit/states/ledger.ts';
import type { TableFormat } from '@app/contract/credit/states/table-format.ts';
import { invoiceState } from '@app/contract/invoice/states/invoice-state.ts';
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { moneyRoutes } from '@app/contract/money/routes.ts';
import { orderState } from '@app/contract/order/states/order-state.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TableView } from '../../../../components/table-view.ts';
import { call, download } from '../../../../lib/api.ts';
import { saveBlob } from '../../../../lib/download.ts';
import { paged, wordsOf } from '../../api.ts';
import { oneOf } from '../../rules.ts';

const keyOf = (...parts: readonly unknown[]) => ['admin', 'money', ...parts];
const offset = () => -new Date().getTimezoneOffset();
const kept = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const;

export const useDeskOrders = (view: TableView) =>
  useQuery({
    queryKey: keyOf('orders', view),
    queryFn: ({ signal }) => {
      const wanted = view.filters?.['state'] ?? '';
      const filter = wanted === 'waiting' ? { waiting: true } : { state: oneOf(orderState.names, wanted) };
      return call(moneyRoutes.orders, {
        body: { ...paged(view), ...filter, search: wordsOf(view) },
        signal,
        inPlace: true,
      });
    },
    ...kept,
  });

export const useDeskInvoices = (view: TableView) =>
  useQuery({
    queryKey: keyOf('invoices', view),
    queryFn: ({ signal }) => {
      const state = oneOf(invoiceState.names, view.filters?.['state'] ?? '');
      return call(moneyRoutes.invoices, { body: { ...paged(view), state }, signal, inPlace: true });
    },
    ...kept,
  });

export const useLots = (view: TableView) =>
  useQuery({
    queryKey: keyOf('lots', view),
    queryFn: ({ signal }) => call(moneyRoutes.lots, { body: paged(view), signal, inPlace: true }),
    ...kept,
  });

export const useProof = (userId: string | undefined, ledger: Ledger, view: TableView) =>
  useQuery({
    queryKey: keyOf('ledger', userId, ledger, view.page),
    queryFn: ({ signal }) =>
      call(moneyRoutes.ledger, {
        body: { userId: userId ?? '', ledger, ...paged(view) },
        signal,
        inPlace: true,
      }),
    enabled: userId !== undefined,
    ...kept,
  });

export const useRevenue = () =>
  useQuery({
    queryKey: keyOf('revenue'),
    queryFn: async ({ signal }) =>
      (await call(moneyRoutes.revenue, { body: { offsetMinutes: offset() }, signal, inPlace: true })).list,
    refetchOnMount: 'always',
  });

export async function saveRevenue(format: TableFormat, name: string): Promise<void> {
  saveBlob(
    await download(moneyRoutes.exportRevenue, { body: { offsetMinutes: offset(), format } }),
    `${name}.${format}`,
  );
}

/** The photo of a receipt as an address of this page; it never has one that others could open. */
export const useReceipt = (id: string) =>
  useQuery({
    queryKey: keyOf('receipt', id),
    queryFn: async ({ signal }) =>
      URL.createObjectURL(await download(moneyRoutes.receipt, { params: { id }, signal, inPlace: true })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The account of a mailbox; undefined when there is none. */
export async function findUser(mailbox: string): Promise<string | undefined> {
  const body = { pageNum: 1, pageSize: 20, search: mailbox, orderBy: 'createdAt', orderDir: 'desc' } as const;
  const { list } = await call(adminRoutes.users, { body });
  return list.find((user) => user.mailbox.toLowerCase() === mailbox.toLowerCase())?.id;
}

/** Decides something, and looks at all of it again. */
export function useDecision() {
  const client = useQueryClient();
  const after = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer;
    await client.invalidateQueries({ queryKey: keyOf() });
    return given;
  };
  return {
    review: (body: BodyOf<typeof moneyRoutes.review>) =>
      after(call(moneyRoutes.review, { body, inPlace: true })),
    refund: (body: BodyOf<typeof moneyRoutes.refund>) =>
      after(call(moneyRoutes.refund, { body, inPlace: true })),
    moveInvoice: (body: BodyOf<typeof moneyRoutes.moveInvoice>) =>
      after(call(moneyRoutes.moveInvoice, { body, inPlace: true })),
    addLot: (body: BodyOf<typeof moneyRoutes.addLot>) =>
      after(call(moneyRoutes.addLot, { body, inPlace: true })),
    withdrawLot: (id: string) => after(call(moneyRoutes.withdrawLot, { body: { id }, inPlace: true })),
  };
}
