import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { login, rememberedAccount } from '../api.ts';
import { accountMessages as texts } from '../messages.ts';
import styles from './login-form.module.css';

type Missing = { mailbox?: string; password?: string };

/** Mailbox and password. A refusal stands above the fields, and the password is ready to be typed again. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTexts();
  const mailbox = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remembered = rememberedAccount();
  const [missing, setMissing] = useState<Missing>({});
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const values = { mailbox: String(form.get('mailbox')).trim(), password: String(form.get('password')) };
    const found: Missing = {
      ...(values.mailbox === '' ? { mailbox: t(texts.mailboxNeeded) } : {}),
      ...(values.password === '' ? { password: t(texts.passwordNeeded) } : {}),
    };
    setMissing(found);
    if (found.mailbox !== undefined) return mailbox.current?.focus();
    if (found.password !== undefined) return password.current?.focus();
    setPending(true);
    try {
      await login({ ...values, remember: form.get('remember') === 'on' });
      onDone();
    } catch (error) {
      setRefusal((error as Error).message);
      password.current?.select();
    } finally {
      setPending(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <header>
        <h1 className="display">{t(texts.titleLogin)}</h1>
        <p>{t(texts.loginText)}</p>
      </header>
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
        error={missing.mailbox}
      />
      <TextField
        ref={password}
        name="password"
        type="password"
        label={t(texts.password)}
        autoComplete="current-password"
        revealLabel={t(texts.showPassword)}
        error={missing.password}
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
