import { resolveColor } from '@app/deck/design/resolve.ts';
import type { Color, ColorSlot, ThemeColor } from '@app/deck/paint.ts';
import { useId, useState } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { useEdited } from '../use-editor.ts';
import styles from './fields.module.css';
import { fieldTexts as texts } from './messages.ts';
import { Popover } from './popover.tsx';

type Props = {
  label: string;
  /** Undefined: none, or what is chosen has several. */
  value: Color | undefined;
  onChange: (color: Color) => void;
};

const slots: readonly ColorSlot[] = [
  'light1',
  'dark1',
  'light2',
  'dark2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
];

/** Each colour of the theme as it is, twice lighter and twice darker, as slide programs offer them. */
const shades: readonly (readonly [mod: number, off: number])[] = [
  [1, 0],
  [0.4, 0.6],
  [0.6, 0.4],
  [0.75, 0],
  [0.5, 0],
];

const themeColor = (slot: ColorSlot, [mod, off]: readonly [number, number]): ThemeColor => ({
  slot,
  ...(mod !== 1 && {
    changes: [{ kind: 'lumMod', by: mod }, ...(off > 0 ? [{ kind: 'lumOff' as const, by: off }] : [])],
  }),
});

const isSame = (one: Color | undefined, other: Color) => JSON.stringify(one) === JSON.stringify(other);

/** A colour of the theme, which changes with it, or one of one's own. */
export const ColorField = (props: Props) => (
  <div className={styles.field}>
    <span>{props.label}</span>
    <ColorButton {...props} />
  </div>
);

/** The colour alone, where its name has no room. */
export function ColorButton({ label, value, onChange }: Props) {
  const theme = useEdited((state) => state.deck.design.theme);
  const shown = value === undefined ? 'transparent' : resolveColor(value, theme);
  return (
    <Popover
      label={label}
      face={<span className={styles.swatch} data-none={value === undefined} style={{ background: shown }} />}
    >
      {(close) => (
        <Palette
          value={value}
          shown={shown}
          onChange={(color) => {
            onChange(color);
            close();
          }}
        />
      )}
    </Popover>
  );
}

type PaletteProps = { value: Color | undefined; shown: string; onChange: (color: Color) => void };

function Palette({ value, shown, onChange }: PaletteProps) {
  const { t } = useTexts();
  const theme = useEdited((state) => state.deck.design.theme);
  return (
    <div className={styles.palette}>
      <div className={styles.swatches} role="group" aria-label={t(texts.themeColors)}>
        {shades.flatMap((shade) =>
          slots.map((slot) => {
            const color = themeColor(slot, shade);
            const hex = resolveColor(color, theme);
            return (
              <button
                key={`${slot}${shade.join()}`}
                type="button"
                className={styles.swatch}
                style={{ background: hex }}
                aria-label={`${t(texts.themeColor)} ${hex}`}
                aria-pressed={isSame(value, color)}
                title={hex}
                onClick={() => onChange(color)}
              />
            );
          }),
        )}
      </div>
      <OwnColor shown={shown} onChange={onChange} />
    </div>
  );
}

const hexPattern = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

function OwnColor({ shown, onChange }: Pick<PaletteProps, 'shown' | 'onChange'>) {
  const { t } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState(shown.startsWith('#') ? shown : '');
  const found = hexPattern.exec(typed)?.[1];
  return (
    <div className={styles.own}>
      <input
        type="color"
        aria-label={t(texts.pickColor)}
        value={/^#[0-9a-f]{6}$/i.test(typed) ? typed : '#000000'}
        onChange={(event) => setTyped(event.target.value)}
      />
      <label htmlFor={id} className="only-for-readers">
        {t(texts.ownColor)}
      </label>
      <input
        id={id}
        value={typed}
        maxLength={9}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && found && onChange(`#${found}`)}
      />
      <button type="button" disabled={!found} onClick={() => found && onChange(`#${found}`)}>
        {t(texts.takeColor)}
      </button>
    </div>
  );
}
