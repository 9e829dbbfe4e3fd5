import { Questions } from '../../features/record/components/questions.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title, path } = useScreenRow();
  return <Questions title={t(title)} filter={path === '/record/detail' ? 'id' : 'talk'} />;
}
