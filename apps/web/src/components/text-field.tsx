import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, type Ref, useId, useState } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import styles from './text-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> &
  FieldWords & {
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
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={styles.box}>
        <input
          {...input}
          {...describedBy(id, { error, hint })}
          type={shown ? 'text' : type}
          // It stays a secret while it is shown.
          data-secret={type === 'password' ? true : undefined}
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
        {action}
      </div>
    </FieldFrame>
  );
}

type AreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & FieldWords;

/** Several lines of text, otherwise as a text field. */
export function TextArea({ label, error, hint, rows = 3, ...area }: AreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={styles.box}>
        <textarea {...area} {...describedBy(id, { error, hint })} rows={rows} />
      </div>
    </FieldFrame>
  );
}
