import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { usePermission } from '../../features/account/hooks.ts';
import { RightsMatrix } from '../../features/billing/components/rights-matrix.tsx';
import { RightsUse } from '../../features/billing/components/rights-use.tsx';
import { billingMessages } from '../../features/billing/messages.ts';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  const { data, error, refetch } = usePermission();
  return (
    <>
      <PageHeader title={t(title)}>
        <ButtonLink to="/upgrade">{t(billingMessages.upgrade)}</ButtonLink>
      </PageHeader>
      <RightsUse permission={data} error={error} onRetry={() => void refetch()} />
      <RightsMatrix />
    </>
  );
}
