import { flagElements, flipElements, type Placed, placeElements } from '@app/deck/commands/arrange.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import { normalDegrees } from '@app/deck/geometry/transform.ts';
import { IconAspectRatio, IconFlipHorizontal, IconFlipVertical, IconLock } from '@tabler/icons-react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../../../../lib/texts.ts';
import { seenChosen } from '../../gestures/seen.ts';
import { performSmall } from '../../keys/actions.ts';
import { chosenElements, currentSlide } from '../../store.ts';
import { NumberField } from '../fields/number-field.tsx';
import { same } from '../fields/same.ts';
import { FieldRow, Section } from '../fields/section.tsx';
import { Toggle } from '../fields/toggle.tsx';
import { useSetField } from '../fields/use-set-field.ts';
import { useEdited, useEditor } from '../use-editor.ts';
import { AlignSection } from './align-section.tsx';
import { AltSection } from './alt-section.tsx';
import { LinkSection } from './link-section.tsx';
import { arrangeTexts as texts } from './arrange-messages.ts';
import { PanelButton } from './panel-button.tsx';

/** What every element has: where it stands, how it is arranged with others, what it is called and where it leads. */
export function ArrangePanel() {
  return (
    <>
      <AlignSection />
      <PlaceSection />
      <AltSection />
      <LinkSection />
    </>
  );
}

/** The chosen elements as they are seen. */
function useSeen(): readonly DrawnElement[] {
  // The deck is what their looks hang on; what is chosen of it is compared one by one.
  return useEdited(useShallow((state) => seenChosen(state).elements));
}

const leastSide = 1;

/** Gives chosen elements another place; numbers that are changed step by step are one step to undo. */
function usePlace(seen: readonly DrawnElement[]) {
  const { editor } = useEditor();
  return (name: keyof Placed, placeOf: (element: DrawnElement) => Partial<Placed>) =>
    performSmall(editor, `place ${name}`, placeElements(editor.store.getState().slideId, seen, placeOf));
}

/** Locks chosen elements or keeps their ratio, or ends it. */
function useFlag() {
  const { editor } = useEditor();
  return (name: 'locked' | 'fixedRatio', isOn: boolean) => {
    const state = editor.store.getState();
    editor.perform(flagElements(currentSlide(state), state.selected, name, isOn));
  };
}

function PlaceSection() {
  const { t } = useTexts();
  const seen = useSeen();
  const place = usePlace(seen);
  const flag = useFlag();
  const resize = (side: 'width' | 'height', value: number) =>
    place(side, (element) => {
      const other = side === 'width' ? 'height' : 'width';
      const keeps = element.fixedRatio && element[side] > 0;
      return { [side]: value, ...(keeps && { [other]: (element[other] * value) / element[side] }) };
    });
  return (
    <Section title={t(texts.place)}>
      <FieldRow>
        <NumberField
          label={t(texts.left)}
          value={same(seen, ({ left }) => left)}
          onChange={(left) => place('left', () => ({ left }))}
        />
        <NumberField
          label={t(texts.top)}
          value={same(seen, ({ top }) => top)}
          onChange={(top) => place('top', () => ({ top }))}
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          label={t(texts.width)}
          min={leastSide}
          value={same(seen, ({ width }) => width)}
          onChange={(width) => resize('width', width)}
        />
        <NumberField
          label={t(texts.height)}
          min={0}
          value={same(seen, ({ height }) => height)}
          onChange={(height) => resize('height', height)}
        />
        <Toggle
          label={t(texts.keepRatio)}
          icon={IconAspectRatio}
          isOn={seen.every(({ fixedRatio }) => fixedRatio)}
          onChange={(isOn) => flag('fixedRatio', isOn)}
        />
      </FieldRow>
      <TurnRow seen={seen} />
      <FlipRow isLocked={seen.every(({ locked }) => locked)} onLock={(isOn) => flag('locked', isOn)} />
    </Section>
  );
}

function TurnRow({ seen }: { seen: readonly DrawnElement[] }) {
  const { t } = useTexts();
  const place = usePlace(seen);
  const setField = useSetField(useEdited(useShallow(chosenElements)));
  const opacity = same(seen, (element) => element.opacity ?? 1);
  return (
    <FieldRow>
      <NumberField
        label={t(texts.rotate)}
        unit="°"
        value={same(seen, ({ rotate }) => rotate)}
        onChange={(rotate) => place('rotate', () => ({ rotate: normalDegrees(rotate) }))}
      />
      <NumberField
        label={t(texts.opacity)}
        unit="%"
        min={0}
        max={100}
        value={opacity === undefined ? undefined : opacity * 100}
        onChange={(percent) => setField('opacity', percent === 100 ? undefined : percent / 100)}
      />
    </FieldRow>
  );
}

function FlipRow({ isLocked, onLock }: { isLocked: boolean; onLock: (isOn: boolean) => void }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const flip = (axis: 'x' | 'y') => editor.perform(flipElements(seenChosen(editor.store.getState()), axis));
  return (
    <FieldRow>
      <PanelButton label={t(texts.flipHorizontal)} icon={IconFlipVertical} onClick={() => flip('x')} />
      <PanelButton label={t(texts.flipVertical)} icon={IconFlipHorizontal} onClick={() => flip('y')} />
      <Toggle label={t(texts.lock)} icon={IconLock} isOn={isLocked} onChange={onLock} />
    </FieldRow>
  );
}
