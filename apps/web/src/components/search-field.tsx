import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import styles from './search-field.module.css';
import { useKey } from './use-key.ts';

type Props = { label: string; value: string; onChange: (value: string) => void; maxLength?: number };

/** Looks for something in the list below it. The key "/" leads here. */
export function SearchField({ label, value, onChange, maxLength }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useKey('/', () => input.current?.focus());
  return (
    <div className={styles.find}>
      <IconSearch size={18} stroke={1.6} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
