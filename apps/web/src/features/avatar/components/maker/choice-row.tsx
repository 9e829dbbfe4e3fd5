import type { CharacterFile } from '@app/contract/character/schema.ts';
import { useId, useMemo } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { ChoicePicture } from './choice-picture.tsx';
import styles from './choice-row.module.css';
import type { Row } from './choices.ts';

type Props = { row: Row; character: CharacterFile; onChange: (character: CharacterFile) => void };

/** Choices of which one holds; each is shown as it would look. */
export function ChoiceRow({ row, character, onChange }: Props) {
  const { t } = useTexts();
  const name = useId();
  const pictures = useMemo(() => row.choices.map(({ put }) => put(character)), [row, character]);
  const isColour = row.choices[0]?.colour !== undefined;
  return (
    <fieldset className={styles.row}>
      <legend>{t(row.label)}</legend>
      <div className={styles.choices} data-kind={isColour ? 'colour' : row.view}>
        {row.choices.map((choice, index) => (
          <label key={choice.name} className={styles.choice} title={t(choice.label)}>
            <input
              type="radio"
              name={name}
              checked={choice.isOn(character)}
              aria-label={t(choice.label)}
              onChange={() => onChange(choice.put(character))}
            />
            {choice.colour === undefined ? (
              <>
                <ChoicePicture character={pictures[index] ?? character} view={row.view} />
                <span className={styles.word}>{t(choice.label)}</span>
              </>
            ) : (
              <span className={styles.colour} style={{ background: choice.colour }} />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
