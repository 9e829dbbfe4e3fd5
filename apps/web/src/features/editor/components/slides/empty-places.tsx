import { isEmptyPlace } from '@app/deck/commands/fill-place.ts';
import { drawOne } from '@app/deck/design/draw-slide.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import { ElementView } from '@app/slide-view/slide.tsx';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../../../../lib/texts.ts';
import { currentSlide } from '../../store.ts';
import { useEdited } from '../use-editor.ts';
import styles from './empty-places.module.css';
import { placeText } from './names.ts';

/** What the places of the layout are for, where nothing is written yet. Only who edits sees it. */
export function EmptyPlaces() {
  const { t } = useTexts();
  const places = useEdited(
    useShallow((state) =>
      currentSlide(state).elements.filter((each) => isEmptyPlace(each) && each.id !== state.writing),
    ),
  );
  const layoutId = useEdited((state) => currentSlide(state).layoutId);
  const design = useEdited((state) => state.deck.design);
  return places.filter(isEmptyPlace).map((element) => {
    const { role } = drawOne(element, layoutId, design) as DrawnElement;
    const paragraphs = [{ ...element.text.paragraphs[0], runs: [{ text: t(placeText(role)) }] }];
    const drawn = drawOne({ ...element, text: { ...element.text, paragraphs } }, layoutId, design);
    return (
      <div key={element.id} className={styles.place} aria-hidden="true" inert>
        <span
          className={styles.frame}
          style={{ left: drawn.left, top: drawn.top, width: drawn.width, height: drawn.height }}
        />
        <ElementView element={drawn} />
      </div>
    );
  });
}
