import { IconAlertTriangle } from '@tabler/icons-react';
import { CallError } from '../lib/call-error.ts';
import { Button } from './button.tsx';
import styles from './load-error.module.css';

export type LoadErrorTexts = {
  readonly errorTitle: string;
  readonly retry: string;
  readonly errorCode: (code: string) => string;
};

type Props = { error: Error; texts: LoadErrorTexts; onRetry?: () => void };

/** In place of what could not be loaded: what happened, and how to try again. */
export function LoadError({ error, texts, onRetry }: Props) {
  const code =
    error instanceof CallError ? [error.code || '', error.requestId].filter(Boolean).join(' · ') : '';
  return (
    <div className={styles.error} role="alert">
      <IconAlertTriangle size={28} stroke={1.6} aria-hidden="true" />
      <b>{texts.errorTitle}</b>
      <p>{error.message}</p>
      {onRetry ? (
        <Button variant="light" onClick={onRetry}>
          {texts.retry}
        </Button>
      ) : null}
      {code === '' ? null : <small>{texts.errorCode(code)}</small>}
    </div>
  );
}
