import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, type Ref, useId, useState } from 'react';
import styles from './text-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string;
  error?: string | undefined;
  /** For a password: what the button that shows it is called. */
  revealLabel?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A line of text with its label above and what is wrong with it below. Native, because the first screens need it. */
export function TextField({ label, error, revealLabel, type = 'text', ...input }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Eye = shown ? IconEyeOff : IconEye;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          type={shown ? 'text' : type}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {revealLabel === undefined ? null : (
          <button
            type="button"
            aria-label={revealLabel}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Eye size={20} stroke={1.6} aria-hidden="true" />
          </button>
        )}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
