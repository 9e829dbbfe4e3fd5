import { Dosage } from '../../features/billing/components/usage/dosage.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  return <Dosage title={t(title)} />;
}
