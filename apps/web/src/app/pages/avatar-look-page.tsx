import { useSearchParams } from 'react-router';
import { LookStep } from '../../features/avatar/components/steps/look-step.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  const [query] = useSearchParams();
  return <LookStep title={t(title)} id={query.get('id') ?? undefined} />;
}
