import { SubmitButton } from '../../../../components/submit-button.tsx';
import { saveBlob } from '../../../../lib/download.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import styles from './factor.module.css';
import { factorTexts as texts } from './messages.ts';

type Props = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, this once, and how to take them along. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useTexts();
  const text = codes.join('\n');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', t(texts.copied));
    } catch {
      // A page that is not served securely has no clipboard.
      notify('info', t(texts.copyByHand));
    }
  }
  const download = () =>
    saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), `${t(texts.fileName)}.txt`);
  return (
    <form
      className={styles.steps}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <h3 className={styles.heading}>{t(texts.codesTitle)}</h3>
      <p className={styles.note}>{t(texts.codesText)}</p>
      <ul className={styles.codes} aria-label={t(texts.codes)}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          {t(texts.copy)}
        </button>
        <button type="button" className={styles.button} onClick={download}>
          {t(texts.download)}
        </button>
      </div>
      <SubmitButton pending={false}>{t(texts.saved)}</SubmitButton>
    </form>
  );
}
