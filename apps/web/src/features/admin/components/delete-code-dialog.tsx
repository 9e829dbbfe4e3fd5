import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useRemoveCode } from '../api.ts';
import { deskMessages as texts } from '../messages.ts';

/** Asks before a code is deleted. */
export function DeleteCodeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTexts();
  const remove = useRemoveCode();
  return (
    <ConfirmDialog
      danger
      title={t(texts.deleteCodeTitle, { code })}
      text={t(texts.deleteCodeText)}
      confirmLabel={t(texts.deleteCode)}
      cancelLabel={t(texts.cancel)}
      closeLabel={t(texts.close)}
      onConfirm={async () => {
        await remove(code);
        notify('success', t(texts.codeDeleted, { code }));
      }}
      onClose={onClose}
    />
  );
}
