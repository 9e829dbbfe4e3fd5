import { inviteLimits } from '@app/contract/invite/limits.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Form } from '../../../../components/form.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { trimPaste } from '../../../../components/trim-paste.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { accountMessages } from '../../messages.ts';
import { CodeField } from '../code-field.tsx';
import { FormHead } from '../form-head.tsx';
import { NewPassword } from '../new-password.tsx';
import { AgeRefusal } from './age-refusal.tsx';
import { AgreeField } from './agree-field.tsx';
import { signUpMessages as texts } from './messages.ts';
import entry from '../entry.module.css';
import styles from './register-form.module.css';
import { useRegisterForm } from './use-register-form.ts';

/** A new account. The date of birth comes before the code: of a child not even the mailbox leaves the browser. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTexts();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { form, again, isReferred, isRefused, mayGetCode } = useRegisterForm(onDone);
  if (isRefused) return <AgeRefusal />;
  const mailbox = form.values.mailbox.trim();
  return (
    <div className={entry.screen}>
      <FormHead title={t(texts.titleRegister)} text={t(isReferred ? texts.referred : texts.registerText)} />
      <Form form={form}>
        <div className={entry.pair}>
          <TextField
            {...form.field('nickname')}
            label={t(accountMessages.nickname)}
            autoComplete="nickname"
            maxLength={userLimits.nickname.max}
            onPaste={trimPaste}
          />
          <TextField
            {...form.field('mailbox')}
            type="email"
            label={t(accountMessages.mailbox)}
            autoComplete="email"
            maxLength={userLimits.mailbox.max}
            onPaste={trimPaste}
          />
        </div>
        <div className={entry.pair}>
          <TextField
            {...form.field('birthday')}
            type="date"
            label={t(texts.birthday)}
            autoComplete="bday"
            min={`${userLimits.oldestBirthYear}-01-01`}
            max={today}
            hint={t(texts.birthdayHint)}
          />
          <TextField
            {...form.field('inviteCode')}
            label={t(texts.inviteCode)}
            autoComplete="off"
            maxLength={inviteLimits.code.max}
            onPaste={trimPaste}
            hint={
              <>
                {t(texts.noCode)} <Link to="/apply-code">{t(texts.applyCode)}</Link>
              </>
            }
          />
        </div>
        <CodeField
          field={form.field('verificationCode')}
          purpose="register"
          mailbox={mailbox}
          again={again}
          checkFirst={mayGetCode}
        />
        <NewPassword
          isFirst
          password={form.field('password')}
          again={form.field('again')}
          mailbox={mailbox}
        />
        <AgreeField {...form.field('agreed')} value={form.values.agreed} />
        <SubmitButton pending={form.isPending}>{t(texts.submit)}</SubmitButton>
      </Form>
      <p className={styles.other}>
        {t(texts.haveAccount)} <Link to="/login">{t(texts.login)}</Link>
      </p>
    </div>
  );
}
