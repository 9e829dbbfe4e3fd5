import { Link } from 'react-router';
import { Refusal } from '../../../components/refusal.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { trimPaste } from '../../../components/trim-paste.ts';
import { useTexts } from '../../../lib/texts.ts';
import { rememberedAccount } from '../api.ts';
import { accountMessages as texts } from '../messages.ts';
import { FormHead } from './form-head.tsx';
import styles from './login-form.module.css';
import { PasswordField } from './password-field.tsx';
import { useLoginForm } from './use-login-form.ts';

type Props = { onDone: (mustSetUpFactor: boolean) => void };

/** Mailbox and password, then the code of a second factor. A refusal stands above the fields, ready to be mended. */
export function LoginForm({ onDone }: Props) {
  const { t } = useTexts();
  const { mailbox, password, code, asksCode, wrong, refusal, pending, ...form } = useLoginForm(onDone);
  const remembered = rememberedAccount();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void form.submit(event)}
      onInput={form.lookAgain}
      noValidate
    >
      <FormHead
        title={t(asksCode ? texts.titleCode : texts.titleLogin)}
        text={t(asksCode ? texts.codeText : texts.loginText)}
      />
      {refusal === undefined ? null : <Refusal>{refusal}</Refusal>}
      {/* Kept while the code is asked for: both are sent again with it. */}
      <div className={styles.form} hidden={asksCode}>
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
      </div>
      {asksCode ? (
        <TextField
          ref={code}
          name="code"
          label={t(texts.code)}
          autoComplete="one-time-code"
          error={wrong.code}
          onPaste={trimPaste}
        />
      ) : null}
      <SubmitButton pending={pending}>{t(texts.login)}</SubmitButton>
      {asksCode ? (
        <button type="button" className={styles.back} onClick={form.back}>
          {t(texts.back)}
        </button>
      ) : (
        <>
          <Link className={styles.register} to="/register">
            {t(texts.register)}
          </Link>
          <p className={styles.hint}>{t(texts.firstLogin)}</p>
        </>
      )}
    </form>
  );
}
