import type { IconProps } from '@tabler/icons-react';
import type { ComponentProps, ComponentType } from 'react';
import styles from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'children' | 'className' | 'title' | 'type' | 'aria-label'> & {
  /** What it does: read aloud, and shown under the pointer. */
  label: string;
  icon: ComponentType<IconProps>;
  /** Small inside a line of text, large in a row of tools. A finger finds each of them as large. */
  size?: 'small' | 'usual' | 'large';
};

const iconSizes = { small: 16, usual: 20, large: 20 };

/** A button that is a picture. Where it stands may give it other colours. */
export function IconButton({ label, icon: Icon, size = 'usual', ...button }: Props) {
  return (
    <button
      {...button}
      type="button"
      className={styles.button}
      data-size={size}
      aria-label={label}
      title={label}
    >
      <Icon size={iconSizes[size]} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
