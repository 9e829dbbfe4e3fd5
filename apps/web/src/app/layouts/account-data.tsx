import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { accountKeys } from '../../features/account/hooks.ts';
import { helperKeys } from '../../features/helper/api.ts';
import { queryClient } from '../../lib/query-client.ts';

// Spec section 2: entry to a screen of the account refreshes the assistant count and the credit data.
function refreshOnEntry(_path: string): void {
  void queryClient.invalidateQueries({ queryKey: accountKeys.all });
  void queryClient.invalidateQueries({ queryKey: helperKeys.all });
}

/** What the screens of an account stand on: the data of the account, fresh on every screen. */
export function AccountData({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => refreshOnEntry(pathname), [pathname]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
