import { pageLimits } from '@app/contract/base/page.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { couponRoutes } from '@app/contract/coupon/routes.ts';
import { invoiceRoutes } from '@app/contract/invoice/routes.ts';
import { transferRoutes } from '@app/contract/transfer/routes.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';
import { refreshMoney } from '../shop/api.ts';

export const rowsPerPage = pageLimits.usual;

/** They stand under `order`: what changes orders changes these. */
const keys = { coupons: ['order', 'coupons'], invoices: ['order', 'invoices'] } as const;

export const useCoupons = () =>
  useQuery({
    queryKey: keys.coupons,
    queryFn: ({ signal }) => call(couponRoutes.list, { query: {}, signal, inPlace: true }),
    refetchOnMount: 'always',
  });

/** Does something about money and looks at everything again that it may have changed. */
export function useMoneyChange() {
  const client = useQueryClient();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const answer = await work();
    await refreshMoney(client);
    return answer;
  };
}

export const redeem = (code: string) => call(couponRoutes.exchange, { body: { code }, inPlace: true });

export const useInvoices = (pageNum: number) =>
  useQuery({
    queryKey: [...keys.invoices, pageNum],
    queryFn: ({ signal }) =>
      call(invoiceRoutes.list, { body: { pageNum, pageSize: rowsPerPage }, signal, inPlace: true }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const requestInvoice = (body: BodyOf<typeof invoiceRoutes.add>) =>
  call(invoiceRoutes.add, { body, inPlace: true });

export const useTransferAccount = (id: string) =>
  useQuery({
    queryKey: ['order', 'transfer', id],
    queryFn: ({ signal }) => call(transferRoutes.account, { params: { id }, signal, inPlace: true }),
    enabled: id !== '',
  });

export const sendReceipt = (id: string, file: File) =>
  upload({ ...transferRoutes.receipt, path: `/pay-api/order/receipt/${id}` }, { file, inPlace: true });
