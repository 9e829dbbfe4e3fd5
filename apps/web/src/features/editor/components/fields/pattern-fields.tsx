import { patternDots } from '@app/deck/patterns.ts';
import type { Fill } from '@app/deck/paint.ts';
import { backgroundStyle } from '@app/slide-view/background.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { ColorField } from './color-field.tsx';
import styles from './fields.module.css';
import { fieldTexts as texts, patternTexts } from './messages.ts';
import { Popover } from './popover.tsx';
import { FieldRow } from './section.tsx';

/** See `Fill`. */
export type Pattern = Extract<Fill, { kind: 'pattern' }>;

/** The dots of each pattern with its name; of two that have the same dots one counts. */
const all = [
  ...new Map(Object.entries(patternTexts).map(([name, called]) => [patternDots[name] ?? '', called])),
];

/** A pattern to begin with: wide lines that rise, in the first colour of the theme. */
export const freshPattern: Pattern = {
  kind: 'pattern',
  dots: patternDots['wdUpDiag'] ?? '',
  front: { slot: 'accent1' },
  back: { slot: 'light1' },
};

const shown = (dots: string) => backgroundStyle({ kind: 'pattern', dots, front: '#303030', back: '#ffffff' });

/** Which dots and lines, and their two colours. */
export function PatternFields({ value, onChange }: { value: Pattern; onChange: (fill: Pattern) => void }) {
  const { t } = useTexts();
  return (
    <FieldRow>
      <div className={styles.field}>
        <span>{t(texts.fillPattern)}</span>
        <Popover
          label={t(texts.fillPattern)}
          face={<span className={styles.swatch} style={shown(value.dots)} />}
        >
          {(close) => (
            <div className={styles.patterns}>
              {all.map(([dots, called]) => (
                <button
                  key={dots}
                  type="button"
                  aria-label={t(called)}
                  title={t(called)}
                  aria-pressed={dots === value.dots}
                  style={shown(dots)}
                  onClick={() => {
                    onChange({ ...value, dots });
                    close();
                  }}
                />
              ))}
            </div>
          )}
        </Popover>
      </div>
      <ColorField
        label={t(texts.patternFront)}
        value={value.front}
        onChange={(front) => onChange({ ...value, front })}
      />
      <ColorField
        label={t(texts.patternBack)}
        value={value.back}
        onChange={(back) => onChange({ ...value, back })}
      />
    </FieldRow>
  );
}
