import { drawOne } from '@app/deck/design/draw-slide.ts';
import { useShallow } from 'zustand/react/shallow';
import { shownPanel } from '../../session.ts';
import { currentSlide } from '../../store.ts';
import { useEdited } from '../use-editor.ts';
import styles from './build-marks.module.css';

/** The numbers of builds at the elements that they are about, while builds are being set. */
export function BuildMarks({ scale }: { scale: number }) {
  const isShown = useEdited((state) => shownPanel(state) === 'animation');
  return isShown ? <Marks scale={scale} /> : null;
}

function Marks({ scale }: { scale: number }) {
  const builds = useEdited((state) => currentSlide(state).builds) ?? [];
  const elements = useEdited(useShallow((state) => currentSlide(state).elements));
  const layoutId = useEdited((state) => currentSlide(state).layoutId);
  const design = useEdited((state) => state.deck.design);
  return elements.map((element) => {
    const own = [element.id, ...(element.groups ?? [])];
    const numbers = builds.flatMap(({ elementId }, index) => (own.includes(elementId) ? [index + 1] : []));
    if (numbers.length === 0) return null;
    const { left, top } = drawOne(element, layoutId, design);
    return (
      <span
        key={element.id}
        className={styles.mark}
        style={{ left: left * scale, top: top * scale }}
        aria-hidden="true"
      >
        {numbers.length > 3 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(' ')}
      </span>
    );
  });
}
