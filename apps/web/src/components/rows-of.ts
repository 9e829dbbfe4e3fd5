import type { UseQueryResult } from '@tanstack/react-query';

/** One page of a list that the server gives out, as a table takes it. */
export const rowsOf = <Row>(query: UseQueryResult<{ list: Row[]; total: number }>) => ({
  rows: query.data?.list,
  total: query.data?.total,
  isBusy: query.isPlaceholderData || query.isPending,
  error: query.error,
  onRetry: () => void query.refetch(),
});
