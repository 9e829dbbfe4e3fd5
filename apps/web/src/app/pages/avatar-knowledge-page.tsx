import { useLocation, useSearchParams } from 'react-router';
import { KnowledgeStep } from '../../features/avatar/components/steps/knowledge-step.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  const [query] = useSearchParams();
  const isBank = useLocation().pathname.includes('knowledge-question');
  return (
    <KnowledgeStep
      title={t(title)}
      id={query.get('id') ?? undefined}
      step={isBank ? 'knowledge-question' : 'knowledge'}
    />
  );
}
