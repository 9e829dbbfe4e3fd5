import { useNavigate } from 'react-router';
import { LoginForm } from '../../features/account/components/login-form.tsx';
import { afterLogin } from '../guards.ts';

export function Component() {
  const navigate = useNavigate();
  return <LoginForm onDone={() => void navigate(afterLogin(), { replace: true })} />;
}
