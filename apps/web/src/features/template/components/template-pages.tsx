import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { useMemo } from 'react';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useTemplate } from '../api.ts';
import { templateTexts as texts } from '../messages.ts';
import { DeckPicture } from './deck-picture.tsx';
import { TemplatesFailed } from './templates-failed.tsx';
import styles from './templates.module.css';

type Props = {
  id: string;
  /** Which pages are chosen; absent where there is nothing to choose. */
  chosen?: ReadonlySet<number>;
  onToggle?: (page: number) => void;
};

/** All pages of a template. */
export function TemplatePages({ id, chosen, onToggle }: Props) {
  const { t } = useTexts();
  const { data, error, refetch } = useTemplate(id);
  const drawn = useMemo(
    () => data?.slides.map((slide, at) => drawSlide(slide, data.design, at + 1)) ?? [],
    [data],
  );
  if (error && !data) return <TemplatesFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} />;
  return (
    <ol className={styles.pages}>
      {drawn.map((slide, at) => {
        const picture = <DeckPicture slide={slide} viewport={data.viewport} />;
        const name = t(texts.pageOf, { number: at + 1 });
        return (
          <li key={slide.id}>
            {onToggle ? (
              <button
                type="button"
                className={styles.page}
                aria-label={name}
                aria-pressed={chosen?.has(at) ?? false}
                onClick={() => onToggle(at)}
              >
                {picture}
              </button>
            ) : (
              <span className={styles.page} role="img" aria-label={name}>
                {picture}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
