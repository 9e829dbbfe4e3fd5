import type { ShareEntry } from '@app/contract/share/schema.ts';
import { Slide } from '@app/slide-view/slide.tsx';
import styles from './share-cover.module.css';

type Cover = NonNullable<ShareEntry['cover']>;

/** As wide as the card on which it stands, at most; the style sheet shows its middle. */
const width = 420;

/** What the talk looks like, out of focus. The server has taken its words away. */
export function ShareCover({ cover: { viewport, background, elements } }: { cover: Cover }) {
  return (
    <div className={styles.cover} aria-hidden="true" inert>
      <div className={styles.slide}>
        <Slide slide={{ background, elements }} viewport={viewport} width={width} />
      </div>
    </div>
  );
}
