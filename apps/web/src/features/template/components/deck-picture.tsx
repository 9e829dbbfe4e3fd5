import type { Size } from '@app/deck/deck.ts';
import type { DrawnSlide } from '@app/deck/drawn.ts';
import { Slide } from '@app/slide-view/slide.tsx';
import { memo, useMemo, useRef } from 'react';
import { useSize } from '../../../components/use-size.ts';
import { useTexts } from '../../../lib/texts.ts';
import { slideSlots } from '../../slide/rules.ts';
import styles from './templates.module.css';

type Props = { slide: Pick<DrawnSlide, 'id' | 'background' | 'elements'>; viewport: Size };

/** A slide as wide as its place; nothing on it can be pressed. */
export const DeckPicture = memo(function DeckPicture({ slide, viewport }: Props) {
  const { language } = useTexts();
  const slots = useMemo(() => slideSlots(language), [language]);
  const box = useRef<HTMLSpanElement>(null);
  const { width } = useSize(box);
  return (
    <span
      ref={box}
      className={styles.picture}
      style={{ aspectRatio: viewport.width / viewport.height }}
      aria-hidden="true"
      inert
    >
      {width > 0 ? <Slide slide={slide} viewport={viewport} width={width} slots={slots} /> : null}
    </span>
  );
});
