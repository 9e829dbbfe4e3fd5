import { QueryClientProvider } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { SandboxCheckout } from '../../features/shop/components/sandbox-checkout.tsx';
import { queryClient } from '../../lib/query-client.ts';

/** A bare screen: nothing of ours stands around a checkout. */
export function Component() {
  const [query] = useSearchParams();
  return (
    <QueryClientProvider client={queryClient}>
      <SandboxCheckout token={query.get('token') ?? ''} />
    </QueryClientProvider>
  );
}
