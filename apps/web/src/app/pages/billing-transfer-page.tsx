import { Transfer } from '../../features/wallet/components/transfer.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  return <Transfer title={t(title)} />;
}
