import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import styles from './select-box.module.css';

export type SelectBoxProps = Omit<ComponentProps<'select'>, 'children' | 'className'> & {
  options: readonly (readonly [value: string, label: string])[];
  /** Compact among tools; else as high as the fields of a form. */
  isCompact?: boolean;
};

/** One of a few. Native: a phone shows its own wheel. */
export function SelectBox({ options, isCompact = false, ...select }: SelectBoxProps) {
  return (
    <span className={styles.box} data-compact={isCompact}>
      <select {...select}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <IconChevronDown size={isCompact ? 16 : 18} stroke={1.6} aria-hidden="true" />
    </span>
  );
}
