import type { Talk } from '@app/contract/project/schema.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine, useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { clockText } from '../rules.ts';
import styles from './contents.module.css';
import { PageView } from './screen.tsx';

const thumbWidth = 104;

/** The pages of the talk; a click goes there. */
export function Contents({ talk }: { talk: Talk }) {
  const { t } = useTexts();
  const engine = useEngine();
  const current = useStage((state) => state.page);
  useStage((state) => state.tracks);
  const lengths = engine.lengths();
  return (
    <ol className={styles.list}>
      {talk.pages.map((page, index) => (
        <li key={page.id}>
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => engine.goTo(index)}
          >
            <span className={styles.thumb} aria-hidden="true" inert>
              <PageView page={page} viewport={talk.viewport} width={thumbWidth} />
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
