import { tokenKeys } from '@app/contract/client/states/token-key.ts';
import { createBrowserRouter, createPath, Outlet, type RouteObject } from 'react-router';
import { loadPage } from '../lib/load-page.ts';
import { navigation } from '../lib/screen.ts';
import { AdministratorsOnly } from './administrators-only.tsx';
import { enter } from './guards.ts';
import { BrokenScreen } from './error-screen.tsx';
import { layouts } from './layouts/layouts.ts';
import { RootLayout } from './layouts/root-layout.tsx';
import { redirects, type Layout, type Screen, screens } from './routes.ts';
import { ScreenContext } from './screen-context.ts';

type PageModule = { Component: React.ComponentType };

const pages = import.meta.glob<PageModule>('./pages/*-page.tsx');

/** The address being opened. The first screens load while the router is still being made. */
let made: ReturnType<typeof createBrowserRouter> | undefined;
const target = () => createPath(made?.state.navigation.location ?? made?.state.location ?? window.location);

/** The screens of one frame share its element, so that the frame stays while the screen changes. */
function frameOf(layout: Layout): RouteObject {
  return {
    lazy: async () => {
      const Frame = await loadPage(`frame ${layout}`, target, layouts[layout]);
      return {
        Component: () => (
          <Frame>
            <Outlet />
          </Frame>
        ),
      };
    },
    children: screens.filter((screen) => screen.layout === layout).map(routeOf),
  };
}

function routeOf(screen: Screen): RouteObject {
  const load = pages[`./pages/${screen.page}.tsx`];
  return {
    path: screen.path,
    // The guard knows the addresses as they are written; /PROJECT must not slip past it.
    caseSensitive: true,
    lazy: async () => {
      if (!load) throw new Error(`screen ${screen.path} has no page ${screen.page}`);
      const { Component } = await loadPage(screen.page, target, load);
      return {
        Component: () => (
          <ScreenContext value={screen}>
            {screen.access === 'administrator' ? (
              <AdministratorsOnly>
                <Component />
              </AdministratorsOnly>
            ) : (
              <Component />
            )}
          </ScreenContext>
        ),
        // A screen that breaks leaves its frame standing.
        ErrorBoundary: BrokenScreen,
      };
    },
  };
}

const frames: readonly Layout[] = ['public', 'account', 'work', 'editor', 'student', 'stage', 'bare'];

export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    errorElement: <BrokenScreen />,
    // The first screen's code is on its way; the page behind it stays as it is.
    hydrateFallbackElement: <></>,
    children: [
      {
        loader: ({ request }) => enter(request, { isTyped: made?.state.initialized !== true }),
        // Every change of address is an entry: the guard decides anew.
        shouldRevalidate: () => true,
        // The router shows nothing at all for a lazy route that failed: the error belongs to a route that is there.
        errorElement: (
          <main id="main">
            <BrokenScreen />
          </main>
        ),
        children: [
          ...frames.map(frameOf),
          ...redirects.map(({ path }) => ({ path, caseSensitive: true, element: null })),
          // The guard says what becomes of an address that is not there.
          { path: '*', element: null },
        ],
      },
    ],
  },
]);

// A login or logout in another tab: the guard decides anew whether this screen may stay.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === tokenKeys.user) void router.revalidate();
});

made = router;
navigation.go = (to, options = {}) => void router.navigate(to, options);
