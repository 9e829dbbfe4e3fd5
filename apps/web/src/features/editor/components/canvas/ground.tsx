import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { printedNumber } from '@app/deck/presenter/stage-slides.ts';
import { GroundPaint, slideStyle } from '@app/slide-view/ground.tsx';
import { ElementView, type Slots } from '@app/slide-view/slide.tsx';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { currentSlide } from '../../store.ts';
import { useEdited } from '../use-editor.ts';
import styles from './canvas.module.css';

/** What lies behind the elements: the background and what the design draws. Nothing of it can be chosen. */
export function Ground({ slots }: { slots: Slots }) {
  const { layoutId, hidesLayout, background } = useEdited(
    useShallow((state) => {
      const slide = currentSlide(state);
      return { layoutId: slide.layoutId, hidesLayout: slide.hidesLayout, background: slide.background };
    }),
  );
  const design = useEdited((state) => state.deck.design);
  const viewport = useEdited((state) => state.deck.viewport);
  const number = useEdited(({ deck, slideId }) => printedNumber(deck.slides, slideId));
  const drawn = useMemo(
    () =>
      drawSlide(
        {
          id: '',
          elements: [],
          ...(layoutId !== undefined && { layoutId }),
          ...(hidesLayout && { hidesLayout }),
          ...(background && { background }),
        },
        design,
        number,
      ),
    [layoutId, hidesLayout, background, design, number],
  );
  return (
    <div className={styles.ground} style={slideStyle(drawn.background)} inert>
      <GroundPaint fill={drawn.background} size={viewport} />
      {drawn.elements.map((element) => (
        <ElementView key={element.id} element={element} slots={slots} />
      ))}
    </div>
  );
}
