import type { Talk } from '@app/contract/project/schema.ts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine, useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { clockText } from '../rules.ts';
import styles from './contents.module.css';
import { PageView } from './page-view.tsx';

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
  const isClosed = useStage(({ phase }) => phase === 'closed');
  const isHeard = useStage(({ phase, pageMs }) => phase === 'playing' && pageMs > 0);
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    // Who has asked for the talk waits for its sound; pages that were drawn stay.
    if (!isClosed && !isHeard) return undefined;
    const timer = setTimeout(() => setTime(true), isHeard ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [isClosed, isHeard]);
  return isTime;
}
