import { Coupons } from '../../features/wallet/components/coupons.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  return <Coupons title={t(title)} />;
}
