import type { Talk } from '@app/contract/project/schema.ts';
import { stepAt, stepsOf, stepTimes } from '@app/deck/staging/steps.ts';
import { turnFrames } from '@app/slide-view/staging/frames.ts';
import { type StagedBuilds, stageBuilds } from '@app/slide-view/staging/stage-builds.ts';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useStage } from '../../hooks.ts';
import { lengthOf, type TalkPage } from '../../rules.ts';
import { Spotlight } from './spotlight.tsx';

type Props = {
  page: TalkPage;
  index: number;
  /** Where the page is drawn. */
  sheet: RefObject<HTMLDivElement | null>;
  /** Where the page is that it takes the place of, while it does. */
  before: RefObject<HTMLDivElement | null>;
  onTurned: () => void;
  viewport: Talk['viewport'];
};

/** Lets a page come over the one before, and what is on it come, go and be lit with what is said. */
export function PageMoves({ page, index, sheet, before, onTurned, viewport }: Props) {
  useTurn(page, sheet, before, onTurned);
  useBuilds(page, index, sheet);
  return <Spotlight page={page} index={index} viewport={viewport} />;
}

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets things on a page come and go with what is said. Before somebody plays, and for answers, all of it is there. */
function useBuilds(page: TalkPage, index: number, sheet: Props['sheet']): void {
  const steps = useMemo(() => stepsOf(page.builds), [page]);
  const track = useStage(({ tracks }) => tracks[index]);
  const times = useMemo(
    () =>
      stepTimes(steps, {
        durationMs: lengthOf(page, track),
        sentences: track?.sentences ?? [],
        cues: track?.cues ?? [],
      }),
    [page, steps, track],
  );
  const isSeen = useStage(({ phase, cited }) => phase !== 'closed' && cited === undefined);
  const isPlaying = useStage(({ phase }) => phase === 'playing');
  const step = useStage(({ pageMs, page: now }) => (now === index ? stepAt(times, pageMs) : 0));
  const staged = useRef<StagedBuilds>(undefined);
  useLayoutEffect(() => {
    const root = sheet.current;
    if (!isSeen || steps.flat().length === 0 || !root || typeof root.animate !== 'function') return undefined;
    const builds = stageBuilds(root, steps, page.elements, isCalm());
    staged.current = builds;
    return () => {
      builds.cancel();
      staged.current = undefined;
    };
  }, [page, steps, isSeen, sheet]);
  useLayoutEffect(() => {
    // What is staged anew goes on where the talk is.
    if (isSeen && steps.length > 0) staged.current?.show(step, isPlaying);
  }, [steps, isSeen, step, isPlaying]);
}

/** Lets a page with a transition come over the one before it. */
function useTurn(
  { transition }: TalkPage,
  sheet: Props['sheet'],
  before: Props['before'],
  onTurned: () => void,
): void {
  useLayoutEffect(() => {
    const frames = transition && turnFrames(transition, isCalm());
    const [enters, leaves] = [sheet.current, before.current];
    if (!frames || !enters || !leaves || typeof enters.animate !== 'function') return undefined;
    leaves.style.zIndex = frames.isUnder ? '1' : '0';
    const timing = { duration: transition.duration, easing: 'ease', fill: 'both' as const };
    const turn = enters.animate(frames.enter, timing);
    const other = leaves.animate(frames.leave, timing);
    turn.onfinish = () => {
      turn.cancel();
      onTurned();
    };
    return () => {
      turn.cancel();
      other.cancel();
    };
  }, [transition, sheet, before, onTurned]);
}
