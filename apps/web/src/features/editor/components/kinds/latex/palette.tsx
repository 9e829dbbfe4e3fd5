import { useState } from 'react';
import { useTexts } from '../../../../../lib/texts.ts';
import { slideSlots } from '../../../../slide/rules.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { Popover } from '../../fields/popover.tsx';
import { Section } from '../../fields/section.tsx';
import styles from './latex.module.css';
import { latexTexts as texts } from './messages.ts';
import { readyFormulas, symbolGroups } from './symbols.ts';

/** Symbols by group; the one that is picked is written where the caret stands. */
export function SymbolPalette({ onPick }: { onPick: (source: string) => void }) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState(texts.structures.key);
  const [, symbols = []] = symbolGroups.find(([name]) => name.key === chosen) ?? [];
  return (
    <Section title={t(texts.symbols)}>
      <ChoiceField
        label={t(texts.group)}
        value={chosen}
        options={symbolGroups.map(([name]) => [name.key, t(name)])}
        onChange={setChosen}
      />
      <div className={styles.symbols} role="group" aria-label={t(texts.symbols)}>
        {symbols.map(([source, face]) => (
          <button
            key={source}
            type="button"
            title={source}
            aria-label={source}
            // The caret stays where it is.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(source)}
          >
            {face}
          </button>
        ))}
      </div>
    </Section>
  );
}

const size = { width: 220, height: 44 };

/** Formulas that come ready; the one that is picked stands in place of what was written. */
export function ReadyFormulas({ onPick }: { onPick: (source: string) => void }) {
  const { t, language } = useTexts();
  const { latex } = slideSlots(language);
  return (
    <Section title={t(texts.ready)}>
      <Popover label={t(texts.ready)} face={t(texts.ready)}>
        {(close) => (
          <div className={styles.ready}>
            {readyFormulas.map(([name, source]) => (
              <button
                key={name.key}
                type="button"
                onClick={() => {
                  onPick(source);
                  close();
                }}
              >
                <span>{t(name)}</span>
                <span className={styles.shown} style={size} aria-hidden="true">
                  {latex({
                    id: name.key,
                    type: 'latex',
                    left: 0,
                    top: 0,
                    rotate: 0,
                    ...size,
                    source,
                    color: 'inherit',
                  })}
                </span>
              </button>
            ))}
          </div>
        )}
      </Popover>
    </Section>
  );
}
