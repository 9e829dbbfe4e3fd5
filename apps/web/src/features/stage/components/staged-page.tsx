import type { Talk } from '@app/contract/project/schema.ts';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useEngine, useStage } from '../hooks.ts';
import type { TalkPage } from '../rules.ts';
import { PageView } from './page-view.tsx';
import styles from './staged-page.module.css';

type Props = {
  pages: readonly TalkPage[];
  index: number;
  viewport: Talk['viewport'];
  place: { left: number; top: number; width: number };
};

/** How pages turn, things come and are lit: fetched for a talk in which something moves, and most have nothing. */
const loadMoves = () => import('./moves/page-moves.tsx');
type Moves = Awaited<ReturnType<typeof loadMoves>>;
const loadFilms = () => import('./films/film-slots.tsx');

const moves = (page: TalkPage) => page.builds.length > 0 || page.transition !== null;
const plays = (page: TalkPage) => page.elements.some(({ type }) => type === 'video' || type === 'audio');

/** A part of the stage that only some talks need. Who has no line now goes without. */
function useLate<Part extends object>(isWanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [loaded, setLoaded] = useState<Part>();
  useEffect(() => {
    if (isWanted) void load().then(setLoaded, () => undefined);
  }, [isWanted, load]);
  return loaded;
}

/** What plays the films of a page, where it has some; the talk waits for them once that is there. */
function useFilms(pages: readonly TalkPage[], index: number, scale: number) {
  const { store } = useEngine();
  const hasFilms = useMemo(() => pages.some(plays), [pages]);
  const films = useLate(hasFilms, loadFilms);
  useEffect(() => store.setState({ holdsOf: films?.holdsOf }), [store, films]);
  return useMemo(() => films?.filmSlots(index, scale), [films, index, scale]);
}

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The page that is on stage: it takes the place of the one before, and what happens on it follows what is said. */
export function StagedPage({ pages, index, viewport, place }: Props) {
  const { width, ...corner } = place;
  const page = pages[index];
  const sheet = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLDivElement>(null);
  const isLit = useStage(({ tracks }) =>
    tracks.some((track) => track?.cues.some(({ action }) => action === 'spotlight')),
  );
  const isMoved = useMemo(() => pages.some(moves), [pages]);
  const loaded = useLate(isMoved || isLit, loadMoves);
  const films = useFilms(pages, index, width / viewport.width);
  const { leaving, isTurned } = useTurn(pages, index, { sheet, before }, loaded);
  if (!page) return null;
  return (
    <div className={styles.place} style={corner}>
      {leaving ? (
        <div ref={before} key={leaving.id} className={styles.sheet} inert aria-hidden="true">
          <PageView page={leaving} viewport={viewport} width={width} />
        </div>
      ) : null}
      <div ref={sheet} key={page.id} className={styles.sheet} data-plain={!isTurned}>
        <PageView
          page={page}
          viewport={viewport}
          width={width}
          isStaged={page.builds.length > 0}
          films={films}
        />
      </div>
      {loaded ? (
        <loaded.PageMoves
          key={`moves ${page.id}`}
          page={page}
          index={index}
          sheet={sheet}
          viewport={viewport}
        />
      ) : null}
    </div>
  );
}

type Sheets = { sheet: RefObject<HTMLDivElement | null>; before: RefObject<HTMLDivElement | null> };

/** Lets a page with a transition come over the one before it. Who jumps elsewhere sees the page at once. */
function useTurn(pages: readonly TalkPage[], index: number, { sheet, before }: Sheets, loaded?: Moves) {
  const [shown, setShown] = useState({ index, leaving: undefined as TalkPage | undefined });
  const page = pages[index];
  if (shown.index !== index) {
    const isNext = loaded && index === shown.index + 1 && page?.transition && page.transition.kind !== 'none';
    setShown({ index, leaving: isNext ? pages[shown.index] : undefined });
  }
  const { leaving } = shown;
  const transition = page?.transition;
  useLayoutEffect(() => {
    const frames = transition && loaded?.turnFrames(transition, isCalm());
    const [enters, leaves] = [sheet.current, before.current];
    if (!leaving || !frames || !enters || !leaves || typeof enters.animate !== 'function') return undefined;
    leaves.style.zIndex = frames.isUnder ? '1' : '0';
    const timing = { duration: transition.duration, easing: 'ease', fill: 'both' as const };
    const turn = enters.animate(frames.enter, timing);
    const other = leaves.animate(frames.leave, timing);
    turn.onfinish = () => {
      turn.cancel();
      setShown((now) => ({ ...now, leaving: undefined }));
    };
    return () => {
      turn.cancel();
      other.cancel();
    };
  }, [leaving, transition, sheet, before, loaded]);
  return { leaving, isTurned: leaving !== undefined };
}
