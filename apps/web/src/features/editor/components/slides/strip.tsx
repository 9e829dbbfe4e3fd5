import type { Deck } from '@app/deck/deck.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { Slide } from '@app/slide-view/slide.tsx';
import { memo, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../../../../lib/texts.ts';
import { slideSlots } from '../../../slide/rules.ts';
import { editorMessages as texts } from '../../messages.ts';
import { useEdited, useEditor } from '../use-editor.ts';
import styles from './strip.module.css';

const width = 136;

/** The slides one below the other. */
export function Strip() {
  const { t } = useTexts();
  const ids = useEdited(useShallow((state) => state.deck.slides.map(({ id }) => id)));
  return (
    <nav className={styles.strip} aria-label={t(texts.slides)}>
      <ol>
        {ids.map((id, index) => (
          <Thumb key={id} id={id} number={index + 1} />
        ))}
      </ol>
    </nav>
  );
}

const slideOf = (deck: Deck, id: string) => deck.slides.find((slide) => slide.id === id);

const Thumb = memo(function Thumb({ id, number }: { id: string; number: number }) {
  const { language } = useTexts();
  const { editor } = useEditor();
  const slide = useEdited((state) => slideOf(state.deck, id));
  const design = useEdited((state) => state.deck.design);
  const viewport = useEdited((state) => state.deck.viewport);
  const isCurrent = useEdited((state) => state.slideId === id);
  const slots = useMemo(() => slideSlots(language), [language]);
  const drawn = useMemo(() => slide && drawSlide(slide, design, number), [slide, design, number]);
  if (!drawn) return null;
  return (
    <li>
      <button
        type="button"
        className={styles.thumb}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => editor.goTo(id)}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.picture} inert>
          <Slide slide={drawn} viewport={viewport} width={width} slots={slots} />
        </span>
      </button>
    </li>
  );
});
