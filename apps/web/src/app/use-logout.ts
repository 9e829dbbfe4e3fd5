import { userRoutes } from '@app/contract/user/routes.ts';
import { useNavigate } from 'react-router';
import { call } from '../lib/api.ts';
import { queryClient } from '../lib/query-client.ts';
import { clearSession } from '../lib/session.ts';

/** Ends the session and goes to the login. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // The token is forgotten here whatever the server says.
    await call(userRoutes.logout, { silent: true }).catch(() => undefined);
    clearSession();
    queryClient.clear();
    await navigate('/login', { replace: true });
  };
}
