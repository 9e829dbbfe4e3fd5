import { useId } from 'react';
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
        <label key={name}>
          <input type="radio" name={group} checked={name === chosen} onChange={() => onChoose(name)} />
          {word}
        </label>
      ))}
    </fieldset>
  );
}
