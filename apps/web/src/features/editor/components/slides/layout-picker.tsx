import { isForWords } from '@app/deck/design/default-slide.ts';
import type { Design, Layout } from '@app/deck/design.ts';
import type { Slide } from '@app/deck/slide.ts';
import { useMemo } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { useEdited } from '../use-editor.ts';
import styles from './layout-picker.module.css';
import { stripTexts as texts } from './messages.ts';
import { layoutName } from './names.ts';
import { SlidePicture } from './slide-picture.tsx';

type Props = { current?: string | undefined; onPick: (layout: Layout) => void };

/** The layouts of the deck as little pictures in its own look. */
export function LayoutPicker({ current, onPick }: Props) {
  const { t } = useTexts();
  const design = useEdited((state) => state.deck.design);
  return (
    <div className={styles.layouts} role="group" aria-label={t(texts.layouts)}>
      {design.masters.flatMap(({ layouts }) =>
        layouts.map((layout) => (
          <LayoutCard
            key={layout.id}
            layout={layout}
            design={design}
            isCurrent={layout.id === current}
            onPick={onPick}
          />
        )),
      )}
    </div>
  );
}

type CardProps = { layout: Layout; design: Design; isCurrent: boolean; onPick: (layout: Layout) => void };

function LayoutCard({ layout, design, isCurrent, onPick }: CardProps) {
  const { t, language } = useTexts();
  const viewport = useEdited((state) => state.deck.viewport);
  const words = [texts.placeTitle, texts.placeSubtitle, texts.placeBody].map((text) => t(text)).join('\n');
  // A slide on which each place of the layout says what it is for.
  const example = useMemo((): Slide => {
    const [title, subtitle, body] = words.split('\n');
    const spoken = { title, subtitle } as Partial<Record<string, string>>;
    return {
      id: layout.id,
      layoutId: layout.id,
      elements: layout.placeholders.filter(isForWords).map(({ id, role = 'body' }) => ({
        id,
        type: 'text',
        placeholder: id,
        text: { paragraphs: [{ runs: [{ text: spoken[role] ?? body ?? '' }] }] },
      })),
    };
  }, [layout, words]);
  const name = layoutName(layout.name, language);
  return (
    <button
      type="button"
      className={styles.layout}
      aria-label={name}
      aria-pressed={isCurrent}
      onClick={() => onPick(layout)}
    >
      <SlidePicture slide={example} design={design} viewport={viewport} width={112} />
      <span className={styles.name}>{name}</span>
    </button>
  );
}
