import { type KeyboardEvent, useId, useState } from 'react';
import styles from './fields.module.css';

type Props = {
  label: string;
  /** Undefined: what is chosen has several. */
  value: string | undefined;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
};

/** A line of words; it counts when the field is left or Enter is pressed. */
export function WordsField({ label, value, onChange, placeholder, maxLength = 500 }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed !== undefined && typed !== value) onChange(typed);
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(undefined);
  };
  return (
    <label className={styles.field} htmlFor={id}>
      <span>{label}</span>
      <span className={styles.number}>
        <input
          id={id}
          autoComplete="off"
          value={typed ?? value ?? ''}
          placeholder={value === undefined ? '–' : placeholder}
          maxLength={maxLength}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
      </span>
    </label>
  );
}
