import type { CharacterFile } from '@app/contract/character/schema.ts';
import { useId, useMemo } from 'react';
import { RadioTile } from '../../../../components/radio-tile.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { ChoicePicture } from './choice-picture.tsx';
import styles from './choice-row.module.css';
import type { Row } from './choices.ts';

type Props = { row: Row; character: CharacterFile; onChange: (character: CharacterFile) => void };

/** Choices of which one holds; each is shown as it would look. */
export function ChoiceRow({ row, character, onChange }: Props) {
  const { t } = useTexts();
  const group = useId();
  const pictures = useMemo(() => row.choices.map(({ put }) => put(character)), [row, character]);
  const isColour = row.choices[0]?.colour !== undefined;
  return (
    <fieldset className={styles.row}>
      <legend>{t(row.label)}</legend>
      <div className={styles.choices} data-kind={isColour ? 'colour' : row.view}>
        {row.choices.map((choice, index) => (
          <RadioTile
            key={choice.name}
            group={group}
            checked={choice.isOn(character)}
            onChoose={() => onChange(choice.put(character))}
            label={t(choice.label)}
            title={t(choice.label)}
            className={styles.choice}
          >
            {choice.colour === undefined ? (
              <>
                <ChoicePicture character={pictures[index] ?? character} view={row.view} />
                <span className={styles.word}>{t(choice.label)}</span>
              </>
            ) : (
              <span className={styles.colour} style={{ background: choice.colour }} />
            )}
          </RadioTile>
        ))}
      </div>
    </fieldset>
  );
}
