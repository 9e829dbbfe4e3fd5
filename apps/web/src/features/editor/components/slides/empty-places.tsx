import { isEmptyPlace } from '@app/deck/commands/fill-place.ts';
import { drawOne } from '@app/deck/design/draw-slide.ts';
import { useShallow } from 'zustand/react/shallow';
import { currentSlide } from '../../store.ts';
import { useEdited } from '../use-editor.ts';
import styles from './empty-places.module.css';

/** Frames around the places of the layout in which nothing is written yet. Only who edits sees them. */
export function EmptyPlaces() {
  const places = useEdited(
    useShallow((state) =>
      currentSlide(state).elements.filter((each) => isEmptyPlace(each) && each.id !== state.opened),
    ),
  );
  const layoutId = useEdited((state) => currentSlide(state).layoutId);
  const design = useEdited((state) => state.deck.design);
  return places.map((element) => {
    const { left, top, width, height } = drawOne(element, layoutId, design);
    return (
      <span
        key={element.id}
        className={styles.frame}
        style={{ left, top, width, height }}
        aria-hidden="true"
      />
    );
  });
}
