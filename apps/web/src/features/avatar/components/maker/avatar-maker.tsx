import type { CharacterFile } from '@app/contract/character/schema.ts';
import { useState } from 'react';
import { Tabs } from '../../../../components/tabs.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import styles from './avatar-maker.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { makerTexts as texts } from './messages.ts';
import { groups } from './parts.ts';

type Props = { character: CharacterFile; onChange: (character: CharacterFile) => void };

/** Everything that can be chosen of a drawn avatar, a few rows at a time. */
export function AvatarMaker({ character, onChange }: Props) {
  const { t } = useTexts();
  const [shown, setShown] = useState('face');
  const rows = groups.find(({ name }) => name === shown)?.rows ?? [];
  return (
    <div className={styles.maker}>
      <Tabs
        label={t(texts.groups)}
        tabs={groups.map(({ name, label }) => ({ name, label: t(label) }))}
        value={shown}
        onChange={setShown}
      >
        <div className={styles.rows}>
          {rows
            .filter(({ when }) => when?.(character) ?? true)
            .map((row) => (
              <ChoiceRow key={row.name} row={row} character={character} onChange={onChange} />
            ))}
        </div>
      </Tabs>
    </div>
  );
}
