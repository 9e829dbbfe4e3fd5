import { useEffect, useRef } from 'react';
import styles from './fields.module.css';

type Props = {
  label: string;
  /** Undefined: what is chosen has both. */
  value: boolean | undefined;
  onChange: (value: boolean) => void;
};

/** Something that is so or not. */
export function CheckField({ label, value, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = value === undefined;
  }, [value]);
  return (
    <label className={styles.check}>
      <input
        ref={box}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
