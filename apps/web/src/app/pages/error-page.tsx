import { useLocation } from 'react-router';
import { ErrorScreen, type FailureCode, failures } from '../error-screen.tsx';

export function Component() {
  const { pathname } = useLocation();
  const code = Number(pathname.slice(1));
  return <ErrorScreen code={code in failures ? (code as FailureCode) : 404} />;
}
