import { useSearchParams } from 'react-router';
import { VoiceStep } from '../../features/avatar/components/steps/voice-step.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  const [query] = useSearchParams();
  return <VoiceStep title={t(title)} id={query.get('id') ?? undefined} />;
}
