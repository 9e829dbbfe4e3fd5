import type { ReactNode, Ref } from 'react';
import styles from './radio-tile.module.css';

type Props = {
  /** Tiles with the same name: one of them holds. */
  group: string;
  checked: boolean;
  onChoose: () => void;
  /** For readers, where the tile shows no words. */
  label?: string;
  title?: string;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** One of a few choices as a tile that can be pressed anywhere; arrow keys walk over them. */
export const RadioTile = ({
  group,
  checked,
  onChoose,
  label,
  title,
  disabled,
  inputRef,
  className,
  children,
}: Props) => (
  <label className={`${styles.tile} ${className ?? ''}`} title={title}>
    <input
      ref={inputRef}
      type="radio"
      name={group}
      checked={checked}
      disabled={disabled}
      aria-label={label}
      onChange={onChoose}
    />
    {children}
  </label>
);
