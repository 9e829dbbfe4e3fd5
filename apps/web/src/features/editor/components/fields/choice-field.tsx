import { useId } from 'react';
import styles from './fields.module.css';

type Props<Value extends string> = {
  label: string;
  /** Undefined: what is chosen has several. */
  value: Value | undefined;
  options: readonly (readonly [value: Value, name: string])[];
  onChange: (value: Value) => void;
};

/** One of a few. Native: it is open at once, and every key works. */
export function ChoiceField<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const id = useId();
  return (
    <label className={styles.field} htmlFor={id}>
      <span>{label}</span>
      <select
        id={id}
        className={styles.choice}
        value={value ?? ''}
        onChange={({ target }) => {
          const found = options.find(([each]) => each === target.value);
          if (found) onChange(found[0]);
        }}
      >
        {value === undefined ? <option value="">–</option> : null}
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
