import type { Message } from '@app/contract/base/messages.ts';
import { applyTheme } from '@app/deck/commands/design.ts';
import type { Design } from '@app/deck/design.ts';
import { colorSetOf, colorSets, fontPairOf, fontPairs, themes } from '@app/deck/design/themes.ts';
import type { Theme } from '@app/deck/theme.ts';
import { familyOf } from '@app/slide-view/families.ts';
import { useMemo } from 'react';
import { type Say, useTexts } from '../../../../lib/texts.ts';
import { currentSlide } from '../../store.ts';
import { Section } from '../fields/section.tsx';
import { SlidePicture } from '../slides/slide-picture.tsx';
import { useEdited, useEditor } from '../use-editor.ts';
import { panelTexts as texts } from './messages.ts';
import styles from './panels.module.css';

/** Colours, fonts and themes are named after their ids. */
const names: Readonly<Record<string, Message | undefined>> = texts;
const nameOf = (id: string, t: Say) => t(names[id] ?? texts.other);

const withTheme = ({ masters, ...design }: Design, theme: Theme): Design => ({
  ...design,
  theme,
  masters: masters.map(({ theme: _own, ...master }) => master),
});

/** The look of the whole deck with one press: a theme, or its colours and fonts apart. */
export function ThemePanel() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const theme = useEdited((state) => state.deck.design.theme);
  const [colors, fonts] = [colorSetOf(theme), fontPairOf(theme)];
  const take = (next: Theme) => editor.perform(applyTheme(editor.store.getState().deck.design, next));
  return (
    <>
      <Section title={t(texts.themes)}>
        <div className={styles.cards}>
          {themes.map((each) => (
            <ThemeCard
              key={each.name}
              theme={each}
              label={nameOf(each.name, t)}
              isCurrent={each.name === colors && fontPairOf(each) === fonts}
              onPick={() => take(each)}
            />
          ))}
        </div>
      </Section>
      <Section title={t(texts.colorSets)}>
        <div className={styles.sets}>
          {colorSets.map((set) => (
            <button
              key={set.id}
              type="button"
              className={styles.set}
              aria-label={nameOf(set.id, t)}
              title={nameOf(set.id, t)}
              aria-pressed={set.id === colors}
              onClick={() => take({ ...theme, name: set.id, colors: { ...set.colors } })}
            >
              {(['light1', 'dark2', 'accent1', 'accent2', 'accent3'] as const).map((slot) => (
                <span key={slot} style={{ background: set.colors[slot] }} />
              ))}
            </button>
          ))}
        </div>
      </Section>
      <Section title={t(texts.fontPairs)}>
        <div className={styles.fonts}>
          {fontPairs.map(({ id, heading, body }) => (
            <button
              key={id}
              type="button"
              className={styles.font}
              aria-pressed={id === fonts}
              onClick={() => take({ ...theme, heading: { ...heading }, body: { ...body } })}
            >
              <b style={{ fontFamily: familyOf(heading.latin, heading.east) }}>{t(texts.fontSample)}</b>
              <span style={{ fontFamily: familyOf(body.latin, body.east) }}>{nameOf(id, t)}</span>
            </button>
          ))}
        </div>
      </Section>
    </>
  );
}

type CardProps = { theme: Theme; label: string; isCurrent: boolean; onPick: () => void };

function ThemeCard({ theme, label, isCurrent, onPick }: CardProps) {
  const slide = useEdited(currentSlide);
  const design = useEdited((state) => state.deck.design);
  const viewport = useEdited((state) => state.deck.viewport);
  const themed = useMemo(() => withTheme(design, theme), [design, theme]);
  return (
    <button
      type="button"
      className={styles.card}
      aria-label={label}
      aria-pressed={isCurrent}
      onClick={onPick}
    >
      <SlidePicture slide={slide} design={themed} viewport={viewport} width={124} />
      <span>{label}</span>
    </button>
  );
}
