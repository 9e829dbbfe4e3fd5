import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { outlineTexts as texts } from '../messages.ts';

type Props = { onConfirm: () => void | Promise<unknown>; onClose: () => void };

/** A new outline takes the place of the one that was worked on. */
export function ReplaceDialog({ onConfirm, onClose }: Props) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      danger
      title={t(texts.replaceTitle)}
      text={t(texts.replaceText)}
      confirmLabel={t(texts.drawAgain)}
      cancelLabel={t(texts.cancel)}
      closeLabel={t(texts.close)}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
