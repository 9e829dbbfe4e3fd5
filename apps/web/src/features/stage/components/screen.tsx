import type { Talk } from '@app/contract/project/schema.ts';
import { Slide } from '@app/slide-view/slide.tsx';
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useSize } from '../../../components/use-size.ts';
import { useTexts } from '../../../lib/texts.ts';
import { lostNote } from '../../slide/rules.ts';
import { useStage } from '../hooks.ts';
import type { TalkPage } from '../rules.ts';
import { Captions } from './captions.tsx';
import { Presenter } from './presenter.tsx';
import { ScreenSigns } from './screen-signs.tsx';
import styles from './screen.module.css';

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
  const { language } = useTexts();
  const slots = useMemo(() => lostNote(language), [language]);
  return <Slide slide={page} viewport={viewport} width={width} slots={slots} />;
});

/** The slide with the presenter on it, the captions, and what has to be said in the middle of it. */
export function Screen({ talk, signs = <ScreenSigns /> }: { talk: Talk; signs?: ReactNode }) {
  const { viewport, pages } = talk;
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  // An answer shows where it comes from.
  const index = useStage(({ cited, page }) => cited ?? page);
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
      if (element.type !== 'image') continue;
      const picture = new Image();
      picture.src = element.url;
      void picture.decode?.().catch(() => undefined);
    }
  }, [page]);
}
