import { useNavigate } from 'react-router';
import { ResetByLink } from '../../features/account/components/recovery/reset-by-link.tsx';

export function Component() {
  const navigate = useNavigate();
  return <ResetByLink onSent={() => void navigate('/sendSuccess')} />;
}
