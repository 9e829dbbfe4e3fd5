import { pageLimits } from '@app/contract/base/page.ts';
import { creditRoutes } from '@app/contract/credit/routes.ts';
import type { Ledger } from '@app/contract/credit/states/ledger.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const recordsPerPage = pageLimits.usual;

/** A page of what came and went, of one ledger or of all. It belongs to the account: what makes that old makes this old. */
export function useRecords(ledger: Ledger | undefined, pageNum: number) {
  return useQuery({
    queryKey: ['account', 'records', ledger ?? '', pageNum],
    queryFn: ({ signal }) =>
      call(creditRoutes.records, {
        body: { pageNum, pageSize: recordsPerPage, ...(ledger === undefined ? {} : { ledger }) },
        signal,
        inPlace: true,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: 'always',
  });
}
