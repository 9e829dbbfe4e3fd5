import { useEffect, useRef } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { notify } from '../../../../lib/notices.ts';
import { say, useTexts } from '../../../../lib/texts.ts';
import styles from './copy-field.module.css';
import { settingsMessages as texts } from './messages.ts';

type Props = {
  label: string;
  text: string;
  /** It is taken along without being asked for, where the browser allows it. */
  copiesItself?: boolean;
};

/** A text to take along. Pages that are not served securely have no clipboard; then the keyboard must do. */
export function CopyField({ label, text, copiesItself = false }: Props) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!copiesItself) return;
    const said = () => notify('success', say(texts.copied));
    // Refused without a word: the button is there.
    void navigator.clipboard?.writeText(text).then(said, () => undefined);
  }, [copiesItself, text]);
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      notify('success', t(texts.copied));
    } catch {
      notify('info', t(texts.copyByHand));
    }
  }
  return (
    <div className={styles.copy}>
      <TextField
        ref={field}
        label={label}
        value={text}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" onClick={() => void copy()}>
        {t(texts.copy)}
      </Button>
    </div>
  );
}
