import { createPortal } from 'react-dom';
import { useTexts } from '../../../lib/texts.ts';
import { outlineTexts as texts } from '../messages.ts';
import styles from './wizard.module.css';

type Props = { state: 'saved' | 'waiting' | 'saving' | 'failed'; reason?: string; onRetry: () => void };

/** Whether everything is saved, in the bar of the project. */
export function SaveSign({ state, reason, onRetry }: Props) {
  const { t } = useTexts();
  const place = document.querySelector('[data-save-state]');
  if (!place) return null;
  const words = { saved: texts.saved, waiting: texts.saving, saving: texts.saving, failed: texts.notSaved };
  return createPortal(
    <span className={styles.saving} data-state={state} title={reason || undefined}>
      <span role="status">{t(words[state])}</span>
      {state === 'failed' ? (
        <button type="button" onClick={onRetry}>
          {t(texts.retry)}
        </button>
      ) : null}
    </span>,
    place,
  );
}
