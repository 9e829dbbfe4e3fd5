import { userRoutes } from '@app/contract/user/routes.ts';
import { forgotPasswordSchema } from '@app/contract/user/schema.ts';
import { Link } from 'react-router';
import { Form } from '../../../../components/form.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { trimPaste } from '../../../../components/trim-paste.ts';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { call } from '../../../../lib/api.ts';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { rememberedAccount } from '../../api.ts';
import { accountMessages } from '../../messages.ts';
import { useAgain } from '../again.ts';
import { FormHead } from '../form-head.tsx';
import { recoveryMessages as texts } from './messages.ts';
import entry from '../entry.module.css';

type Props = {
  title: string;
  text: string;
  /** The mail is on its way. */
  onSent: () => void;
};

/** Asks for the link that leads to a new password. */
export function ForgotForm({ title, text, onSent }: Props) {
  const { t } = useTexts();
  const again = useAgain('reset');
  const form = useCheckedForm({
    initial: { mailbox: again.mailbox || rememberedAccount() },
    check: (values) => schemaErrors(forgotPasswordSchema, values),
    async send(values) {
      const mailbox = values.mailbox.trim();
      const { againAfterSeconds } = await call(userRoutes.forgotPassword, {
        body: { mailbox },
        silent: true,
      });
      again.note(mailbox, againAfterSeconds);
    },
    onDone: onSent,
  });
  return (
    <div className={entry.screen}>
      <FormHead title={title} text={text} />
      <Form form={form}>
        <TextField
          {...form.field('mailbox')}
          type="email"
          label={t(accountMessages.mailbox)}
          autoComplete="username"
          onPaste={trimPaste}
        />
        <SubmitButton pending={form.isPending}>{t(texts.send)}</SubmitButton>
      </Form>
      <Link className={entry.other} to="/login">
        {t(texts.backToLogin)}
      </Link>
    </div>
  );
}
