import type { IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import styles from './fields.module.css';

type Props = {
  label: string;
  icon: ComponentType<IconProps>;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
};

/** A button that is on or off, such as bold. */
export const Toggle = ({ label, icon: Icon, isOn, onChange, disabled = false }: Props) => (
  <button
    type="button"
    className={styles.toggle}
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    disabled={disabled}
    // The text that is being written in keeps the focus.
    onPointerDown={(event) => event.preventDefault()}
    onClick={() => onChange(!isOn)}
  >
    <Icon size={18} stroke={1.6} aria-hidden="true" />
  </button>
);
