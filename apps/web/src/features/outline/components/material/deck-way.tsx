import { ChoiceTiles } from '../../../../components/choice-tiles.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import styles from './material.module.css';
import { materialTexts as texts } from './messages.ts';

/** What becomes of a deck: its slides as they are, or new ones from what it says. */
export type DeckUse = { isDirect: boolean; notes: boolean };

type Props = { use: DeckUse; onChange: (use: DeckUse) => void };

export function DeckWay({ use, onChange }: Props) {
  const { t } = useTexts();
  return (
    <>
      <ChoiceTiles
        label={t(texts.deckWay)}
        value={use.isDirect ? 'direct' : 'redesign'}
        choices={[
          { value: 'redesign', title: t(texts.redesign), text: t(texts.redesignText) },
          { value: 'direct', title: t(texts.direct), text: t(texts.directText) },
        ]}
        onChoose={(way) => onChange({ ...use, isDirect: way === 'direct' })}
      />
      {use.isDirect ? (
        <label className={styles.notes}>
          <input
            type="checkbox"
            checked={use.notes}
            onChange={({ currentTarget }) => onChange({ ...use, notes: currentTarget.checked })}
          />
          {t(texts.notes)}
        </label>
      ) : null}
    </>
  );
}
