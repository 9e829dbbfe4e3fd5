import styles from './filter-select.module.css';
import { SelectBox } from './select-box.tsx';

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
      <SelectBox
        isCompact
        aria-label={label}
        value={chosen}
        options={[['', all], ...options]}
        onChange={({ currentTarget }) =>
          onChange(options.find(([name]) => name === currentTarget.value)?.[0] ?? '')
        }
      />
    </span>
  );
}
