import type { Avatar } from '@app/contract/avatar/schema.ts';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useDeleteAvatar, useUses } from '../../api.ts';
import { avatarTexts as texts } from '../../messages.ts';
import styles from './delete-avatar.module.css';

/** So many names say enough. */
const named = 5;

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
      {uses.length > 0 ? (
        <div className={styles.uses}>
          <p>{t(texts.deleteUses, { count: uses.length })}</p>
          <ul>
            {uses.slice(0, named).map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
            {uses.length > named ? <li>{t(texts.usedMore, { count: uses.length - named })}</li> : null}
          </ul>
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
