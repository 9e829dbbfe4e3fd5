import { set, slidePlace, unset } from '@app/deck/commands/place.ts';
import type { Command } from '@app/deck/commands/command.ts';
import type { Color, Fill } from '@app/deck/paint.ts';
import type { Slide } from '@app/deck/slide.ts';
import { Button } from '../../../../components/button.tsx';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { type ChangeNote, currentSlide } from '../../store.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ColorField } from '../fields/color-field.tsx';
import { fieldTexts } from '../fields/messages.ts';
import { NumberField } from '../fields/number-field.tsx';
import { freshPattern, PatternFields } from '../fields/pattern-fields.tsx';
import { FieldRow, Section } from '../fields/section.tsx';
import { useEdited, useEditor } from '../use-editor.ts';
import { BackgroundPicture } from './background-picture.tsx';
import { panelTexts as texts } from './messages.ts';

type Gradient = Extract<Fill, { kind: 'gradient' }>;

const freshFills: Readonly<Record<'solid' | 'gradient' | 'pattern', Fill>> = {
  pattern: freshPattern,
  solid: { kind: 'solid', color: { slot: 'light2' } },
  gradient: {
    kind: 'gradient',
    shape: 'linear',
    angle: 45,
    stops: [
      { at: 0, color: { slot: 'light1' } },
      { at: 1, color: { slot: 'light2' } },
    ],
  },
};

const backgroundOf = ({ id, background }: Slide, fill: Fill | undefined): Command[] => {
  if (fill) return [set(slidePlace(id).to('background'), fill)];
  return background ? [unset(slidePlace(id), 'background')] : [];
};

/** What a slide is painted with: as its layout, one colour, several that run into each other, or a picture. */
export function BackgroundFields() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const background = useEdited((state) => currentSlide(state).background);
  const put = (fill: Fill | undefined, note: Pick<ChangeNote, 'merge' | 'slideId'> = {}) => {
    const { deck, slideId } = editor.store.getState();
    const slide = deck.slides.find(({ id }) => id === (note.slideId ?? slideId));
    // A slide that was deleted meanwhile is not painted.
    if (slide) editor.perform(backgroundOf(slide, fill), note);
  };
  const kind = background && background.kind !== 'none' ? background.kind : 'layout';
  return (
    <Section title={t(texts.background)}>
      <ChoiceField
        label={t(texts.backgroundKind)}
        value={kind}
        options={[
          ['layout', t(texts.ofLayout)],
          ['solid', t(texts.solid)],
          ['gradient', t(texts.gradient)],
          ['pattern', t(fieldTexts.fillPattern)],
          ...(kind === 'picture' ? [['picture', t(texts.picture)] as const] : []),
        ]}
        onChange={(wanted) => {
          if (wanted === 'layout') put(undefined);
          else if (wanted !== 'picture') put(freshFills[wanted]);
        }}
      />
      {background?.kind === 'solid' ? (
        <ColorField
          label={t(texts.color)}
          value={background.color}
          onChange={(color) => put({ kind: 'solid', color })}
        />
      ) : null}
      {background?.kind === 'gradient' ? (
        <GradientFields
          fill={background}
          onChange={(fill, merge) => put(fill, merge === undefined ? {} : { merge })}
        />
      ) : null}
      {background?.kind === 'pattern' ? <PatternFields value={background} onChange={put} /> : null}
      <BackgroundPicture
        picture={background?.kind === 'picture' ? background : undefined}
        onChange={(slideId, fill) => put(fill, { slideId })}
      />
      <Button
        variant="default"
        size="xs"
        onClick={() => {
          const { deck } = editor.store.getState();
          editor.perform(deck.slides.flatMap((slide) => backgroundOf(slide, background)));
          notify('success', t(texts.applied));
        }}
      >
        {t(texts.applyBackground)}
      </Button>
    </Section>
  );
}

function GradientFields({
  fill,
  onChange,
}: {
  fill: Gradient;
  onChange: (fill: Fill, merge?: string) => void;
}) {
  const { t } = useTexts();
  const withColor = (index: number, color: Color) =>
    onChange({ ...fill, stops: fill.stops.map((stop, at) => (at === index ? { ...stop, color } : stop)) });
  const last = fill.stops.length - 1;
  return (
    <FieldRow>
      <ColorField
        label={t(texts.from)}
        value={fill.stops[0]?.color}
        onChange={(color) => withColor(0, color)}
      />
      <ColorField
        label={t(texts.to)}
        value={fill.stops[last]?.color}
        onChange={(color) => withColor(last, color)}
      />
      <NumberField
        label={t(texts.angle)}
        value={fill.angle}
        min={0}
        max={359}
        step={15}
        unit="°"
        onChange={(angle) => onChange({ ...fill, angle }, 'background-angle')}
      />
    </FieldRow>
  );
}
