import type { Talk } from '@app/contract/project/schema.ts';
import { type Arranged, arrange, stageHeight } from '@app/player/entry-layout.ts';
import { type PresenterSpot, presenterSpots, smallSpot } from '@app/deck/presenter/spots.ts';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useSize } from '../../../components/use-size.ts';
import { useStage } from '../hooks.ts';
import { pageSeen, type TalkPage } from '../rules.ts';
import { AiMark } from './ai-mark.tsx';
import { Captions } from './captions.tsx';
import { Presenter } from './presenter.tsx';
import { ScreenSigns } from './screen-signs.tsx';
import styles from './screen.module.css';
import { StagedPage } from './staged-page.tsx';

type Props = {
  talk: Talk;
  signs?: ReactNode;
  /** It is as high as its slide: there is no room below for captions. */
  isTight?: boolean;
};

/** Slide, presenter and captions, none in the way of another, and what has to be said about the talk itself. */
export function Screen({ talk, signs = <ScreenSigns />, isTight = false }: Props) {
  const { viewport, pages } = talk;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  // An answer shows where it comes from.
  const index = useStage((state) => state.cited?.page ?? pageSeen(state));
  const page = pages[index];
  const isHeard = useStage(({ phase, pageMs }) => phase === 'playing' && pageMs > 0);
  useNextPictures(isHeard ? pages[index + 1] : undefined);
  const spots = usePresenterSpots(talk);
  // The way in stands where captions will.
  const hasWords = useStage(({ captions, phase }) => captions || phase === 'closed');
  const { slide, person, words } = arrange(spots[index] ?? hidden, { ...size, viewport, hasWords });
  const high = isTight
    ? { aspectRatio: `${viewport.width} / ${viewport.height}` }
    : { height: stageHeight(size.width, { viewport, hasWords, spots }) };
  return (
    <div
      ref={box}
      className={styles.box}
      style={{ ...high, ...wordsStyle(words) }}
      data-words-over={words.over}
    >
      {page && size.width > 0 ? (
        <>
          <StagedPage
            pages={pages}
            index={index}
            viewport={viewport}
            place={{ left: slide.left, top: slide.top, width: slide.width }}
          />
          <Presenter talk={talk} place={person} />
        </>
      ) : null}
      <Captions />
      {talk.aiMark === true ? <AiMark /> : null}
      {signs}
    </div>
  );
}

const hidden: PresenterSpot = { layout: 'hidden' };

/** Where the presenter of each page stands, as its owner and this viewer like it. */
function usePresenterSpots({ pages, viewport, presenterLayout, avatar }: Talk): readonly PresenterSpot[] {
  const wish = useStage((state) => state.presenter);
  return useMemo(() => {
    if (wish === 'hidden') return pages.map(() => hidden);
    const spots = presenterSpots(pages, viewport, presenterLayout).map((spot, index) =>
      (pages[index]?.avatar ?? avatar) ? spot : hidden,
    );
    if (wish === 'shown') return spots;
    return spots.map((spot, index) => {
      const page = pages[index];
      return page && spot.layout !== 'hidden' ? smallSpot(page, viewport) : spot;
    });
  }, [pages, viewport, presenterLayout, avatar, wish]);
}

/** Where captions stand, for all who write there. */
const wordsStyle = ({ left, top, width, height, fontSize }: Arranged['words']) =>
  ({
    '--words-left': `${left}px`,
    '--words-top': `${top}px`,
    '--words-width': `${width}px`,
    '--words-height': `${height}px`,
    '--words-size': `${fontSize}px`,
  }) as CSSProperties;

/** The pictures of the next page are there when it comes; what is heard now needs none of them. */
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
