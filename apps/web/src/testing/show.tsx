import { MantineProvider } from '@mantine/core';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, vi } from 'vitest';

// jsdom works out slowly what is hidden, and machines that run tests are busy.
configure({ asyncUtilTimeout: 5_000, defaultHidden: true });
vi.setConfig({ testTimeout: 30_000 });

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
