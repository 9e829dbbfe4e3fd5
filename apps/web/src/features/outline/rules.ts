import { outlineLimits } from '@app/contract/outline/limits.ts';
import type { Outline, OutlineState } from '@app/contract/outline/schema.ts';
import { secondsOfTalk } from '@app/contract/outline/states/length.ts';
import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { firstStep, type ProjectStep } from '@app/contract/project/states/step.ts';

/** Where material comes from. */
export type Way = 'document' | 'text';

export const wayOf = ({ menu, docId, docText }: Pick<Project, 'menu' | 'docId' | 'docText'>): Way =>
  menu === 'text' || (menu === null && docId === null && docText !== null) ? 'text' : 'document';

/** What work there is now: an outline is drawn, or a deck is made from it. */
export const workOf = ({ status, taskId }: Pick<OutlineState, 'status' | 'taskId'>) =>
  status === 'generation' ? 'drawing' : taskId === null ? undefined : 'making';

/** The step as it is saved when somebody comes to one. */
export function stepAt(
  project: Pick<Project, 'step' | 'avatarsId' | 'coursewareId'>,
  currStep: ProjectStep['currStep'],
): ProjectStep {
  const { stepList, ...step } = project.step ?? firstStep({ avatarsId: null, coursewareId: null });
  const reached = (place: number, before: ProjectStep['stepList']['outline']) =>
    place < currStep ? 'edit-complete' : place === currStep ? 'be-editing' : before;
  return {
    ...step,
    currStep,
    stepList: {
      dataFile: reached(1, stepList.dataFile),
      outline: reached(2, stepList.outline),
      editor: reached(3, stepList.editor),
    },
  };
}

/** The step that is shown: the saved one, as far as there is something to show. */
export function shownStep(project: Pick<Project, 'step'>, outline: OutlineState): 1 | 2 {
  if (workOf(outline) !== undefined) return 2;
  return project.step === null || project.step.currStep === 1 ? 1 : 2;
}

/** About how long an outline takes: a document is read first. */
export const drawSeconds = (way: Way): number => (way === 'document' ? 10 : 5);

/** About how long a deck takes. */
export const makeSeconds = (pages: number): number => Math.max(5, Math.ceil(pages * 0.6));

/** About how many minutes the talk will be, and whether the material says less than was asked for. */
export function lengthOfTalk(
  outline: Outline,
  source: OutlineState['source'],
  asked: number | null,
): { minutes: number; isShort: boolean } {
  const { secondsOf = [] } = source ?? {};
  if (secondsOf.length === 0)
    return {
      minutes: asked ?? roundedMinutes(pagesOfOutline(outline).length * outlineLimits.talk.pageSeconds),
      isShort: false,
    };
  const seconds = secondsOfTalk(outline, secondsOf, asked);
  return { minutes: roundedMinutes(seconds), isShort: asked !== null && seconds < asked * 60 * enough };
}
const roundedMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));
/** A talk that is a tenth shorter is as long as was asked for. */
const enough = 0.9;

/** The pages of the document that a line stands on, in their order; none where it has no pages to tell apart. */
export function sourcePages(from: readonly number[], source: OutlineState['source']): number[] {
  if (!source || source.pages < 2) return [];
  const pages = from.flatMap((block) => source.pageOf[block] ?? []);
  return [...new Set(pages)].toSorted((one, other) => one - other);
}
