import { IconChevronDown } from '@tabler/icons-react';
import styles from './filter-select.module.css';

type Props<Value extends string> = {
  label: string;
  /** What stands there while nothing is chosen: all of them. */
  all: string;
  value: string;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value | '') => void;
};

/** Narrows a list to one kind of its rows. */
export function FilterSelect<Value extends string>({ label, all, value, options, onChange }: Props<Value>) {
  // An address may hold anything; what is not offered chooses nothing.
  const chosen = options.find(([name]) => name === value)?.[0] ?? '';
  return (
    <span className={styles.filter} data-chosen={chosen !== ''}>
      <select
        aria-label={label}
        value={chosen}
        onChange={({ currentTarget }) =>
          onChange(options.find(([name]) => name === currentTarget.value)?.[0] ?? '')
        }
      >
        <option value="">{all}</option>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
    </span>
  );
}
