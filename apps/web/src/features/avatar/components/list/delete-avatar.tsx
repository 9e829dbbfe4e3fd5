import type { Avatar } from '@app/contract/avatar/schema.ts';
import type { PhotoFileKind } from '@app/contract/photo/states/file-kind.ts';
import type { Message } from '@app/contract/base/messages.ts';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { UsedIn } from '../../../../components/used-in.tsx';
import { formatSize } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useDeleteAvatar, useUses } from '../../api.ts';
import { useFiles } from '../photo-api.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { styleNames } from '../style/messages.ts';
import styles from './delete-avatar.module.css';

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
      <Files avatar={avatar} />
    </ConfirmDialog>
  );
}

const kinds: Readonly<Record<PhotoFileKind, Message>> = {
  photo: texts.filePhoto,
  style: texts.fileStyle,
  rig: texts.fileRig,
  picture: texts.filePicture,
  face: texts.fileFace,
};

/** What was made of a photo, file by file. */
function Files({ avatar: { id, making, status } }: { avatar: Avatar }) {
  const { t, language } = useTexts();
  const { data: files = [] } = useFiles(id, making !== null);
  if (making === null) return null;
  return (
    <div className={styles.files}>
      {files.length === 0 ? null : (
        <>
          <p>{t(texts.deleteFiles)}</p>
          <ul>
            {files.map(({ kind, style, size, isShared }) => (
              <li key={`${kind} ${style ?? ''}`}>
                {[
                  t(kinds[kind]),
                  ...(style ? [t(styleNames[style])] : []),
                  formatSize(size, language),
                  ...(isShared ? [t(texts.fileShared)] : []),
                ].join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t(texts.deleteLedger)}</p>
      {status === 'pre-generation' || status === 'look-generation' ? <p>{t(texts.deleteRefund)}</p> : null}
    </div>
  );
}
