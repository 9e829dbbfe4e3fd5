import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Settings } from '../../features/account/components/settings/settings.tsx';
import { later } from '../../lib/later.ts';
import { queryClient } from '../../lib/query-client.ts';
import { clearSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { SchemeSwitch } from '../layouts/scheme-switch.tsx';
import { useScreenRow } from '../screen-context.ts';

const Dictionary = later(
  async () => (await import('../../features/dictionary/components/dictionary.tsx')).Dictionary,
);

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
      <Settings
        schemeSwitch={<SchemeSwitch />}
        dictionary={
          <Suspense fallback={<Skeleton height={240} />}>
            <Dictionary />
          </Suspense>
        }
        onLoggedOut={leave}
      />
    </>
  );
}
