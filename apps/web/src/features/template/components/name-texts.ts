import type { FormDialogTexts } from '../../../components/form-dialog.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { templateTexts as texts } from '../messages.ts';

/** The words around a name that is typed. */
export function useNameTexts(): FormDialogTexts {
  const { t } = useTexts();
  return {
    close: t(texts.close),
    cancel: t(texts.cancel),
    loseTitle: t(texts.loseTitle),
    loseText: t(texts.loseText),
    lose: t(texts.lose),
    keep: t(texts.keep),
  };
}
