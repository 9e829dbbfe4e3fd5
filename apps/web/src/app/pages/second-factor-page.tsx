import { useNavigate } from 'react-router';
import { DemandedFactor } from '../../features/account/components/factor/demanded-factor.tsx';
import { afterLogin } from '../guards.ts';
import { useLogout } from '../use-logout.ts';

export function Component() {
  const navigate = useNavigate();
  const logout = useLogout();
  return (
    <DemandedFactor
      onDone={() => void navigate(afterLogin(), { replace: true })}
      onLogout={() => void logout()}
    />
  );
}
