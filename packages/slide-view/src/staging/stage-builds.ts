import type { Build } from '@app/deck/staging.ts';
import type { StagingStep } from '@app/deck/staging/steps.ts';
import { buildFrames, staysAfter } from './frames.ts';

/** The builds of a slide that is on screen. */
export type StagedBuilds = {
  /** Shows the slide as it is when this step has been done; the step itself is played where it is new. */
  show(step: number, isPlayed: boolean): void;
  /** The slide is as if nothing happened on it. */
  cancel(): void;
};

type Member = { readonly id: string; readonly groups?: readonly string[] };

const boxOf = (root: ParentNode, id: string) =>
  root.querySelector(`[data-element="${CSS.escape(id)}"]`)?.firstElementChild ?? undefined;

/** What a build is about on the screen: elements, those of a group, or one paragraph. */
function targetsOf(root: ParentNode, { elementId, paragraph }: Build, members: readonly Member[]): Element[] {
  const ids = members.filter(({ id, groups = [] }) => id === elementId || groups.includes(elementId));
  const boxes = ids.flatMap(({ id }) => boxOf(root, id) ?? []);
  if (paragraph === undefined) return boxes;
  return boxes.flatMap((box) => box.querySelectorAll('p')[paragraph] ?? []);
}

/** Brings the builds of a slide to life. Each is an animation that waits; the browser moves them off the main thread. */
export function stageBuilds(
  root: ParentNode,
  steps: readonly StagingStep[],
  members: readonly Member[],
  isCalm: boolean,
): StagedBuilds {
  const seen = new Set<Element>();
  const staged = steps.map((step) =>
    step.flatMap(({ build, at }) =>
      targetsOf(root, build, members).map((target) => {
        // Before its first build something is hidden only if that brings it in.
        const isFirst = !seen.has(target);
        seen.add(target);
        const before = build.kind === 'entry' && isFirst ? 'backwards' : 'none';
        const fill = staysAfter(build) ? (before === 'backwards' ? 'both' : 'forwards') : before;
        const animation = target.animate(buildFrames(build, isCalm), {
          duration: Math.max(1, build.duration),
          delay: at,
          easing: 'cubic-bezier(.2,.8,.2,1)',
          fill,
        });
        animation.pause();
        return animation;
      }),
    ),
  );
  let shown = -1;
  return {
    show(step, isPlayed) {
      staged.forEach((animations, index) => {
        for (const animation of animations) {
          if (index > step) {
            animation.currentTime = 0;
            animation.pause();
            // A waiting delay counts as not begun; only what brings something in hides it then.
          } else if (index === step && isPlayed && step > shown) animation.play();
          else if (index < step || step !== shown) animation.finish();
        }
      });
      shown = step;
    },
    cancel: () => staged.flat().forEach((animation) => animation.cancel()),
  };
}
