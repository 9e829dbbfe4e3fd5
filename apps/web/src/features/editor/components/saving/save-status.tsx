import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useTexts } from '../../../../lib/texts.ts';
import { useEditor } from '../use-editor.ts';
import { savingTexts as texts } from './messages.ts';
import styles from './saving.module.css';

/** Whether everything is saved, in the bar above the editor. */
export function SaveStatus() {
  const { t, language } = useTexts();
  const { autosave } = useEditor();
  const { state, reason, savedAt, conflicts } = useStore(autosave.store);
  const place = document.querySelector('[data-save-state]');
  if (!place) return null;
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false });
  const words = {
    waiting: t(conflicts.length > 0 ? texts.conflict : texts.saving),
    saving: t(texts.saving),
    offline: t(texts.offline),
    failed: t(texts.failed),
    saved: savedAt ? t(texts.saved, { time: time.format(savedAt) }) : '',
  };
  return createPortal(
    <span className={styles.status} data-state={state} title={reason || undefined}>
      <span role="status">{words[state]}</span>
      {state === 'failed' ? (
        <button type="button" onClick={() => void autosave.flush()}>
          {t(texts.retry)}
        </button>
      ) : null}
    </span>,
    place,
  );
}
