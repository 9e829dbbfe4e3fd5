import type { ShapeElement } from '@app/deck/element.ts';
import type { ShapeName } from '@app/deck/shapes/library.ts';
import { shapeGroups } from '@app/deck/shapes/library.ts';
import { isLine, lineTool } from '@app/deck/shapes/lines.ts';
import { useTexts } from '../../../../../lib/texts.ts';
import styles from '../../fields/fields.module.css';
import { FillField } from '../../fields/fill-field.tsx';
import { fieldTexts } from '../../fields/messages.ts';
import { Popover } from '../../fields/popover.tsx';
import { same } from '../../fields/same.ts';
import { Section } from '../../fields/section.tsx';
import { ShadowField } from '../../fields/shadow-field.tsx';
import { StrokeField } from '../../fields/stroke-field.tsx';
import { useSetField } from '../../fields/use-set-field.ts';
import { ShapePicker } from '../../insert/shape-picker.tsx';
import { useSeen } from '../seen.ts';
import { TextPanel } from '../text/panel.tsx';
import { shapeKindTexts as texts } from './messages.ts';

const shapesOnly = shapeGroups.filter((group) => group !== 'lines');

/** The fields of shapes, or of lines. */
export function ShapePanel({ elements }: { elements: readonly ShapeElement[] }) {
  const { t } = useTexts();
  const set = useSetField(elements);
  const seen = useSeen(elements);
  const areLines = seen.every(({ geometry }) => isLine(geometry));
  // What it inherits is shown resolved; its own follows the theme.
  const own = elements.map((element, index) => ({
    fill: element.fill ?? seen[index]?.fill,
    stroke: element.stroke ?? seen[index]?.stroke,
    shadow: element.shadow ?? seen[index]?.shadow,
  }));
  const shadow = (
    <Section title={t(fieldTexts.shadow)}>
      <ShadowField value={same(own, (each) => each.shadow)} onChange={(value) => set('shadow', value)} />
    </Section>
  );
  const stroke = (
    <Section title={t(areLines ? texts.line : fieldTexts.outline)}>
      <StrokeField
        value={same(own, (each) => each.stroke)}
        isLine={areLines}
        onChange={(value) => set('stroke', value)}
      />
    </Section>
  );
  if (areLines)
    return (
      <>
        {stroke}
        <LineKind elements={elements} />
        {shadow}
      </>
    );
  return (
    <>
      <Section title={t(fieldTexts.fill)}>
        <FillField
          value={same(own, (each) => each.fill) ?? { kind: 'none' }}
          onChange={(value) => set('fill', value)}
        />
      </Section>
      {stroke}
      {shadow}
      <GeometrySection elements={elements} />
      <TextPanel />
    </>
  );
}

type PartProps = { elements: readonly ShapeElement[] };

/** Another line of the same ends. */
function LineKind({ elements }: PartProps) {
  const { t } = useTexts();
  const set = useSetField(elements);
  const pick = (name: ShapeName, close: () => void) => {
    const line = lineTool(name);
    close();
    if (line) set('geometry', { kind: 'preset', name: line.preset });
  };
  return (
    <Section title={t(texts.changeShape)}>
      <Popover label={t(texts.changeShape)} face={<span>{t(texts.changeShape)}</span>}>
        {(close) => <ShapePicker groups={['lines']} onPick={(name) => pick(name, close)} />}
      </Popover>
    </Section>
  );
}

function GeometrySection({ elements }: PartProps) {
  const { t } = useTexts();
  const set = useSetField(elements);
  const name = same(elements, ({ geometry }) => (geometry?.kind === 'preset' ? geometry.name : undefined));
  const isAdjusted = elements.some(({ geometry }) => geometry?.kind === 'preset' && geometry.adjust);
  return (
    <Section title={t(texts.changeShape)}>
      <Popover label={t(texts.changeShape)} face={<span>{t(texts.changeShape)}</span>}>
        {(close) => (
          <ShapePicker
            groups={shapesOnly}
            chosen={name}
            onPick={(next) => {
              close();
              set('geometry', { kind: 'preset', name: next });
            }}
          />
        )}
      </Popover>
      {isAdjusted && name !== undefined ? (
        <button
          type="button"
          className={styles.button}
          onClick={() => set('geometry', { kind: 'preset', name })}
        >
          {t(texts.resetHandles)}
        </button>
      ) : null}
    </Section>
  );
}
