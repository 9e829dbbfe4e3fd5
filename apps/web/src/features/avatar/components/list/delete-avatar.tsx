import type { Avatar } from '@app/contract/avatar/schema.ts';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { UsedIn } from '../../../../components/used-in.tsx';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useDeleteAvatar, useUses } from '../../api.ts';
import { avatarTexts as texts } from '../../messages.ts';

/** Asks before an avatar goes, and says what goes with it and which projects it presents. */
export function DeleteAvatar({ avatar, onClose }: { avatar: Avatar; onClose: () => void }) {
  const { t } = useTexts();
  const deletion = useDeleteAvatar();
  const { data: uses = [] } = useUses(avatar.id);
  const { name } = avatar;
  return (
    <ConfirmDialog
      danger
      title={t(texts.deleteTitle, { name })}
      text={t(texts.deleteText)}
      confirmLabel={t(texts.remove)}
      cancelLabel={t(texts.cancel)}
      closeLabel={t(texts.close)}
      onConfirm={async () => {
        await deletion.mutateAsync(avatar.id);
        notify('success', t(texts.deleted, { name }));
      }}
      onClose={onClose}
    >
      <UsedIn
        uses={uses}
        lead={(count) => t(texts.deleteUses, { count })}
        more={(count) => t(texts.usedMore, { count })}
      />
    </ConfirmDialog>
  );
}
