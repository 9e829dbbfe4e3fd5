import { QueryClientProvider } from '@tanstack/react-query';
import { Showcase } from '../../features/showcase/components/showcase.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { LanguageSwitch } from '../layouts/language-switch.tsx';
import { SchemeSwitch } from '../layouts/scheme-switch.tsx';

/** For those who build the product: all shared pieces at a glance. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <Showcase
        switches={
          <>
            <SchemeSwitch />
            <LanguageSwitch />
          </>
        }
      />
    </QueryClientProvider>
  );
}
