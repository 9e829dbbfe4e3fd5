import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { currentScheme, setScheme, useScheme } from '../lib/scheme.ts';
import { theme } from './theme.ts';

let stop = () => {};

/** Mantine shows the scheme that our own store holds, whoever set it: a switch, another tab, or the account. */
const schemeManager: MantineColorSchemeManager = {
  get: currentScheme,
  set: setScheme,
  subscribe: (onUpdate) => {
    stop = useScheme.subscribe(({ scheme }) => onUpdate(scheme));
  },
  unsubscribe: () => stop(),
  clear: () => setScheme('auto'),
};

export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={schemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
