import type { DeskUser } from '@app/contract/admin/schema.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { notify } from '../../../lib/notices.ts';
import { useMailReaches } from '../../../lib/server-settings.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useResetFactor, useResetUser, useSwitchUser } from '../api.ts';
import { deskMessages as texts } from '../messages.ts';
import type { UserAction } from '../rules.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { GradeDialog } from './grade-dialog.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { LevelDialog } from './level-dialog.tsx';

export type UserDialogProps = { user: DeskUser; onClose: () => void };

/** The dialog of what was chosen for an account. */
export function UserDialog({ action, ...props }: UserDialogProps & { action: UserAction }) {
  switch (action) {
    case 'level':
      return <LevelDialog {...props} />;
    case 'grant':
      return <GrantDialog {...props} />;
    case 'grade':
      return <GradeDialog {...props} />;
    case 'reset':
      return <ResetDialog {...props} />;
    case 'reset-factor':
      return <ResetFactorDialog {...props} />;
    case 'disable':
    case 'enable':
      return <SwitchDialog {...props} />;
    case 'delete':
      return <DeleteUserDialog {...props} />;
    default:
      return action satisfies never;
  }
}

function ResetDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTexts();
  const reset = useResetUser();
  const reaches = useMailReaches();
  const { id, mailbox, nickname: name } = user;
  return (
    <ConfirmDialog
      title={t(texts.resetTitle, { name })}
      text={t(reaches ? texts.resetText : texts.resetTextHere, { mailbox })}
      confirmLabel={t(reaches ? texts.reset : texts.resetHere)}
      cancelLabel={t(texts.cancel)}
      closeLabel={t(texts.close)}
      onConfirm={async () => {
        await reset(id);
        notify('success', t(reaches ? texts.resetDone : texts.resetDoneHere, { mailbox }));
      }}
      onClose={onClose}
    />
  );
}

function ResetFactorDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTexts();
  const reset = useResetFactor();
  const { id, mailbox, nickname: name } = user;
  return (
    <ConfirmDialog
      danger
      title={t(texts.resetFactorTitle, { name })}
      text={t(texts.resetFactorText, { mailbox })}
      confirmLabel={t(texts.resetFactor)}
      cancelLabel={t(texts.cancel)}
      closeLabel={t(texts.close)}
      onConfirm={async () => {
        await reset(id);
        notify('success', t(texts.resetFactorDone, { name }));
      }}
      onClose={onClose}
    />
  );
}

/** Asks before an account is disabled or enabled. */
function SwitchDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTexts();
  const change = useSwitchUser();
  const { id, nickname: name, disabled } = user;
  return (
    <ConfirmDialog
      danger={!disabled}
      title={t(disabled ? texts.enableTitle : texts.disableTitle, { name })}
      text={t(disabled ? texts.enableText : texts.disableText)}
      confirmLabel={t(disabled ? texts.enable : texts.disable)}
      cancelLabel={t(texts.cancel)}
      closeLabel={t(texts.close)}
      onConfirm={async () => {
        await change({ id, disabled: !disabled });
        notify('success', t(disabled ? texts.enabledDone : texts.disabledDone, { name }));
      }}
      onClose={onClose}
    />
  );
}
