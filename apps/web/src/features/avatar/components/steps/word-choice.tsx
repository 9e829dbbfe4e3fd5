import { useId } from 'react';
import { RadioTile } from '../../../../components/radio-tile.tsx';
import styles from './word-choice.module.css';

type Props<Name extends string> = {
  label: string;
  choices: readonly { name: Name; label: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
};

/** A few words of which one holds. */
export function WordChoice<Name extends string>({ label, choices, chosen, onChoose }: Props<Name>) {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {choices.map(({ name, label: word }) => (
        <RadioTile
          key={name}
          group={group}
          checked={name === chosen}
          onChoose={() => onChoose(name)}
          className={styles.choice}
        >
          {word}
        </RadioTile>
      ))}
    </fieldset>
  );
}
