import type { ImageElement, PictureFilter } from '@app/deck/element.ts';
import { useId } from 'react';
import { useTexts } from '../../../../../lib/texts.ts';
import styles from '../../fields/fields.module.css';
import { same } from '../../fields/same.ts';
import { Section } from '../../fields/section.tsx';
import { useSetField } from '../../fields/use-set-field.ts';
import { useEditor } from '../../use-editor.ts';
import { imageTexts as texts } from './messages.ts';

/** What each filter can be, what leaves the picture as it is, and in which steps it goes. */
const ranges = {
  brightness: { most: 2, usual: 1, step: 0.05, shown: 100 },
  contrast: { most: 2, usual: 1, step: 0.05, shown: 100 },
  saturation: { most: 2, usual: 1, step: 0.05, shown: 100 },
  grey: { most: 1, usual: 0, step: 0.05, shown: 100 },
  blur: { most: 30, usual: 0, step: 0.5, shown: 1 },
} as const satisfies Record<
  keyof PictureFilter,
  { most: number; usual: number; step: number; shown: number }
>;

const names = Object.keys(ranges) as (keyof PictureFilter)[];

/** The filter with one value changed; what leaves the picture as it is, is not written. */
function changed(filter: PictureFilter, name: keyof PictureFilter, value: number): PictureFilter | undefined {
  const { [name]: _before, ...rest } = filter;
  const next = value === ranges[name].usual ? rest : { ...rest, [name]: value };
  return Object.keys(next).length === 0 ? undefined : next;
}

/** Brightness, contrast and the like of pictures. */
export function FilterSection({ elements }: { elements: readonly ImageElement[] }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const set = useSetField(elements);
  const filter = same(elements, (each) => each.filter) ?? {};
  return (
    <Section title={t(texts.filters)}>
      {names.map((name) => (
        <Slider
          key={name}
          label={t(texts[name])}
          value={filter[name] ?? ranges[name].usual}
          range={ranges[name]}
          onChange={(value) => set('filter', changed(filter, name, value), 'picture filter')}
          onEnd={editor.seal}
        />
      ))}
      {elements.some(({ recolor }) => recolor) ? (
        <button
          type="button"
          className={styles.button}
          onClick={({ currentTarget }) => {
            set('recolor', undefined);
            // The button goes with the colours: who uses keys goes on at the first filter.
            currentTarget.parentElement?.querySelector('input')?.focus();
          }}
        >
          {t(texts.ownColors)}
        </button>
      ) : null}
    </Section>
  );
}

type SliderProps = {
  label: string;
  value: number;
  range: { most: number; step: number; shown: number };
  onChange: (value: number) => void;
  onEnd: () => void;
};

function Slider({ label, value, range, onChange, onEnd }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={range.most}
        step={range.step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerUp={onEnd}
        onKeyUp={onEnd}
      />
      <output htmlFor={id}>{Math.round(value * range.shown)}</output>
    </div>
  );
}
