import { avatarLimits } from '@app/contract/avatar/limits.ts';
import { type Avatar, avatarNameSchema } from '@app/contract/avatar/schema.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useChangeAvatar } from '../../api.ts';
import { avatarTexts as texts } from '../../messages.ts';

const nameForm = z.object({ name: avatarNameSchema });

export function RenameAvatar({ avatar, onClose }: { avatar: Avatar; onClose: () => void }) {
  const { t } = useTexts();
  const change = useChangeAvatar();
  const form = useCheckedForm({
    initial: { name: avatar.name },
    check: (values) => schemaErrors(nameForm, values),
    send: ({ name }) => change.mutateAsync({ avatarsId: avatar.id, name: name.trim() }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(texts.renameTitle)}
      submitLabel={t(texts.save)}
      form={form}
      texts={{
        close: t(texts.close),
        cancel: t(texts.cancel),
        loseTitle: t(texts.loseTitle),
        loseText: t(texts.loseText),
        lose: t(texts.lose),
        keep: t(texts.keep),
      }}
      onClose={onClose}
    >
      <TextField label={t(texts.name)} maxLength={avatarLimits.name.max} {...form.field('name')} />
    </FormDialog>
  );
}
