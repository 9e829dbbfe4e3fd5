import { drawOne } from '@app/deck/design/draw-slide.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { currentSlide } from '../../store.ts';
import { useEdited } from '../use-editor.ts';

/** The elements as they are seen: with what their placeholders give them. */
export function useSeen<E extends SlideElement>(elements: readonly E[]): Drawn<E>[] {
  const layoutId = useEdited((state) => currentSlide(state).layoutId);
  const design = useEdited((state) => state.deck.design);
  // What is drawn is of the same kind.
  return elements.map((element) => drawOne(element, layoutId, design) as Drawn<E>);
}
