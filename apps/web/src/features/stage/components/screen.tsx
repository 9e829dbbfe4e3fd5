import type { Talk } from '@app/contract/project/schema.ts';
import type { SlideElement } from '@app/deck/element.ts';
import type { Fill } from '@app/deck/paint.ts';
import { Slide } from '@app/slide-view/slide.tsx';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useSize, useStage } from '../hooks.ts';
import type { TalkPage } from '../rules.ts';
import { Captions } from './captions.tsx';
import { Presenter } from './presenter.tsx';
import { ScreenSigns } from './screen-signs.tsx';
import styles from './screen.module.css';

/** The contract leaves what stands inside of a page to the deck package. */
const slideOf = ({ id, background, elements }: TalkPage) => ({
  id,
  background: background as unknown as Fill,
  elements: elements as unknown as SlideElement[],
});

/** A page as wide as it is told. */
export const PageView = memo(function PageView({
  page,
  viewport,
  width,
}: {
  page: TalkPage;
  viewport: Talk['viewport'];
  width: number;
}) {
  return <Slide slide={slideOf(page)} viewport={viewport} width={width} />;
});

/** The slide with the presenter on it, the subtitles, and what has to be said in the middle of it. */
export function Screen({ talk, signs = <ScreenSigns /> }: { talk: Talk; signs?: ReactNode }) {
  const { viewport, pages } = talk;
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const index = useStage((state) => state.page);
  const page = pages[index];
  useNextPictures(pages[index + 1]);
  const shown = Math.min(width, (height * viewport.width) / viewport.height);
  return (
    <div ref={box} className={styles.box} style={{ aspectRatio: `${viewport.width} / ${viewport.height}` }}>
      {page && shown > 0 ? (
        <div className={styles.screen}>
          <div key={page.id} className={styles.slide}>
            <PageView page={page} viewport={viewport} width={shown} />
          </div>
          <Presenter talk={talk} page={page} />
        </div>
      ) : null}
      <Captions />
      {signs}
    </div>
  );
}

/** The pictures of the next page are there when it comes. */
function useNextPictures(page: TalkPage | undefined): void {
  useEffect(() => {
    for (const element of page?.elements ?? []) {
      const url = element.type === 'image' ? element['url'] : undefined;
      if (typeof url !== 'string') continue;
      const picture = new Image();
      picture.src = url;
      void picture.decode?.().catch(() => undefined);
    }
  }, [page]);
}
