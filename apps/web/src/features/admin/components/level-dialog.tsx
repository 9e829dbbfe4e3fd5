import { levelNames } from '@app/contract/user/states/level.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useCheckedForm } from '../../../components/use-checked-form.ts';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { levelText } from '../../billing/rules.ts';
import { useUpdateUser } from '../api.ts';
import { useFormTexts } from '../hooks.ts';
import { deskMessages as texts } from '../messages.ts';
import type { UserDialogProps } from './user-dialog.tsx';

/** Gives an account another level. */
export function LevelDialog({ user, onClose }: UserDialogProps) {
  const { t, language } = useTexts();
  const update = useUpdateUser();
  const { id, nickname: name } = user;
  const form = useCheckedForm({
    initial: { level: user.level },
    check: () => ({}),
    async send({ level }) {
      await update({ id, level });
      notify('success', t(texts.levelChanged, { name, level: levelText(level, language) }));
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(texts.changeLevelTitle, { name })}
      submitLabel={t(texts.changeLevel)}
      form={form}
      texts={useFormTexts()}
      onClose={onClose}
    >
      <SelectField
        label={t(texts.level)}
        hint={user.mailbox}
        options={levelNames.map((level) => [level, levelText(level, language)])}
        {...form.field('level')}
      />
    </FormDialog>
  );
}
