import type { Fill, GradientStop } from '@app/deck/paint.ts';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { type MediaSource, takeFile } from '../insert/insert-media.ts';
import { MediaChoice } from '../insert/media-choice.tsx';
import { acceptOf } from '../insert/media-rules.ts';
import { pickFile } from '../insert/pick-file.ts';
import { useEditor } from '../use-editor.ts';
import { ChoiceField } from './choice-field.tsx';
import { ColorField } from './color-field.tsx';
import styles from './fields.module.css';
import { fieldTexts as texts } from './messages.ts';
import { NumberField } from './number-field.tsx';
import { freshPattern, PatternFields } from './pattern-fields.tsx';
import { FieldRow } from './section.tsx';

type Props = {
  /** Undefined: none, or what is chosen has several. */
  value: Fill | undefined;
  onChange: (fill: Fill) => void;
};

type Gradient = Extract<Fill, { kind: 'gradient' }>;

const plain: Fill = { kind: 'solid', color: { slot: 'accent1' } };

/** A gradient that begins with the colour that was there. */
const gradientFrom = (fill: Fill | undefined): Gradient => ({
  kind: 'gradient',
  shape: 'linear',
  angle: 90,
  stops: [
    { at: 0, color: fill?.kind === 'solid' ? fill.color : { slot: 'accent1' } },
    { at: 1, color: { slot: 'light1' } },
  ],
});

/** What an area is painted with: nothing, a colour, a gradient, a picture, or dots and lines. */
export function FillField({ value, onChange }: Props) {
  const { t } = useTexts();
  const { project } = useEditor();
  const paint = async (source: MediaSource) => {
    const taken = await takeFile(project.id, source);
    if (taken) onChange({ kind: 'picture', url: taken.url, fit: 'stretch' });
  };
  const choose = (kind: Fill['kind']) => {
    if (kind === 'none') onChange({ kind });
    if (kind === 'solid')
      onChange(value?.kind === 'gradient' && value.stops[0] ? { kind, color: value.stops[0].color } : plain);
    if (kind === 'gradient') onChange(gradientFrom(value));
    if (kind === 'pattern') onChange(freshPattern);
    if (kind === 'picture') pickFile(acceptOf('image'), paint);
  };
  return (
    <>
      <ChoiceField
        label={t(texts.fill)}
        value={value?.kind}
        options={[
          ['none', t(texts.fillNone)],
          ['solid', t(texts.fillSolid)],
          ['gradient', t(texts.fillGradient)],
          ['picture', t(texts.fillPicture)],
          ['pattern', t(texts.fillPattern)],
        ]}
        onChange={choose}
      />
      {value?.kind === 'solid' ? (
        <ColorField
          label={t(texts.color)}
          value={value.color}
          onChange={(color) => onChange({ kind: 'solid', color })}
        />
      ) : null}
      {value?.kind === 'gradient' ? <GradientFields value={value} onChange={onChange} /> : null}
      {value?.kind === 'pattern' ? <PatternFields value={value} onChange={onChange} /> : null}
      {value?.kind === 'picture' ? (
        <FieldRow>
          <ChoiceField
            label={t(texts.pictureFit)}
            value={value.fit}
            options={[
              ['stretch', t(texts.fitStretch)],
              ['tile', t(texts.fitTile)],
            ]}
            onChange={(fit) => onChange({ ...value, fit })}
          />
          <MediaChoice
            kind="image"
            label={t(texts.choosePicture)}
            face={t(texts.choosePicture)}
            className={styles.button}
            onChoose={(source) => void paint(source)}
          />
        </FieldRow>
      ) : null}
    </>
  );
}

/** As many stops as can be told apart. */
const mostStops = 8;

function GradientFields({ value, onChange }: { value: Gradient; onChange: Props['onChange'] }) {
  const { t } = useTexts();
  const { stops } = value;
  const setStop = (index: number, stop: GradientStop) =>
    onChange({ ...value, stops: stops.with(index, stop).toSorted((one, other) => one.at - other.at) });
  const last = stops.at(-1);
  return (
    <>
      <FieldRow>
        <ChoiceField
          label={t(texts.gradientShape)}
          value={value.shape}
          options={[
            ['linear', t(texts.gradientLinear)],
            ['radial', t(texts.gradientRadial)],
          ]}
          onChange={(shape) => onChange({ ...value, shape })}
        />
        {value.shape === 'linear' ? (
          <NumberField
            label={t(texts.angle)}
            value={value.angle}
            unit="°"
            step={5}
            onChange={(angle) => onChange({ ...value, angle })}
          />
        ) : null}
      </FieldRow>
      {stops.map((stop, index) => (
        // Stops have no names of their own: their place in the list is theirs.
        // oxlint-disable-next-line react/no-array-index-key
        <FieldRow key={index}>
          <ColorField
            label={t(texts.stopColor, { number: index + 1 })}
            value={stop.color}
            onChange={(color) => setStop(index, { ...stop, color })}
          />
          <NumberField
            label={t(texts.stopAt)}
            value={Math.round(stop.at * 100)}
            min={0}
            max={100}
            unit="%"
            onChange={(at) => setStop(index, { ...stop, at: at / 100 })}
          />
          <IconButton
            icon={IconMinus}
            size="small"
            label={t(texts.removeStop, { number: index + 1 })}
            disabled={stops.length <= 2}
            onClick={() => onChange({ ...value, stops: stops.toSpliced(index, 1) })}
          />
        </FieldRow>
      ))}
      {stops.length < mostStops && last ? (
        <button
          type="button"
          className={styles.button}
          onClick={() => onChange({ ...value, stops: [...stops, { ...last, at: 1 }] })}
        >
          <IconPlus size={16} stroke={1.6} aria-hidden="true" />
          {t(texts.addStop)}
        </button>
      ) : null}
    </>
  );
}
