import type { Talk } from '@app/contract/project/schema.ts';
import { stepAt, stepsOf, stepTimes } from '@app/deck/staging/steps.ts';
import { type StagedBuilds, stageBuilds } from '@app/slide-view/staging/stage-builds.ts';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useStage } from '../../hooks.ts';
import { lengthOf, type TalkPage } from '../../rules.ts';
import { Spotlight } from './spotlight.tsx';

export { turnFrames } from '@app/slide-view/staging/frames.ts';

type Props = {
  page: TalkPage;
  index: number;
  /** Where the page is drawn. */
  sheet: RefObject<HTMLDivElement | null>;
  viewport: Talk['viewport'];
};

/** Lets what is on a page come, go and be lit with what is said. */
export function PageMoves({ page, index, sheet, viewport }: Props) {
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
