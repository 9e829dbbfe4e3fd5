import type { Talk } from '@app/contract/project/schema.ts';
import { stepAt, stepsOf, stepTimes } from '@app/deck/staging/steps.ts';
import type { StagedBuilds } from '@app/slide-view/staging/stage-builds.ts';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStage } from '../hooks.ts';
import { lengthOf, type TalkPage } from '../rules.ts';
import { PageView } from './page-view.tsx';
import styles from './staged-page.module.css';

type Props = {
  pages: readonly TalkPage[];
  index: number;
  viewport: Talk['viewport'];
  place: { left: number; top: number; width: number };
};

/** How pages turn and things come: fetched for a talk in which something moves, and most have nothing. */
async function loadMoves() {
  const [{ turnFrames }, { stageBuilds }] = await Promise.all([
    import('@app/slide-view/staging/frames.ts'),
    import('@app/slide-view/staging/stage-builds.ts'),
  ]);
  return { turnFrames, stageBuilds };
}
type Moves = Awaited<ReturnType<typeof loadMoves>>;

const moves = (page: TalkPage) => page.builds.length > 0 || page.transition !== null;

/** The moves of a talk that has some; until they are there its pages stand still. */
function useMoves(pages: readonly TalkPage[]): Moves | undefined {
  const [loaded, setLoaded] = useState<Moves>();
  const isMoving = pages.some(moves);
  useEffect(() => {
    // Who has no line now sees pages that stand still.
    if (isMoving) void loadMoves().then(setLoaded, () => undefined);
  }, [isMoving]);
  return loaded;
}

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The page that is on stage: it takes the place of the one before, and what happens on it follows what is said. */
export function StagedPage({ pages, index, viewport, place }: Props) {
  const { width, ...corner } = place;
  const page = pages[index];
  const sheet = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLDivElement>(null);
  const loaded = useMoves(pages);
  const { leaving, isTurned } = useTurn(pages, index, { sheet, before }, loaded);
  useBuilds(page, index, sheet, loaded);
  if (!page) return null;
  return (
    <div className={styles.place} style={corner}>
      {leaving ? (
        <div ref={before} key={leaving.id} className={styles.sheet} inert aria-hidden="true">
          <PageView page={leaving} viewport={viewport} width={width} />
        </div>
      ) : null}
      <div ref={sheet} key={page.id} className={styles.sheet} data-plain={!isTurned}>
        <PageView page={page} viewport={viewport} width={width} isStaged={page.builds.length > 0} />
      </div>
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

/** Lets things on a page come and go with what is said. Before somebody plays, and for answers, all of it is there. */
function useBuilds(
  page: TalkPage | undefined,
  index: number,
  sheet: RefObject<HTMLDivElement | null>,
  loaded?: Moves,
): void {
  const steps = useMemo(() => stepsOf(page?.builds ?? []), [page]);
  const track = useStage(({ tracks }) => tracks[index]);
  const times = useMemo(
    () =>
      page &&
      stepTimes(steps, {
        durationMs: lengthOf(page, track),
        sentences: track?.sentences ?? [],
        cues: track?.cues ?? [],
      }),
    [page, steps, track],
  );
  const isSeen = useStage(({ phase, cited }) => phase !== 'closed' && cited === undefined);
  const isPlaying = useStage(({ phase }) => phase === 'playing');
  const step = useStage(({ pageMs, page: now }) => (times && now === index ? stepAt(times, pageMs) : 0));
  const staged = useRef<StagedBuilds>(undefined);
  useLayoutEffect(() => {
    const root = sheet.current;
    if (
      !page ||
      !loaded ||
      !isSeen ||
      page.builds.length === 0 ||
      !root ||
      typeof root.animate !== 'function'
    )
      return undefined;
    const builds = loaded.stageBuilds(root, steps, page.elements, isCalm());
    staged.current = builds;
    return () => {
      builds.cancel();
      staged.current = undefined;
    };
  }, [page, steps, isSeen, sheet, loaded]);
  useLayoutEffect(() => {
    // What is staged anew goes on where the talk is.
    if (loaded && page && isSeen) staged.current?.show(step, isPlaying);
  }, [page, isSeen, step, isPlaying, loaded]);
}
