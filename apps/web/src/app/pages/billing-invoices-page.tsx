import { Invoices } from '../../features/wallet/components/invoices.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  return <Invoices title={t(title)} />;
}
