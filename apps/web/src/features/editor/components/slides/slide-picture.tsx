import type { Size } from '@app/deck/deck.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import type { Design } from '@app/deck/design.ts';
import type { Slide as SlideValue } from '@app/deck/slide.ts';
import { Slide } from '@app/slide-view/slide.tsx';
import { memo, useMemo } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { StandingFigure } from '../kinds/avatar/avatar-figure.tsx';
import { editedSlots } from './edited-slots.tsx';
import styles from './slide-picture.module.css';
import { useNear } from './use-near.ts';
import { useSettled } from './use-settled.ts';

type Props = {
  slide: SlideValue;
  design: Design;
  viewport: Size;
  /** The number that is printed on it. */
  number?: number;
  width: number;
};

/**
 * A small picture of a slide that cannot be pressed. It is drawn when it is near, and a slide that is being changed is
 * drawn after that: the hand on the canvas comes first.
 */
export function SlidePicture({ viewport, width, ...shown }: Props) {
  const { ref, isNear } = useNear();
  const slide = useSettled(shown.slide);
  const design = useSettled(shown.design);
  return (
    <span
      ref={ref}
      className={styles.picture}
      style={{ width, height: (width * viewport.height) / viewport.width }}
      inert
    >
      {isNear ? <Drawing {...shown} slide={slide} design={design} viewport={viewport} width={width} /> : null}
    </span>
  );
}

const Drawing = memo(function Drawing({ slide, design, viewport, number, width }: Props) {
  const { language } = useTexts();
  const slots = useMemo(() => editedSlots(language, slide.id), [language, slide.id]);
  const drawn = useMemo(() => drawSlide(slide, design, number), [slide, design, number]);
  return (
    <>
      <Slide slide={drawn} viewport={viewport} width={width} slots={slots} />
      <StandingFigure slideId={slide.id} viewport={viewport} scale={width / viewport.width} />
    </>
  );
});
