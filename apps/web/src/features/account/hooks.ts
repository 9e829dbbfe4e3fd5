import { factorRoutes } from '@app/contract/factor/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { isLoggedIn, keepUser, useSession } from '../../lib/session.ts';
import { keepAccount } from './store.ts';

/** Server data about the account; entering a screen makes it old. */
export const accountKeys = {
  all: ['account'],
  permission: ['account', 'permission'],
  sessions: ['account', 'sessions'],
  deletion: ['account', 'deletion'],
  factor: ['account', 'factor'],
} as const;

export function usePermission() {
  return useQuery({
    queryKey: accountKeys.permission,
    queryFn: ({ signal }) => call(userRoutes.permission, { signal, silent: true }),
  });
}

/** The logins of the account. */
export function useSessions() {
  return useQuery({
    queryKey: accountKeys.sessions,
    queryFn: async ({ signal }) => (await call(userRoutes.sessions, { signal, inPlace: true })).list,
  });
}

/** How the second factor of the account stands. */
export function useFactor() {
  return useQuery({
    queryKey: accountKeys.factor,
    queryFn: ({ signal }) => call(factorRoutes.state, { signal, inPlace: true }),
  });
}

/** What would be deleted with the account. */
export function useDeletion() {
  return useQuery({
    queryKey: accountKeys.deletion,
    queryFn: async ({ signal }) => (await call(userRoutes.deletion, { signal, inPlace: true })).items,
  });
}

async function endFirstVisit(): Promise<void> {
  const { user } = useSession.getState();
  if (!user?.isFirst || !isLoggedIn()) return;
  // At once: a page that is being closed does not live to hear the answer.
  keepUser({ ...user, isFirst: false });
  try {
    const body = { id: user.id, isFirst: false as const };
    keepAccount((await call(userRoutes.put, { body, keepalive: true, silent: true })).user);
  } catch {
    // The server did not hear of it: it will call the next visit the first one once more.
  }
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/** The first visit of the projects is over when they are left or the page is closed (`isFirst`). */
export function useFirstVisit(): void {
  useEffect(() => {
    // React may take a screen away and put it back at once; that is no leaving.
    clearTimeout(leaving);
    const end = () => void endFirstVisit();
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      leaving = setTimeout(end);
    };
  }, []);
}
