import type { OutlineState } from '@app/contract/outline/schema.ts';
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
export const drawSeconds = (way: Way): number => (way === 'document' ? 15 : 5);

/** About how long a deck takes. */
export const makeSeconds = (pages: number): number => Math.max(5, Math.ceil(pages / 2));

/** About how long a page is talked about where no length was asked for. */
const usualPageSeconds = 90;

export const minutesOfPages = (pages: number, asked: number | null): number =>
  asked ?? Math.max(1, Math.round((pages * usualPageSeconds) / 60));

/** The pages of the document that a line stands on, in their order; none where it has no pages to tell apart. */
export function sourcePages(from: readonly number[], source: OutlineState['source']): number[] {
  if (!source || source.pages < 2) return [];
  const pages = from.flatMap((block) => source.pageOf[block] ?? []);
  return [...new Set(pages)].toSorted((one, other) => one - other);
}
