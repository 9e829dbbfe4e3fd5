import { ElementView, type Slots } from '@app/slide-view/slide.tsx';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { seenElement } from '../../gestures/seen.ts';
import { currentSlide } from '../../store.ts';
import { tableSlots } from '../kinds/table/table-slots.tsx';
import { isWithText } from '../textbox/fit-text.ts';
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

/**
 * One element on the canvas; it is drawn anew only when it, the design or the page's number changes, or while a gesture
 * shows it elsewhere. Its first child is the element's own box: moving it is CSS `translate` until it is over.
 */
export const ElementNode = memo(function ElementNode({ id, slots }: { id: string; slots: Slots }) {
  const { t } = useTexts();
  const node = useRef<HTMLDivElement>(null);
  const element = useEdited((state) => currentSlide(state).elements.find((each) => each.id === id));
  const layoutId = useEdited((state) => currentSlide(state).layoutId);
  const design = useEdited((state) => state.deck.design);
  const number = useEdited((state) => state.deck.slides.indexOf(currentSlide(state)) + 1);
  const isWriting = useEdited((state) => state.writing === id);
  const box = usePreview(({ boxes }) => boxes[id]);
  const drawn = useMemo(
    () => element && seenElement(box ? { ...element, ...box } : element, layoutId, design, number),
    [element, box, layoutId, design, number],
  );
  const role = drawn?.role;
  const all = useMemo(() => {
    if (element?.type === 'table') return isWriting ? { ...slots, ...tableSlots(element) } : slots;
    return element && isWithText(element) ? { ...slots, ...textSlots(element, role, isWriting) } : slots;
  }, [element, role, isWriting, slots]);
  useEffect(() => {
    if (node.current) leaveFocus(node.current);
  });
  if (!element || !drawn || element.hidden) return null;
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
