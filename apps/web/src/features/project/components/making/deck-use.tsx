import { ChoiceTiles } from '../../../../components/choice-tiles.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { makingTexts as texts } from './messages.ts';

/** What becomes of a deck: its slides as they are, or new ones from what it says. */
export type DeckUse = 'direct' | 'redesign';

type Props = { use: DeckUse; disabled: boolean; onChange: (use: DeckUse) => void };

export function DeckUseChoice({ use, disabled, onChange }: Props) {
  const { t } = useTexts();
  return (
    <ChoiceTiles
      label={t(texts.deckWay)}
      value={use}
      disabled={disabled}
      choices={[
        { value: 'direct', title: t(texts.direct), text: t(texts.directText) },
        { value: 'redesign', title: t(texts.redesign), text: t(texts.redesignText) },
      ]}
      onChoose={onChange}
    />
  );
}
