import type { Design } from '@app/deck/design.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { printedNumber } from '@app/deck/presenter/stage-slides.ts';
import { ElementView, type Slots } from '@app/slide-view/slide.tsx';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { seenElement } from '../../gestures/seen.ts';
import { currentSlide, hasAvatarChosen } from '../../store.ts';
import { tableSlots } from '../kinds/table/table-slots.tsx';
import { isWithText } from '../textbox/fit-text.ts';
import { useStaged } from '../slides/staged.tsx';
import { textSlots } from '../textbox/text-slots.tsx';
import { useEdited } from '../use-editor.ts';
import styles from './canvas.module.css';
import { elementName } from './element-name.ts';
import { usePreview } from './use-stage.ts';

/** On the canvas nothing inside of an element takes the focus: Tab goes from element to element. */
function leaveFocus(node: HTMLElement): void {
  for (const each of node.querySelectorAll<HTMLElement>('a:not([tabindex]), video, audio'))
    each.tabIndex = -1;
}

type NodeProps = {
  element: SlideElement;
  layoutId: string | undefined;
  design: Design;
  number: number;
  slots: Slots;
};

/** The elements of the slide. They are read from the store here, once: on a full slide each of them asking is felt. */
export function ElementNodes({ slots }: { slots: Slots }) {
  const { elements, layoutId } = useEdited(currentSlide);
  const design = useEdited((state) => state.deck.design);
  const number = useEdited(({ deck, slideId }) => printedNumber(deck.slides, slideId));
  const layout = useStaged(useEdited((state) => state.slideId))?.spot.layout ?? 'slide';
  const isAvatarChosen = useEdited(hasAvatarChosen);
  // An avatar that stands elsewhere is not in the way of what lies in its box, unless it was asked for.
  const isThere = ({ type }: SlideElement) => type !== 'avatar' || layout === 'slide' || isAvatarChosen;
  return elements
    .filter(isThere)
    .map((element) => <ElementNode key={element.id} {...{ element, layoutId, design, number, slots }} />);
}

/**
 * One element on the canvas; it is drawn anew only when it, the design or the page's number changes, or while a gesture
 * shows it elsewhere. Its first child is the element's own box: moving it is CSS `translate` until it is over.
 */
const ElementNode = memo(function ElementNode({ element, layoutId, design, number, slots }: NodeProps) {
  const { t } = useTexts();
  const node = useRef<HTMLDivElement>(null);
  const { id } = element;
  const isWriting = useEdited((state) => state.opened === id);
  const box = usePreview(({ boxes }) => boxes[id]);
  const drawn = useMemo(
    () => seenElement(box ? { ...element, ...box } : element, layoutId, design, number),
    [element, box, layoutId, design, number],
  );
  const { role } = drawn;
  const all = useMemo(() => {
    if (element.type === 'table') return isWriting ? { ...slots, ...tableSlots(element) } : slots;
    return isWithText(element) ? { ...slots, ...textSlots(element, role, isWriting) } : slots;
  }, [element, role, isWriting, slots]);
  useEffect(() => {
    if (node.current) leaveFocus(node.current);
  });
  if (element.hidden) return null;
  return (
    <div
      ref={node}
      className={styles.node}
      role="group"
      aria-label={elementName(element, t)}
      data-element={id}
      data-locked={element.locked === true}
      data-writing={isWriting}
    >
      <ElementView element={drawn} slots={all} />
    </div>
  );
});
