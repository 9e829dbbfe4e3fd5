import { userRoutes } from '@app/contract/user/routes.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useDelay } from '../../../../components/use-delay.ts';
import { call } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { FormHead } from '../form-head.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { recoveryMessages as texts } from './messages.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import entry from '../entry.module.css';

type Link =
  | { state: 'checking' | 'expired' | 'done' }
  | { state: 'valid'; mailbox: string }
  | { state: 'failed'; error: Error };

type Props = { onSent: () => void };

/** The link of the mail: it is checked before a password is asked for. */
export function ResetByLink(props: Props) {
  const [attempt, setAttempt] = useState(1);
  return <CheckedLink key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function CheckedLink({ onSent, onRetry }: Props & { onRetry: () => void }) {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [link, setLink] = useState<Link>({ state: token === '' ? 'expired' : 'checking' });

  useEffect(() => {
    if (token === '') return undefined;
    const end = new AbortController();
    call(userRoutes.verifyToken, { body: { token }, signal: end.signal, silent: true }).then(
      ({ valid, mailbox }) => setLink(valid ? { state: 'valid', mailbox } : { state: 'expired' }),
      (error: Error) => !end.signal.aborted && setLink({ state: 'failed', error }),
    );
    return () => end.abort();
  }, [token]);

  switch (link.state) {
    case 'checking':
      return <Checking />;
    case 'failed':
      return (
        <>
          <h1 className="only-for-readers">{t(texts.titleNew)}</h1>
          <LoadError
            error={link.error}
            texts={{
              errorTitle: t(texts.loadErrorTitle),
              retry: t(texts.retry),
              errorCode: (code) => t(texts.errorCode, { code }),
            }}
            onRetry={onRetry}
          />
        </>
      );
    case 'expired':
      return <ForgotForm title={t(texts.titleExpired)} text={t(texts.expiredText)} onSent={onSent} />;
    case 'done':
      return <Done />;
    case 'valid':
      return (
        <NewPasswordForm
          token={token}
          mailbox={link.mailbox}
          onDone={() => setLink({ state: 'done' })}
          onExpired={() => setLink({ state: 'expired' })}
        />
      );
  }
}

function Checking() {
  const { t } = useTexts();
  const isLate = useDelay(true);
  return (
    <div className={entry.screen} aria-busy="true">
      <h1 className="only-for-readers">{t(texts.checking)}</h1>
      {isLate ? (
        <>
          <Skeleton width="60%" height={40} />
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </>
      ) : null}
    </div>
  );
}

function Done() {
  const { t } = useTexts();
  return (
    <div className={entry.screen} role="status">
      <FormHead title={t(texts.titleDone)} text={t(texts.doneText)} />
      <div className={entry.actions}>
        <ButtonLink to="/login" size="md">
          {t(texts.login)}
        </ButtonLink>
      </div>
    </div>
  );
}
