import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { later } from '../../../lib/later.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { DeskAssistant } from './desk-assistant.tsx';
import { PhoneAssistant } from './phone-assistant.tsx';
import { useWindowSize } from './use-window-size.ts';

const HelpDialog = later(async () => (await import('./help-dialog.tsx')).HelpDialog);

/** The same width as in the styles: below it the navigation is a bar at the bottom. */
const phoneWidth = 760;

/** The floating assistant, on the screens that the screen table allows. */
export function Assistant({ path }: { path: string }) {
  const window = useWindowSize();
  const [isHelping, setIsHelping] = useState(false);
  const Shape = window.width <= phoneWidth ? PhoneAssistant : DeskAssistant;
  return (
    <QueryClientProvider client={queryClient}>
      <Shape path={path} window={window} onHelp={() => setIsHelping(true)} />
      {isHelping ? (
        <Suspense fallback={null}>
          <HelpDialog onClose={() => setIsHelping(false)} />
        </Suspense>
      ) : null}
    </QueryClientProvider>
  );
}
