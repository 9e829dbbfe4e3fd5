import type { ReactNode } from 'react';
import { useSession } from '../lib/session.ts';
import { ErrorScreen } from './error-screen.tsx';

/**
 * What only administrators see. The server decides; this spares others a screen full of refusals. It is no redirect,
 * because what the browser remembers of the account may be old until the server has answered.
 */
export function AdministratorsOnly({ children }: { children: ReactNode }) {
  const isAdministrator = useSession(({ user }) => user?.type === 'administrator');
  return isAdministrator ? children : <ErrorScreen code={403} />;
}
