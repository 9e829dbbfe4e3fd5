import type { Bullet, Paragraph } from '@app/deck/text.ts';
import { setParagraphLook } from '@app/deck/text/format.ts';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconIndentDecrease,
  IconIndentIncrease,
  IconList,
  IconListNumbers,
  IconListDetails,
  IconTextDirectionRtl,
  IconTextWrap,
} from '@tabler/icons-react';
import { listNumber } from '@app/slide-view/numbers.ts';
import { useTexts } from '../../../../../lib/texts.ts';
import fields from '../../fields/fields.module.css';
import { NumberField } from '../../fields/number-field.tsx';
import { Popover } from '../../fields/popover.tsx';
import { FieldRow, Section } from '../../fields/section.tsx';
import { Toggle } from '../../fields/toggle.tsx';
import { align, list, shiftLevel, toggleList } from '../../textbox/look-actions.ts';
import type { TextTarget } from '../../textbox/text-target.ts';
import { textPanelTexts as texts } from './messages.ts';

const sides = [
  ['left', texts.alignLeft, IconAlignLeft],
  ['center', texts.alignCenter, IconAlignCenter],
  ['right', texts.alignRight, IconAlignRight],
  ['justify', texts.justify, IconAlignJustified],
] as const;

/** How paragraphs stand: their side, their lists, and the room around them. */
export function ParagraphSection({ target }: { target: TextTarget }) {
  const { t } = useTexts();
  const { bullet, align: side, rightToLeft, hanging } = target.seenParagraph;
  const set = (change: Partial<Paragraph>) =>
    target.change(({ body, range }) => setParagraphLook(body, range, change));
  return (
    <Section title={t(texts.paragraph)}>
      <FieldRow>
        {sides.map(([name, label, icon]) => (
          <Toggle
            key={name}
            label={t(label)}
            icon={icon}
            isOn={side === name}
            onChange={() => align(target, name)}
          />
        ))}
        <Toggle
          label={t(texts.rightToLeft)}
          icon={IconTextDirectionRtl}
          isOn={rightToLeft === true}
          onChange={(isOn) => set({ rightToLeft: isOn })}
        />
        <Toggle
          label={t(texts.hanging)}
          icon={IconTextWrap}
          isOn={hanging === true}
          onChange={(isOn) => set({ hanging: isOn })}
        />
      </FieldRow>
      <FieldRow>
        <Toggle
          label={t(texts.bullets)}
          icon={IconList}
          isOn={bullet?.kind === 'character'}
          onChange={() => toggleList(target, 'character')}
        />
        <Toggle
          label={t(texts.numbers)}
          icon={IconListNumbers}
          isOn={bullet?.kind === 'number'}
          onChange={() => toggleList(target, 'number')}
        />
        <ListStyles onChange={(chosen) => list(target, chosen)} />
        <Toggle
          label={t(texts.lessDeep)}
          icon={IconIndentDecrease}
          isOn={false}
          onChange={() => shiftLevel(target, -1)}
        />
        <Toggle
          label={t(texts.deeper)}
          icon={IconIndentIncrease}
          isOn={false}
          onChange={() => shiftLevel(target, 1)}
        />
      </FieldRow>
      <Room paragraph={target.seenParagraph} onChange={set} />
    </Section>
  );
}

type RoomProps = { paragraph: Partial<Paragraph>; onChange: (change: Partial<Paragraph>) => void };

function Room({ paragraph: { lineHeight, before, after }, onChange }: RoomProps) {
  const { t } = useTexts();
  const isFixed = lineHeight !== undefined && 'fixed' in lineHeight;
  const share = lineHeight && 'share' in lineHeight ? lineHeight.share : undefined;
  return (
    <FieldRow>
      <NumberField
        label={t(texts.lineHeight)}
        value={isFixed ? lineHeight.fixed : share}
        min={isFixed ? 1 : 0.5}
        max={isFixed ? 400 : 10}
        step={isFixed ? 1 : 0.1}
        onChange={(value) => onChange({ lineHeight: isFixed ? { fixed: value } : { share: value } })}
      />
      <NumberField
        label={t(texts.before)}
        value={before}
        min={0}
        max={400}
        onChange={(value) => onChange({ before: value })}
      />
      <NumberField
        label={t(texts.after)}
        value={after}
        min={0}
        max={400}
        onChange={(value) => onChange({ after: value })}
      />
    </FieldRow>
  );
}

const signs = ['•', '◦', '▪', '–', '✓', '➤', '◆', '★'];
const styles = [
  'arabicPeriod',
  'arabicParenR',
  'arabicParenBoth',
  'alphaLcParenR',
  'alphaUcPeriod',
  'romanLcPeriod',
  'ea1ChsPeriod',
  'circleNumDbPlain',
];

const listChoices: readonly (readonly [shown: string, bullet: Bullet])[] = [
  ...signs.map((character): [string, Bullet] => [character, { kind: 'character', character }]),
  ...styles.map((style): [string, Bullet] => [listNumber(style, 1), { kind: 'number', style }]),
];

function ListStyles({ onChange }: { onChange: (bullet: Bullet) => void }) {
  const { t } = useTexts();
  return (
    <Popover
      label={t(texts.bulletStyles)}
      className={fields.toggle}
      face={<IconListDetails size={18} stroke={1.6} aria-hidden="true" />}
    >
      {(close) => (
        <div className={fields.signs} role="group" aria-label={t(texts.bulletStyles)}>
          {listChoices.map(([shown, bullet]) => (
            <button
              key={shown}
              type="button"
              className={fields.toggle}
              // The text that is being written in keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                onChange(bullet);
                close();
              }}
            >
              {shown}
            </button>
          ))}
        </div>
      )}
    </Popover>
  );
}
