import { Money } from '../../features/admin/components/money/money.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  return <Money title={t(title)} />;
}
