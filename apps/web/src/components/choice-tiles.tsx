import type { IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import styles from './choice-tiles.module.css';
import { RadioTile } from './radio-tile.tsx';

export type Choice<V extends string> = {
  readonly value: V;
  readonly title: string;
  /** What it means, in one line. */
  readonly text: string;
  readonly icon?: ComponentType<IconProps>;
  /** It cannot be chosen now; the text says why. */
  readonly disabled?: boolean;
};

type Props<V extends string> = {
  label: string;
  choices: readonly Choice<V>[];
  value: V | null;
  disabled?: boolean;
  onChoose: (value: V) => void;
};

/** A few choices that each need a line to be understood. */
export const ChoiceTiles = <V extends string>({ label, choices, value, disabled, onChoose }: Props<V>) => (
  <div className={styles.choices} role="radiogroup" aria-label={label}>
    {choices.map(({ value: choice, title, text, icon: Icon, disabled: isClosed = false }) => (
      <RadioTile
        key={choice}
        group={label}
        className={styles.choice}
        checked={choice === value}
        disabled={disabled === true || isClosed}
        onChoose={() => onChoose(choice)}
      >
        {Icon ? <Icon size={24} stroke={1.4} aria-hidden="true" /> : null}
        <b>{title}</b>
        <small>{text}</small>
      </RadioTile>
    ))}
  </div>
);
