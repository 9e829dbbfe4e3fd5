import type { Slide } from '@app/deck/slide.ts';
import { stepLength, stepsOf } from '@app/deck/staging/steps.ts';
import { turnFrames } from '@app/slide-view/staging/frames.ts';
import { stageBuilds } from '@app/slide-view/staging/stage-builds.ts';

const betweenSteps = 250;

/** Whether somebody asked their device for little motion. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

let stop: (() => void) | undefined;

/** Ends what is being shown; the canvas is as it is edited. */
export function endPreview(): void {
  stop?.();
  stop = undefined;
}

/** Shows on the canvas how a slide comes and what happens on it, one step after the other. */
export function preview({ transition, builds = [], elements }: Slide): void {
  endPreview();
  const world = document.querySelector('[data-world]');
  if (!world) return;
  let at = 0;
  const running: Animation[] = [];
  const turn = transition && turnFrames(transition, isCalm());
  if (transition && turn) {
    // Where the new slide lies still, the one that leaves shows the way, backwards.
    const direction = turn.isUnder ? 'reverse' : 'normal';
    const frames = turn.isUnder ? turn.leave : turn.enter;
    running.push(world.animate(frames, { duration: transition.duration, easing: 'ease', direction }));
    at = transition.duration;
  }
  const steps = stepsOf(builds);
  const all = steps.flatMap((step) => {
    const begin = at;
    at += stepLength(step) + betweenSteps;
    return step.map(({ build, at: later }) => ({ build, at: begin + later }));
  });
  const staged = stageBuilds(world, [all], elements, isCalm());
  staged.show(0, true);
  const timer = setTimeout(endPreview, at + betweenSteps);
  stop = () => {
    clearTimeout(timer);
    staged.cancel();
    for (const animation of running) animation.cancel();
  };
}
