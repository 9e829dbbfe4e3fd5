import { pageLimits } from '@app/contract/base/page.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { creditRoutes } from '@app/contract/credit/routes.ts';
import type { DosageKind } from '@app/contract/credit/states/dosage.ts';
import type { Ledger } from '@app/contract/credit/states/ledger.ts';
import type { TableFormat } from '@app/contract/credit/states/table-format.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call, download } from '../../../../lib/api.ts';
import { saveBlob } from '../../../../lib/download.ts';
import { clockOffset, type Period, periodOf } from './rules.ts';

export const recordsPerPage = pageLimits.usual;

export type RecordFilter = Omit<BodyOf<typeof creditRoutes.records>, 'pageNum' | 'pageSize'>;

/** It belongs to the account: what makes that old makes this old. */
const keyOf = (...parts: readonly unknown[]) => ['account', 'records', ...parts];
const always = { staleTime: 0, refetchOnMount: 'always', placeholderData: keepPreviousData } as const;

/** A page of what came and went. */
export function useRecords(filter: RecordFilter, pageNum: number) {
  return useQuery({
    queryKey: keyOf('page', filter, pageNum),
    queryFn: ({ signal }) =>
      call(creditRoutes.records, {
        body: { pageNum, pageSize: recordsPerPage, ...filter },
        signal,
        inPlace: true,
      }),
    ...always,
  });
}

/** What came and went by day; the last 30 days where no period is chosen. */
export function useUsageChart(ledger: Ledger, reason: RecordFilter['reason'], period: Period) {
  return useQuery({
    queryKey: keyOf('chart', ledger, reason, period),
    queryFn: ({ signal }) => {
      const { from, to } = periodOf(period, new Date());
      const body = { ledger, reason, from, to, offsetMinutes: clockOffset(to) };
      return call(creditRoutes.chart, { body, signal, inPlace: true });
    },
    ...always,
  });
}

/** Use by thing or by day. */
export function useDosage(by: DosageKind, { from, to }: Pick<RecordFilter, 'from' | 'to'>, pageNum: number) {
  return useQuery({
    queryKey: keyOf('dosage', by, from, to, pageNum),
    queryFn: ({ signal }) =>
      call(creditRoutes.dosage, {
        body: { by, from, to, offsetMinutes: clockOffset(new Date()), pageNum, pageSize: recordsPerPage },
        signal,
        inPlace: true,
      }),
    ...always,
  });
}

/** When what was bought for a time runs out. */
export function useEndings() {
  return useQuery({
    queryKey: keyOf('endings'),
    queryFn: async ({ signal }) => (await call(creditRoutes.endings, { signal, silent: true })).list,
  });
}

/** Saves the records that a filter leaves as a file. */
export function useExport(filter: RecordFilter, name: string) {
  return useMutation({
    mutationFn: async (format: TableFormat) => {
      const body = { ...filter, format, offsetMinutes: clockOffset(new Date()) };
      saveBlob(await download(creditRoutes.export, { body }), `${name}.${format}`);
    },
  });
}
