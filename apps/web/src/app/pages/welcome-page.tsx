import { Navigate } from 'react-router';
import { useSession } from '../../lib/session.ts';

/** The first screen after signing up; without a login it is the home page. */
export function Component() {
  const loggedIn = useSession(({ tokens }) => tokens.user !== '');
  return <Navigate to={loggedIn ? '/project' : '/home'} replace />;
}
