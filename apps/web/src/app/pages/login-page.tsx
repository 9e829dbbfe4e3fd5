import { useNavigate } from 'react-router';
import { LoginForm } from '../../features/account/components/login-form.tsx';
import { afterLogin } from '../guards.ts';

export function Component() {
  const navigate = useNavigate();
  const goOn = (mustSetUpFactor: boolean) =>
    void navigate(mustSetUpFactor ? '/second-factor' : afterLogin(), { replace: true });
  return <LoginForm onDone={goOn} />;
}
