import { LikenessLedger } from '../../features/avatar/components/likeness/likeness-ledger.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  return <LikenessLedger title={t(title)} />;
}
