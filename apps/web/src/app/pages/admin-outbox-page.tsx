import { Outbox } from '../../features/admin/components/outbox.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  return <Outbox title={t(title)} />;
}
