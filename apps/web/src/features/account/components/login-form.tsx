import { loginSchema } from '@app/contract/user/schema.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { trimPaste } from '../../../components/trim-paste.ts';
import { schemaErrors } from '../../../lib/schema-errors.ts';
import { say, useTexts } from '../../../lib/texts.ts';
import { login, rememberedAccount } from '../api.ts';
import { accountMessages as texts } from '../messages.ts';
import { FormHead } from './form-head.tsx';
import styles from './login-form.module.css';
import { PasswordField } from './password-field.tsx';

type Field = 'mailbox' | 'password';
type Values = Record<Field, string>;
type Wrong = Partial<Record<Field, string | undefined>>;

const wrongWith = ({ mailbox, password }: Values): Wrong => ({
  ...schemaErrors(loginSchema, { mailbox, password }),
  ...(mailbox === '' ? { mailbox: say(texts.mailboxNeeded) } : {}),
  ...(password === '' ? { password: say(texts.passwordNeeded) } : {}),
});

function useLoginForm(onDone: () => void) {
  const mailbox = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  /** What a field held when it was last looked at; one that was not looked at is not called wrong. */
  const [seen, setSeen] = useState<Partial<Values>>({});
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState(false);

  // The fields keep what is typed: a browser may have filled them in before this code ran.
  const typed = (): Values => ({
    mailbox: mailbox.current?.value.trim() ?? '',
    password: password.current?.value ?? '',
  });
  const found = wrongWith({ mailbox: '', password: '', ...seen });
  const wrong: Wrong = {
    mailbox: seen.mailbox === undefined ? undefined : found.mailbox,
    password: seen.password === undefined ? undefined : found.password,
  };
  const look = (...fields: Field[]) => {
    const values = typed();
    setSeen((before) => ({
      ...before,
      ...Object.fromEntries(fields.map((field) => [field, values[field]])),
    }));
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const remember = new FormData(event.currentTarget).get('remember') === 'on';
    const values = typed();
    const first = wrongWith(values);
    setSeen(values);
    if (first.mailbox !== undefined) return mailbox.current?.focus();
    if (first.password !== undefined) return password.current?.focus();
    setPending(true);
    try {
      await login({ ...values, remember });
      onDone();
    } catch (error) {
      setRefusal((error as Error).message);
      password.current?.select();
    } finally {
      setPending(false);
    }
  }
  return {
    mailbox,
    password,
    wrong,
    refusal,
    pending,
    submit,
    /** Only what was typed is judged on leaving: whoever comes for another link is not scolded. */
    leaveMailbox: () => typed().mailbox !== '' && look('mailbox'),
    /** What was called wrong is looked at again with every letter. */
    lookAgain: () => look(...(['mailbox', 'password'] as const).filter((field) => wrong[field])),
  };
}

/** Mailbox and password. A refusal stands above the fields, and the password is ready to be typed again. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTexts();
  const { mailbox, password, wrong, refusal, pending, ...form } = useLoginForm(onDone);
  const remembered = rememberedAccount();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void form.submit(event)}
      onInput={form.lookAgain}
      noValidate
    >
      <FormHead title={t(texts.titleLogin)} text={t(texts.loginText)} />
      {refusal === undefined ? null : (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <TextField
        ref={mailbox}
        name="mailbox"
        type="email"
        label={t(texts.mailbox)}
        autoComplete="username"
        defaultValue={remembered}
        error={wrong.mailbox}
        onPaste={trimPaste}
        onBlur={form.leaveMailbox}
      />
      <PasswordField
        ref={password}
        name="password"
        label={t(texts.password)}
        autoComplete="current-password"
        error={wrong.password}
      />
      <div className={styles.row}>
        <label className={styles.remember}>
          <input type="checkbox" name="remember" defaultChecked={remembered !== ''} />
          {t(texts.remember)}
        </label>
        <Link to="/resetPwd">{t(texts.forgot)}</Link>
      </div>
      <SubmitButton pending={pending}>{t(texts.login)}</SubmitButton>
      <Link className={styles.register} to="/register">
        {t(texts.register)}
      </Link>
      <p className={styles.hint}>{t(texts.firstLogin)}</p>
    </form>
  );
}
