import type { Message } from '@app/contract/base/messages.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { projectTexts } from '../../messages.ts';

/** How it is said that something could not be fetched. */
export function useFailed(title: Message) {
  const { t } = useTexts();
  return {
    errorTitle: t(title),
    retry: t(projectTexts.retry),
    errorCode: (code: string) => t(projectTexts.errorCode, { code }),
  };
}
