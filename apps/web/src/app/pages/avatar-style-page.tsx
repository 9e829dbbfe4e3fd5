import { useSearchParams } from 'react-router';
import { StyleStep } from '../../features/avatar/components/style/style-step.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  const [query] = useSearchParams();
  return <StyleStep title={t(title)} id={query.get('id') ?? undefined} />;
}
