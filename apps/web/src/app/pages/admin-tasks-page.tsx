import { Tasks } from '../../features/admin/components/tasks.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  return <Tasks title={t(title)} />;
}
