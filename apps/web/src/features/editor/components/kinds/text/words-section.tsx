import {
  IconClearFormatting,
  IconHighlightOff,
  IconSubscript,
  IconSuperscript,
  IconTextDecrease,
  IconTextIncrease,
} from '@tabler/icons-react';
import { useTexts } from '../../../../../lib/texts.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { ColorField } from '../../fields/color-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { FieldRow, Section } from '../../fields/section.tsx';
import { Toggle } from '../../fields/toggle.tsx';
import { PainterButton } from '../../painter/painter-button.tsx';
import { clear, step, toggleBaseline } from '../../textbox/look-actions.ts';
import type { TextTarget } from '../../textbox/text-target.ts';
import { backToText } from '../../textbox/writing-text.ts';
import { fontChoices, fontId } from './fonts.ts';
import { LinkField } from './link-field.tsx';
import { LookSwitches } from './look-switches.tsx';
import { textPanelTexts as texts } from './messages.ts';

// Of the file format: raised by three tenths, lowered by a quarter.
const raised = 0.3;
const lowered = -0.25;

/** How words look. */
export function WordsSection({ target }: { target: TextTarget }) {
  const { t } = useTexts();
  const { seenRun } = target;
  return (
    <Section title={t(texts.words)}>
      <FontField target={target} />
      <FieldRow>
        <NumberField
          label={t(texts.size)}
          value={seenRun.size ?? (Object.keys(seenRun).length === 0 ? undefined : 18)}
          min={1}
          max={800}
          onChange={(size) => target.changeWords({ size })}
        />
        <Toggle
          label={t(texts.larger)}
          icon={IconTextIncrease}
          isOn={false}
          onChange={() => step(target, 1)}
        />
        <Toggle
          label={t(texts.smaller)}
          icon={IconTextDecrease}
          isOn={false}
          onChange={() => step(target, -1)}
        />
        <NumberField
          label={t(texts.spacing)}
          value={seenRun.spacing ?? 0}
          min={-20}
          max={100}
          step={0.5}
          onChange={(spacing) => target.changeWords({ spacing })}
        />
      </FieldRow>
      <Switches target={target} />
      <Colors target={target} />
    </Section>
  );
}

function FontField({ target: { run, seenRun, changeWords } }: { target: TextTarget }) {
  const { t } = useTexts();
  const value = fontId(run.font ?? run.eastFont ?? seenRun.font ?? seenRun.eastFont);
  const known = fontChoices.map(({ id, name }) => [id, typeof name === 'string' ? name : t(name)] as const);
  // A font of a file is offered as long as words have it.
  const options =
    value === undefined || known.some(([id]) => id === value) ? known : [[value, value] as const, ...known];
  return (
    <ChoiceField
      label={t(texts.font)}
      value={value}
      options={options}
      onChange={(id) => {
        const choice = fontChoices.find((each) => each.id === id);
        if (choice) changeWords(choice.change);
      }}
    />
  );
}

function Switches({ target }: { target: TextTarget }) {
  const { t } = useTexts();
  const { seenRun } = target;
  return (
    <FieldRow>
      <LookSwitches target={target} names={['bold', 'italic', 'underline', 'strike']} />
      <Toggle
        label={t(texts.superscript)}
        icon={IconSuperscript}
        isOn={(seenRun.baseline ?? 0) > 0}
        onChange={() => toggleBaseline(target, raised)}
      />
      <Toggle
        label={t(texts.subscript)}
        icon={IconSubscript}
        isOn={(seenRun.baseline ?? 0) < 0}
        onChange={() => toggleBaseline(target, lowered)}
      />
    </FieldRow>
  );
}

function Colors({ target }: { target: TextTarget }) {
  const { t } = useTexts();
  const { run, seenRun } = target;
  return (
    <FieldRow>
      <ColorField
        label={t(texts.color)}
        value={run.color ?? seenRun.color}
        onChange={(color) => {
          target.changeWords({ color });
          backToText();
        }}
      />
      <ColorField
        label={t(texts.highlight)}
        value={run.highlight ?? seenRun.highlight}
        onChange={(highlight) => {
          target.changeWords({ highlight });
          backToText();
        }}
      />
      <Toggle
        label={t(texts.noHighlight)}
        icon={IconHighlightOff}
        isOn={false}
        disabled={seenRun.highlight === undefined}
        onChange={() => target.changeWords({ highlight: undefined })}
      />
      <LinkField target={target} />
      <Toggle label={t(texts.clear)} icon={IconClearFormatting} isOn={false} onChange={() => clear(target)} />
      <PainterButton />
    </FieldRow>
  );
}
