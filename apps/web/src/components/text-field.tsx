import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, type Ref, useId, useState } from 'react';
import styles from './text-field.module.css';

type Words = {
  label: string;
  error?: string | undefined;
  /** What helps to fill it in; read aloud with the field. */
  hint?: ReactNode;
};

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> &
  Words & {
    /** For a password: what the button that shows it is called. */
    revealLabel?: string;
    /** Something that belongs to the field, at its end. */
    action?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/** A line of text with its label above and what is wrong with it below. Native, because the first screens need it. */
export function TextField({ label, error, hint, revealLabel, action, type = 'text', ...input }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Eye = shown ? IconEyeOff : IconEye;
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <input
        {...input}
        {...described(id, error, hint)}
        type={shown ? 'text' : type}
        // It stays a secret while it is shown.
        data-secret={type === 'password' ? true : undefined}
      />
      {revealLabel === undefined ? null : (
        <button type="button" aria-label={revealLabel} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Eye size={20} stroke={1.6} aria-hidden="true" />
        </button>
      )}
      {action}
    </Frame>
  );
}

type AreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & Words;

/** Several lines of text, otherwise as a text field. */
export function TextArea({ label, error, hint, rows = 3, ...area }: AreaProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <textarea {...area} {...described(id, error, hint)} rows={rows} />
    </Frame>
  );
}

const described = (id: string, error: string | undefined, hint: ReactNode) => ({
  id,
  'aria-invalid': error !== undefined,
  'aria-describedby':
    [error === undefined ? '' : `${id}-error`, hint ? `${id}-hint` : ''].filter(Boolean).join(' ') ||
    undefined,
});

function Frame({ id, label, error, hint, children }: Words & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>{children}</div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
