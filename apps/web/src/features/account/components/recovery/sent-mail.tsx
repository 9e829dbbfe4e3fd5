import { userRoutes } from '@app/contract/user/routes.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { Refusal } from '../../../../components/refusal.tsx';
import { call } from '../../../../lib/api.ts';
import { notify } from '../../../../lib/notices.ts';
import { useServer } from '../../../../lib/server-settings.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { maskMailbox, webmailOf } from '../../rules.ts';
import { useAgain } from '../again.ts';
import { FormHead } from '../form-head.tsx';
import { recoveryMessages as texts } from './messages.ts';
import entry from '../entry.module.css';
import styles from './recovery.module.css';

/** The mail with the link is on its way: where to look for it, and how to get it again. */
export function SentMail() {
  const { t } = useTexts();
  const again = useAgain('reset');
  const reachesPeople = useServer((state) => state.settings?.mailReachesPeople ?? true);
  if (again.mailbox === '') return <NothingSent />;
  const webmail = webmailOf(again.mailbox);
  return (
    <div className={entry.screen}>
      <FormHead
        title={t(texts.titleSent)}
        text={t(reachesPeople ? texts.sentText : texts.madeText, { mailbox: maskMailbox(again.mailbox) })}
      />
      {reachesPeople ? null : <p className={styles.note}>{t(texts.sentHere)}</p>}
      <SendAgain again={again}>
        {webmail === undefined || !reachesPeople ? null : (
          <ButtonLink to={webmail} size="md">
            {t(texts.openMailbox)}
          </ButtonLink>
        )}
      </SendAgain>
      <Link className={entry.other} to="/login">
        {t(texts.backToLogin)}
      </Link>
    </div>
  );
}

type AgainProps = { again: ReturnType<typeof useAgain>; children: React.ReactNode };

function SendAgain({ again, children }: AgainProps) {
  const { t } = useTexts();
  const { mailbox, left } = again;
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function send() {
    if (left > 0 || isPending) return;
    setIsPending(true);
    setRefusal(undefined);
    try {
      const { againAfterSeconds } = await call(userRoutes.forgotPassword, {
        body: { mailbox },
        silent: true,
      });
      again.note(mailbox, againAfterSeconds);
      notify('success', t(texts.sentAgain));
    } catch (error) {
      setRefusal((error as Error).message);
    } finally {
      setIsPending(false);
    }
  }
  return (
    <>
      {refusal === undefined ? null : <Refusal>{refusal}</Refusal>}
      <div className={entry.actions}>
        {children}
        <button
          type="button"
          className={entry.again}
          aria-disabled={left > 0 || isPending}
          aria-busy={isPending}
          onClick={() => void send()}
        >
          {left > 0 ? t(texts.againIn, { seconds: left }) : t(texts.sendAgain)}
        </button>
      </div>
    </>
  );
}

function NothingSent() {
  const { t } = useTexts();
  return (
    <div className={entry.screen}>
      <FormHead title={t(texts.titleNothingSent)} text={t(texts.nothingSent)} />
      <div className={entry.actions}>
        <ButtonLink to="/resetPwd" size="md">
          {t(texts.toForgot)}
        </ButtonLink>
        <Link to="/login">{t(texts.backToLogin)}</Link>
      </div>
    </div>
  );
}
