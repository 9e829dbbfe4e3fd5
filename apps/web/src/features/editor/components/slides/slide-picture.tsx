import type { Size } from '@app/deck/deck.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import type { Design } from '@app/deck/design.ts';
import type { Slide as SlideValue } from '@app/deck/slide.ts';
import { Slide } from '@app/slide-view/slide.tsx';
import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { editedSlots } from './edited-slots.tsx';
import styles from './slide-picture.module.css';
import { useNear } from './use-near.ts';

type Props = {
  slide: SlideValue;
  design: Design;
  viewport: Size;
  /** The number of the page, for texts that show it. */
  number?: number;
  width: number;
};

/** So long nothing changes before it is drawn anew: between two keys of who writes there is no time for it. */
const pauseMs = 150;

/** A value once it stays, for what may be drawn a moment later. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

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
  const slots = useMemo(() => editedSlots(language), [language]);
  const drawn = useMemo(() => drawSlide(slide, design, number), [slide, design, number]);
  return <Slide slide={drawn} viewport={viewport} width={width} slots={slots} />;
});
