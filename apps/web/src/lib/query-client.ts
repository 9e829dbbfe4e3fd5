import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

const staleMs = 30_000;

/** The cache of server data. Only the stage and screens behind a login use it, so it loads with them. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      // A refusal stays a refusal; only a lost connection is worth another try.
      retry: (failures, error) => failures < 2 && error instanceof CallError && error.kind === 'network',
    },
  },
});
