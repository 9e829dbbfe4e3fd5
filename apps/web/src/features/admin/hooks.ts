import type { FormDialogTexts } from '../../components/form-dialog.tsx';
import { notify } from '../../lib/notices.ts';
import { useSession } from '../../lib/session.ts';
import { say, useTexts } from '../../lib/texts.ts';
import { deskMessages as texts } from './messages.ts';
import { mayChange } from './rules.ts';

/** What a button that changes something needs: switched off, with the reason, for who may only look. */
export function useChangeButton(): { disabled?: boolean; title?: string } {
  const { t } = useTexts();
  const may = useSession(({ user }) => mayChange(user));
  return may ? {} : { disabled: true, title: t(texts.readOnly) };
}

/** What the form dialogs of the desk say. */
export function useFormTexts(): FormDialogTexts {
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

/** Copies a text and says so. Pages that are not served securely have no clipboard. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('success', say(texts.copied));
  } catch {
    notify('warning', say(texts.copyFailed));
  }
}
