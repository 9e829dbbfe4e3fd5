import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './select-field.module.css';

type Props = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  error?: string | undefined;
  /** What the choice means; read aloud with the field. */
  hint?: ReactNode;
};

/** One of a few, with its label above. Native: a phone shows its own wheel. */
export function SelectField({ label, options, error, hint, ...select }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <select
          {...select}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined && !hint ? undefined : `${id}-about`}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
      </div>
      {error === undefined && !hint ? null : (
        <p id={`${id}-about`} className={error === undefined ? styles.hint : styles.error}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
