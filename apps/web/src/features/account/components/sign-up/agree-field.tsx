import { useId } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../../lib/texts.ts';
import { signUpMessages as texts } from './messages.ts';
import styles from './register-form.module.css';

type Props = {
  name: string;
  value: boolean;
  error?: string | undefined;
  onChange: (agreed: boolean) => void;
};

/** The word given to the privacy policy, which opens beside the form: nothing typed is lost. */
export function AgreeField({ name, value, error, onChange }: Props) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div>
      <div className={styles.agree}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={value}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label htmlFor={id}>
          {t(texts.agreeBefore)}{' '}
          <Link to="/privacy-policy" target="_blank">
            {t(texts.privacy)}
          </Link>
        </label>
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
