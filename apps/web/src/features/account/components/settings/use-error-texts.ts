import type { LoadErrorTexts } from '../../../../components/load-error.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { settingsMessages as texts } from './messages.ts';

/** What stands in place of something that could not be read. */
export function useErrorTexts(): LoadErrorTexts {
  const { t } = useTexts();
  return {
    errorTitle: t(texts.errorTitle),
    retry: t(texts.retry),
    errorCode: (code) => t(texts.errorCode, { code }),
  };
}
