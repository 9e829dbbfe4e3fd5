import type { Talk } from '@app/contract/project/schema.ts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine, useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { clockText } from '../rules.ts';
import styles from './contents.module.css';
import { PageView } from './screen.tsx';

const thumbWidth = 104;
/** By now who came to listen has begun. */
const waitMs = 2500;

/** The pages of the talk; a click goes there. */
export function Contents({ talk }: { talk: Talk }) {
  const { t } = useTexts();
  const engine = useEngine();
  const current = useStage((state) => state.page);
  useStage((state) => state.tracks);
  const lengths = engine.lengths();
  const isDrawn = useThumbs();
  return (
    <ol className={styles.list}>
      {talk.pages.map((page, index) => (
        <li key={page.id}>
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => engine.goTo(index)}
          >
            <span
              className={styles.thumb}
              style={{ width: thumbWidth, aspectRatio: `${talk.viewport.width} / ${talk.viewport.height}` }}
              aria-hidden="true"
              inert
            >
              {isDrawn ? <PageView page={page} viewport={talk.viewport} width={thumbWidth} /> : null}
              <b>{index + 1}</b>
            </span>
            <span className={styles.words}>
              <span className={styles.title}>{page.title || t(texts.untitledPage, { page: index + 1 })}</span>
              <small>{clockText(lengths[index] ?? 0)}</small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Whether the pages are drawn small: all their pictures and letters come after what is needed to begin. */
function useThumbs(): boolean {
  const isPlaying = useStage(({ phase }) => phase === 'playing');
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    // At once when it plays, and then for good.
    const timer = setTimeout(() => setTime(true), isPlaying ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [isPlaying]);
  return isTime;
}
