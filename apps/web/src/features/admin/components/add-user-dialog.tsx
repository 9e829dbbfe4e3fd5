import { userLimits } from '@app/contract/user/limits.ts';
import { userMessages } from '@app/contract/user/messages.ts';
import { type LevelName, levelNames } from '@app/contract/user/states/level.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCheckedForm } from '../../../components/use-checked-form.ts';
import { notify } from '../../../lib/notices.ts';
import { useMailReaches } from '../../../lib/server-settings.ts';
import { useTexts } from '../../../lib/texts.ts';
import { levelText } from '../../billing/rules.ts';
import { useAddUser } from '../api.ts';
import { useFormTexts } from '../hooks.ts';
import { deskMessages as texts } from '../messages.ts';
import { isMailbox } from '../rules.ts';
import styles from './parts.module.css';

const { min, max } = userLimits.nickname;

/** Adds an account; its owner sets the password by a mail. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts();
  const add = useAddUser();
  const reaches = useMailReaches();
  const form = useCheckedForm({
    initial: { mailbox: '', nickname: '', level: levelNames[0] as LevelName },
    check: ({ mailbox, nickname }) => {
      const length = nickname.trim().length;
      return {
        mailbox: isMailbox(mailbox) ? undefined : t(userMessages.mailboxInvalid),
        nickname: length < min || length > max ? t(texts.nicknameWrong, { min, max }) : undefined,
      };
    },
    async send({ mailbox, nickname, level }) {
      await add({ mailbox: mailbox.trim(), nickname: nickname.trim(), level });
      notify('success', t(reaches ? texts.userAdded : texts.userAddedHere, { mailbox: mailbox.trim() }));
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(texts.addUser)}
      submitLabel={t(texts.addUser)}
      form={form}
      texts={useFormTexts()}
      onClose={onClose}
    >
      <TextField
        label={t(texts.mailbox)}
        type="email"
        autoComplete="off"
        data-autofocus
        {...form.field('mailbox')}
      />
      <TextField label={t(texts.nickname)} autoComplete="off" {...form.field('nickname')} />
      <SelectField
        label={t(texts.level)}
        options={levelNames.map((name) => [name, levelText(name, language)])}
        {...form.field('level')}
      />
      <p className={styles.note}>{t(reaches ? texts.addUserHint : texts.addUserHintHere)}</p>
    </FormDialog>
  );
}
