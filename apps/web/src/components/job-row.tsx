import { IconRefresh, IconX } from '@tabler/icons-react';
import styles from './job-row.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { type ChipKind, StateChip } from './state-chip.tsx';

export type JobState = 'waiting' | 'running' | 'complete' | 'failed' | 'cancelled';

export type JobRowTexts = Readonly<Record<JobState | 'cancel' | 'retry', string>>;

type Props = {
  title: string;
  detail?: string;
  state: JobState;
  /** 0 to 1; absent while nobody knows. */
  progress?: number | undefined;
  /** Why it failed, and what to do. */
  reason?: string;
  texts: JobRowTexts;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
};

const kinds: Readonly<Record<JobState, ChipKind>> = {
  waiting: 'muted',
  running: 'spot',
  complete: 'ok',
  failed: 'err',
  cancelled: 'muted',
};

/** Work that takes a while: where it stands, how to stop it, why it failed and how to try again. */
export function JobRow({ title, detail, state, progress, reason = '', texts, onCancel, onRetry }: Props) {
  const isOver = state !== 'waiting' && state !== 'running';
  const canRetry = state === 'failed' || state === 'cancelled';
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.title} title={title}>
          {title}
        </span>
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
        <StateChip kind={kinds[state]} label={texts[state]} moving={state === 'running'} />
      </div>
      <div className={styles.actions}>
        {!isOver && onCancel ? (
          <button
            type="button"
            className={styles.action}
            aria-label={`${texts.cancel} ${title}`}
            onClick={onCancel}
          >
            <IconX size={16} stroke={1.6} aria-hidden="true" />
            {texts.cancel}
          </button>
        ) : null}
        {canRetry && onRetry ? (
          <button
            type="button"
            className={styles.action}
            aria-label={`${texts.retry} ${title}`}
            onClick={onRetry}
          >
            <IconRefresh size={16} stroke={1.6} aria-hidden="true" />
            {texts.retry}
          </button>
        ) : null}
      </div>
      {state === 'running' ? (
        <div className={styles.bar}>
          <ProgressBar label={title} value={progress} />
        </div>
      ) : null}
      {reason === '' ? null : (
        <p className={styles.reason} role="alert">
          {reason}
        </p>
      )}
    </li>
  );
}
