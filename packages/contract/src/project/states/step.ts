import { codeTable, type NameOf } from '../../base/codes.ts';
import { coursewareLimits } from '../../courseware/limits.ts';
import type { CoursewareStatus } from '../../courseware/states/derived.ts';

/** How far one step of making a project is (spec section 4). */
export const stepStatus = codeTable('project step status', {
  'not-edited': 1,
  'be-editing': 2,
  'edit-complete': 3,
});

/** The name of a step status. */
export type StepStatus = NameOf<typeof stepStatus>;

/** Where a user is in making a project; saved with the project as JSON text. */
export type ProjectStep = {
  readonly stepList: {
    readonly dataFile: StepStatus;
    readonly outline: StepStatus;
    readonly editor: StepStatus;
  };
  readonly currStep: 1 | 2 | 3;
  readonly viewportSize: number;
};

const viewportSize = coursewareLimits.viewport.width;

/** Where a project without a saved step starts: at the canvas when it has an avatar or courseware, else at the beginning. */
export function firstStep(project: { avatarsId: string | null; coursewareId: string | null }): ProjectStep {
  if (project.avatarsId !== null || project.coursewareId !== null) {
    return {
      stepList: { dataFile: 'edit-complete', outline: 'edit-complete', editor: 'be-editing' },
      currStep: 3,
      viewportSize,
    };
  }
  return {
    stepList: { dataFile: 'not-edited', outline: 'not-edited', editor: 'not-edited' },
    currStep: 1,
    viewportSize,
  };
}

/** Spec section 4: the editor step is edit-complete when the courseware is ready or confirming-complete. */
export const editorStepStatus = (status: CoursewareStatus | null): StepStatus =>
  status === 'ppt-ready' || status === 'ppt-confirming-complete' ? 'edit-complete' : 'be-editing';

/**
 * The step of a project that is open in the editor. The very same value comes back when nothing changed, so that
 * the caller can tell whether there is something to save.
 */
export function stepInEditor(step: ProjectStep, status: CoursewareStatus | null): ProjectStep {
  const editor = editorStepStatus(status);
  if (step.stepList.editor === editor && step.stepList.outline === 'edit-complete') return step;
  return { ...step, stepList: { ...step.stepList, outline: 'edit-complete', editor } };
}
