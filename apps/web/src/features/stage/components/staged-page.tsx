import type { Talk } from '@app/contract/project/schema.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
const loadOutline = () => import('./moves/outline.tsx');
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

/** Goes to the page that a link on a slide means; one that is not shown leads nowhere. */
function useJump(pages: readonly TalkPage[]) {
  const engine = useEngine();
  return useCallback(
    (slideId: string) => {
      const index = pages.findIndex(({ id }) => id === slideId);
      if (index !== -1) engine.goTo(index);
    },
    [engine, pages],
  );
}

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
  const outline = useLate(
    useStage(({ cited }) => cited?.elementId !== undefined),
    loadOutline,
  );
  const onJump = useJump(pages);
  const films = useFilms(pages, index, width / viewport.width);
  const { leaving, onTurned } = useLeaving(pages, index, loaded !== undefined);
  if (!page) return null;
  return (
    <div className={styles.place} style={corner}>
      {leaving ? (
        <div ref={before} key={leaving.id} className={styles.sheet} inert aria-hidden="true">
          <PageView page={leaving} viewport={viewport} width={width} />
        </div>
      ) : null}
      <div ref={sheet} key={page.id} className={styles.sheet} data-plain={!leaving}>
        <PageView
          page={page}
          viewport={viewport}
          width={width}
          isStaged={page.builds.length > 0}
          films={films}
          onJump={onJump}
        />
      </div>
      {loaded ? (
        <loaded.PageMoves
          key={`moves ${page.id}`}
          page={page}
          index={index}
          sheet={sheet}
          before={before}
          onTurned={onTurned}
          viewport={viewport}
        />
      ) : null}
      {outline ? <outline.Outline page={page} index={index} viewport={viewport} /> : null}
    </div>
  );
}

/** The page that a page with a transition comes over, until it has. Who jumps elsewhere sees the page at once. */
function useLeaving(pages: readonly TalkPage[], index: number, canTurn: boolean) {
  const [shown, setShown] = useState({ index, leaving: undefined as TalkPage | undefined });
  const kind = pages[index]?.transition?.kind ?? 'none';
  if (shown.index !== index) {
    const isTurned = canTurn && index === shown.index + 1 && kind !== 'none';
    setShown({ index, leaving: isTurned ? pages[shown.index] : undefined });
  }
  const onTurned = useCallback(() => setShown((now) => ({ ...now, leaving: undefined })), []);
  return { leaving: shown.leaving, onTurned };
}
