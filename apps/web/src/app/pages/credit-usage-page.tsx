import { Records } from '../../features/billing/components/records.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title, path } = useScreenRow();
  return <Records title={t(title)} all={path === '/credit-usage/detailed-dosage'} />;
}
