import { replace } from 'react-router';
import { keepAccount } from '../features/account/store.ts';
import { call } from '../lib/api.ts';
import { useScreen } from '../lib/screen.ts';
import { serverSettings } from '../lib/server-settings.ts';
import { isLoggedIn, keepToken, tokenOf, useSession } from '../lib/session.ts';
import { tabStore } from '../lib/storage.ts';
import { redirects, screenOf, type Screen } from './routes.ts';

/** Loaded when somebody is there to be asked for: who only looks at the first screens never needs it. */
const accountCalls = async () => (await import('@app/contract/user/routes.ts')).userRoutes;

const afterLoginKey = 'after login';

/** Sorting or searching changes the address too, but enters no screen. */
let lastPath = '';

/**
 * Runs before every screen (spec section 2): takes over a token from the address, sends visitors where they belong,
 * and refreshes what the account has on entry to its own screens. An address that leads elsewhere is replaced: "back"
 * must lead neither into it again nor to a token. `isTyped` is the address with which the page was opened.
 */
export async function enter(request: Request, { isTyped }: { isTyped: boolean }): Promise<Response | null> {
  const url = new URL(request.url);
  const leads = redirects.find(({ path }) => path === url.pathname.replace(/\/+$/, ''));
  if (leads) return replace(leads.to + url.search);
  const screen = screenOf(url.pathname);
  useScreen.setState({ token: screen?.token ?? 'user', isShare: screen?.isShare ?? false });

  const token = tokenFrom(url.searchParams);
  if (token !== undefined) {
    await takeToken(token);
    return replace(withoutToken(url));
  }
  if (!screen || !(await isThere(screen, isTyped))) {
    // Spec section 2: any other path without a login goes to /login; it is no place to come back to.
    if (!isLoggedIn()) return replace('/login');
    throw new Response(null, { status: 404 });
  }
  const elsewhere = whereInstead(screen, url);
  if (elsewhere !== undefined) return replace(elsewhere);
  const isEntry = url.pathname !== lastPath;
  lastPath = url.pathname;
  if (isEntry && (screen.access === 'user' || screen.access === 'administrator')) void refreshAccount();
  return null;
}

/** Error pages are only led to; the page of components is there for those who develop the product. */
async function isThere({ access }: Screen, isTyped: boolean): Promise<boolean> {
  if (access === 'led') return !isTyped;
  if (access === 'development') return import.meta.env.DEV || ((await serverSettings())?.showcase ?? false);
  return true;
}

/** `tk` as it is, or `iframe-token` in base64. A broken one is as good as none. */
export function tokenFrom(query: URLSearchParams): string | undefined {
  const plain = query.get('tk');
  if (plain) return plain;
  const encoded = query.get('iframe-token');
  if (!encoded) return undefined;
  try {
    // A plus sign of base64 arrives as a space when the address was not encoded.
    return atob(encoded.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

function withoutToken(url: URL): string {
  url.searchParams.delete('tk');
  url.searchParams.delete('iframe-token');
  return url.pathname + url.search + url.hash;
}

async function takeToken(token: string): Promise<void> {
  try {
    // Not stored before it is known to be good: another tab would use it up.
    const { user, accessToken } = await call((await accountCalls()).info, { token, silent: true });
    keepAccount(user);
    keepToken('user', accessToken);
  } catch {
    // Used up or made up: who was logged in stays logged in.
  }
}

function whereInstead(screen: Screen, url: URL): string | undefined {
  if (screen.access === 'guest') return isLoggedIn() ? '/project' : undefined;
  if ((screen.access !== 'user' && screen.access !== 'administrator') || isLoggedIn()) return undefined;
  tabStore.set(afterLoginKey, url.pathname + url.search);
  return '/login';
}

/** Where a login leads: to the screen that asked for it, once. */
export function afterLogin(): string {
  const wanted = tabStore.get(afterLoginKey) ?? '/project';
  tabStore.remove(afterLoginKey);
  return wanted;
}

async function refreshAccount(): Promise<void> {
  const askedAt = performance.now();
  try {
    const { user, accessToken } = await call((await accountCalls()).info, {});
    if (accessToken !== tokenOf('user')) keepToken('user', accessToken);
    if (JSON.stringify(user) !== JSON.stringify(useSession.getState().user)) keepAccount(user, askedAt);
  } catch {
    // The reaction table has spoken already; the screen itself shows what it can.
  }
}
