import { drawOne } from '@app/deck/design/draw-slide.ts';
import { useShallow } from 'zustand/react/shallow';
import { chosenElements, currentSlide } from '../../store.ts';
import { useEdited } from '../use-editor.ts';
import styles from './canvas.module.css';

/** The frames of what is chosen. They lie above the slide in pixels, so that lines stay thin at every zoom. */
export function SelectionBox({ scale }: { scale: number }) {
  const chosen = useEdited(useShallow(chosenElements));
  const layoutId = useEdited((state) => currentSlide(state).layoutId);
  const design = useEdited((state) => state.deck.design);
  return chosen.map((element) => {
    const { id, left, top, width, height, rotate } = drawOne(element, layoutId, design);
    return (
      <div
        key={id}
        className={styles.frame}
        style={{
          left: left * scale,
          top: top * scale,
          width: width * scale,
          height: height * scale,
          transform: `rotate(${rotate}deg)`,
        }}
      />
    );
  });
}
