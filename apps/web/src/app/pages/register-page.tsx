import { useNavigate } from 'react-router';
import { RegisterForm } from '../../features/account/components/sign-up/register-form.tsx';

export function Component() {
  const navigate = useNavigate();
  return <RegisterForm onDone={() => void navigate('/welcome', { replace: true })} />;
}
