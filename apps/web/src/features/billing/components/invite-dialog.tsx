import { inviteLimits } from '@app/contract/invite/limits.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { redeemInviteSchema } from '@app/contract/user/schema.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { trimPaste } from '../../../components/trim-paste.ts';
import { useCheckedForm } from '../../../components/use-checked-form.ts';
import { call } from '../../../lib/api.ts';
import { schemaErrors } from '../../../lib/schema-errors.ts';
import { tokenOf } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { billingMessages as texts } from '../messages.ts';
import styles from './invite-dialog.module.css';

type Props = {
  /** The account is open now. */
  onDone: () => void;
  onApply: () => void;
  onLogout: () => void;
  onClose: () => void;
};

/** The account is not open yet (code 1005): one field that opens it. */
export function InviteDialog({ onDone, onApply, onLogout, onClose }: Props) {
  const { t } = useTexts();
  const form = useCheckedForm({
    initial: { code: '' },
    check: (values) => schemaErrors(redeemInviteSchema, values),
    send: ({ code }) =>
      call(userRoutes.inviteCode, { body: { code: code.trim() }, token: tokenOf('user'), silent: true }),
    onDone,
  });
  const formTexts = {
    close: t(texts.close),
    cancel: t(texts.cancel),
    loseTitle: t(texts.loseTitle),
    loseText: t(texts.loseText),
    lose: t(texts.lose),
    keep: t(texts.keep),
  };
  return (
    <FormDialog
      title={t(texts.inviteTitle)}
      submitLabel={t(texts.inviteSubmit)}
      form={form}
      texts={formTexts}
      onClose={onClose}
    >
      <p>{t(texts.inviteText)}</p>
      <TextField
        {...form.field('code')}
        label={t(texts.inviteCode)}
        autoComplete="off"
        maxLength={inviteLimits.code.max}
        onPaste={trimPaste}
      />
      <div className={styles.ways}>
        <button type="button" onClick={onApply}>
          {t(texts.inviteApply)}
        </button>
        <button type="button" onClick={onLogout}>
          {t(texts.logout)}
        </button>
      </div>
    </FormDialog>
  );
}
