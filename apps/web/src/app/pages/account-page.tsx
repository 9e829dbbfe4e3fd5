import { useNavigate } from 'react-router';
import { PageHeader } from '../../components/page-header.tsx';
import { Settings } from '../../features/account/components/settings/settings.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { clearSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { SchemeSwitch } from '../layouts/scheme-switch.tsx';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { title } = useScreenRow();
  /** The server has ended the session already. */
  const leave = () => {
    clearSession();
    queryClient.clear();
    void navigate('/login', { replace: true });
  };
  return (
    <>
      <PageHeader title={t(title)} />
      <Settings schemeSwitch={<SchemeSwitch />} onLoggedOut={leave} />
    </>
  );
}
