import { drawOne } from '@app/deck/design/draw-slide.ts';
import { ElementView, type Slots } from '@app/slide-view/slide.tsx';
import { memo, useMemo } from 'react';
import { useEdited } from '../use-editor.ts';
import { currentSlide } from '../../store.ts';
import styles from './canvas.module.css';

/**
 * One element on the canvas; it is drawn anew only when it, the design or the page's number changes. Its first child is
 * the element's own box: a gesture moves that by CSS `translate` until it is over.
 */
export const ElementNode = memo(function ElementNode({ id, slots }: { id: string; slots: Slots }) {
  const element = useEdited((state) => currentSlide(state).elements.find((each) => each.id === id));
  const layoutId = useEdited((state) => currentSlide(state).layoutId);
  const design = useEdited((state) => state.deck.design);
  const number = useEdited((state) => state.deck.slides.indexOf(currentSlide(state)) + 1);
  const isWriting = useEdited((state) => state.writing === id);
  const drawn = useMemo(
    () => element && drawOne(element, layoutId, design, number),
    [element, layoutId, design, number],
  );
  if (!element || !drawn || element.hidden) return null;
  return (
    <div
      className={styles.node}
      data-element={id}
      data-locked={element.locked === true}
      data-writing={isWriting}
    >
      <ElementView element={drawn} slots={slots} />
    </div>
  );
});
