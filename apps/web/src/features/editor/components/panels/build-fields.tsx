import { directionsOf, offeredEffects } from '@app/deck/staging/offered.ts';
import type { Build, Direction } from '@app/deck/staging.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { currentSlide } from '../../store.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { FieldRow } from '../fields/section.tsx';
import { useEdited } from '../use-editor.ts';
import { CheckField } from './check-field.tsx';
import { effectName, wayName } from './effect-names.ts';
import { panelTexts as texts } from './messages.ts';

type Props = {
  build: Build;
  onChange: (part: Partial<Build>) => void;
  /** One build for each paragraph, or one for all of them. */
  onSplit: (isSplit: boolean) => void;
};

/** What one build does, when it begins and how long it takes. */
export function BuildFields({ build, onChange, onSplit }: Props) {
  const { t } = useTexts();
  const offered = offeredEffects[build.kind];
  const kinds = offered.map(({ kind }) => kind);
  const ways = directionsOf(offered, build.effect);
  const paragraphs = useEdited((state) => {
    const element = currentSlide(state).elements.find(({ id }) => id === build.elementId);
    return element && 'text' in element ? (element.text?.paragraphs.length ?? 0) : 0;
  });
  return (
    <>
      <FieldRow>
        <ChoiceField
          label={t(texts.effect)}
          value={build.effect}
          options={[
            ...(kinds.includes(build.effect) ? [] : [[build.effect, t(texts.other)] as const]),
            ...kinds.map((kind) => [kind, effectName(kind, t)] as const),
          ]}
          onChange={(effect) => onChange({ effect })}
        />
        {ways.length > 0 ? (
          <ChoiceField
            label={t(texts.direction)}
            value={build.direction ?? ways[0]}
            options={ways.map((way): [Direction, string] => [way, wayName(way, t)])}
            onChange={(direction) => onChange({ direction })}
          />
        ) : null}
      </FieldRow>
      <ChoiceField
        label={t(texts.trigger)}
        value={build.trigger}
        options={[
          ['click', t(texts.onClick)],
          ['with', t(texts.withPrevious)],
          ['after', t(texts.afterPrevious)],
        ]}
        onChange={(trigger) => onChange({ trigger })}
      />
      <FieldRow>
        <NumberField
          label={t(texts.duration)}
          value={build.duration / 1000}
          min={0.1}
          max={60}
          step={0.1}
          unit={t(texts.seconds)}
          onChange={(seconds) => onChange({ duration: Math.round(seconds * 1000) })}
        />
        <NumberField
          label={t(texts.delay)}
          value={build.delay / 1000}
          min={0}
          max={60}
          step={0.1}
          unit={t(texts.seconds)}
          onChange={(seconds) => onChange({ delay: Math.round(seconds * 1000) })}
        />
      </FieldRow>
      {paragraphs > 1 ? (
        <CheckField label={t(texts.byParagraph)} isOn={build.paragraph !== undefined} onChange={onSplit} />
      ) : null}
    </>
  );
}
