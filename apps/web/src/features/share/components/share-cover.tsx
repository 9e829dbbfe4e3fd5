import type { ShareEntry } from '@app/contract/share/schema.ts';
import { Slide, type Slots } from '@app/slide-view/slide.tsx';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import styles from './share-cover.module.css';

type Cover = NonNullable<ShareEntry['cover']>;

/** As wide as the card on which it stands, at most; the style sheet shows its middle. */
const width = 420;

/** What the talk looks like, out of focus. The server has taken its words away. */
export function ShareCover({ cover: { viewport, background, elements } }: { cover: Cover }) {
  const slots = useSlots(elements.some(({ type }) => type === 'chart' || type === 'latex'));
  return (
    <div className={styles.cover} aria-hidden="true" inert>
      <div className={styles.slide}>
        <Slide slide={{ background, elements }} viewport={viewport} width={width} slots={slots} />
      </div>
    </div>
  );
}

/** What draws charts and formulas: fetched by covers that show one, so that the others come as fast as before. */
function useSlots(isNeeded: boolean): Slots {
  const { language } = useTexts();
  const [slots, setSlots] = useState<Slots>({});
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    import('../../slide/rules.ts').then(
      ({ slideSlots }) => isGone || setSlots(slideSlots(language)),
      // A cover without its chart is still a cover.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, language]);
  return slots;
}
