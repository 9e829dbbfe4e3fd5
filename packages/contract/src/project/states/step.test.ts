import { describe, expect, test } from 'vitest';
import { coursewareStatuses } from '../../courseware/states/derived.ts';
import { editorStepStatus, firstStep, type ProjectStep, stepInEditor, stepStatus } from './step.ts';

test.each([
  [1, 'not-edited'],
  [2, 'be-editing'],
  [3, 'edit-complete'],
] as const)('step status %i is %s, both ways', (code, name) => {
  expect(stepStatus.decode(code)).toBe(name);
  expect(stepStatus.encode(name)).toBe(code);
});

describe('a project with no saved step', () => {
  test.each([
    ['an avatar', { avatarsId: 'a', coursewareId: null }],
    ['courseware', { avatarsId: null, coursewareId: 'c' }],
    ['both', { avatarsId: 'a', coursewareId: 'c' }],
  ])('starts at step 3 when it has %s', (_what, project) => {
    expect(firstStep(project)).toEqual({
      stepList: { dataFile: 'edit-complete', outline: 'edit-complete', editor: 'be-editing' },
      currStep: 3,
      viewportSize: 1000,
    });
  });

  test('starts at step 1 with everything not edited when it has neither', () => {
    expect(firstStep({ avatarsId: null, coursewareId: null })).toEqual({
      stepList: { dataFile: 'not-edited', outline: 'not-edited', editor: 'not-edited' },
      currStep: 1,
      viewportSize: 1000,
    });
  });
});

describe('in the editor', () => {
  test('the editor step is complete when the courseware is ready or confirming-complete, and in work otherwise', () => {
    const complete = coursewareStatuses.filter((status) => editorStepStatus(status) === 'edit-complete');
    expect(complete).toEqual(['ppt-confirming-complete', 'ppt-ready']);
    expect(editorStepStatus(null)).toBe('be-editing');
  });

  const step: ProjectStep = {
    stepList: { dataFile: 'edit-complete', outline: 'be-editing', editor: 'not-edited' },
    currStep: 3,
    viewportSize: 1280,
  };

  test('the outline step becomes complete and the rest of the step is kept', () => {
    expect(stepInEditor(step, 'ppt-generation')).toEqual({
      stepList: { dataFile: 'edit-complete', outline: 'edit-complete', editor: 'be-editing' },
      currStep: 3,
      viewportSize: 1280,
    });
    expect(stepInEditor(step, 'ppt-ready').stepList.editor).toBe('edit-complete');
  });

  test('a changed deck takes the editor step back', () => {
    const finished = stepInEditor(step, 'ppt-ready');
    expect(stepInEditor(finished, 'ppt-again').stepList.editor).toBe('be-editing');
  });

  test('the same value comes back when there is nothing to save', () => {
    const finished = stepInEditor(step, 'ppt-ready');
    expect(stepInEditor(finished, 'ppt-confirming-complete')).toBe(finished);
  });
});
