import { usePermission } from '../../features/account/hooks.ts';
import { RightsUse } from '../../features/billing/components/rights-use.tsx';
import { Endings, Records } from '../../features/billing/components/usage/records.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  const { data, error, refetch } = usePermission();
  return (
    <Records title={t(title)}>
      <RightsUse permission={data} error={error} onRetry={() => void refetch()} />
      <Endings />
    </Records>
  );
}
