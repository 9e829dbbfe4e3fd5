import { MantineProvider } from '@mantine/core';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, vi } from 'vitest';
import { patienceMs } from './patience.ts';

// jsdom works out slowly what is hidden.
configure({ asyncUtilTimeout: patienceMs, defaultHidden: true });

// jsdom draws nothing and knows no media.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

const Frame = ({ children }: { children: ReactNode }) => (
  <MantineProvider withCssVariables={false} withGlobalClasses={false}>
    {children}
  </MantineProvider>
);

/** Shows a component as the app does, at an address. */
export function show(element: ReactElement, address = '/') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const shown = render(
    <Frame>
      <RouterProvider router={router} />
    </Frame>,
  );
  return { ...shown, router };
}
