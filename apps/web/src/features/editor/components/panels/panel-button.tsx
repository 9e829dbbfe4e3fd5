import type { IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import fields from '../fields/fields.module.css';

type Props = { label: string; icon: ComponentType<IconProps>; onClick: () => void; disabled?: boolean };

/** A button of a panel that does something at once. */
export const PanelButton = ({ label, icon: Icon, onClick, disabled = false }: Props) => (
  <button
    type="button"
    className={fields.toggle}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon size={18} stroke={1.6} aria-hidden="true" />
  </button>
);
