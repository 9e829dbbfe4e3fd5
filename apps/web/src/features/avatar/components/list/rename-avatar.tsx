import { avatarLimits } from '@app/contract/avatar/limits.ts';
import { type Avatar, avatarNameSchema } from '@app/contract/avatar/schema.ts';
import { RenameDialog } from '../../../../components/rename-dialog.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useChangeAvatar } from '../../api.ts';
import { avatarTexts as texts } from '../../messages.ts';

export function RenameAvatar({ avatar, onClose }: { avatar: Avatar; onClose: () => void }) {
  const { t } = useTexts();
  const change = useChangeAvatar();
  return (
    <RenameDialog
      name={avatar.name}
      schema={avatarNameSchema}
      maxLength={avatarLimits.name.max}
      title={t(texts.renameTitle)}
      label={t(texts.name)}
      submitLabel={t(texts.save)}
      texts={{
        close: t(texts.close),
        cancel: t(texts.cancel),
        loseTitle: t(texts.loseTitle),
        loseText: t(texts.loseText),
        lose: t(texts.lose),
        keep: t(texts.keep),
      }}
      onRename={(name) => change.mutateAsync({ avatarsId: avatar.id, name })}
      onClose={onClose}
    />
  );
}
