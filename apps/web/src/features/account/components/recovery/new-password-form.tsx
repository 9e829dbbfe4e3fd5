import { userErrors } from '@app/contract/user/errors.ts';
import { userMessages } from '@app/contract/user/messages.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { changePasswordSchema } from '@app/contract/user/schema.ts';
import { Form } from '../../../../components/form.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { call } from '../../../../lib/api.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { say, useTexts } from '../../../../lib/texts.ts';
import { FormHead } from '../form-head.tsx';
import { NewPassword } from '../new-password.tsx';
import { recoveryMessages as texts } from './messages.ts';
import entry from '../entry.module.css';

type Props = { token: string; mailbox: string; onDone: () => void; onExpired: () => void };

/** The new password of whoever holds the link. */
export function NewPasswordForm({ token, mailbox, onDone, onExpired }: Props) {
  const { t } = useTexts();
  const form = useCheckedForm({
    initial: { password: '', again: '' },
    check: ({ password, again }) => ({
      ...schemaErrors(changePasswordSchema, { token, password }),
      ...(again === password ? {} : { again: say(userMessages.passwordsDiffer) }),
    }),
    async send({ password }) {
      try {
        await call(userRoutes.changePassword, { body: { token, password }, token: '', silent: true });
        onDone();
      } catch (error) {
        // It ran out, or was used in another tab, while the password was being thought up.
        if (error instanceof CallError && error.code === userErrors.resetLinkInvalid.code) return onExpired();
        throw error;
      }
    },
  });
  return (
    <div className={entry.screen}>
      <FormHead title={t(texts.titleNew)} text={t(texts.newText, { mailbox })} />
      <Form form={form}>
        <NewPassword password={form.field('password')} again={form.field('again')} mailbox={mailbox} />
        <SubmitButton pending={form.isPending}>{t(texts.save)}</SubmitButton>
      </Form>
    </div>
  );
}
