import { LoadError } from '../../../components/load-error.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { templateTexts as texts } from '../messages.ts';

/** Templates, or the pages of one, did not come. */
export function TemplatesFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTexts();
  const errorTexts = {
    errorTitle: t(texts.loadFailed),
    retry: t(texts.retry),
    errorCode: (code: string) => t(texts.errorCode, { code }),
  };
  return <LoadError error={error} texts={errorTexts} onRetry={onRetry} />;
}
