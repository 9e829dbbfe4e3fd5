import { useSearchParams } from 'react-router';
import { GreetingStep } from '../../features/avatar/components/steps/greeting-step.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  const [query] = useSearchParams();
  return <GreetingStep title={t(title)} id={query.get('id') ?? undefined} />;
}
