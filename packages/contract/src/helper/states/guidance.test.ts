import { describe, expect, test } from 'vitest';
import { avatarGuidance, editorGuidance, materialsGuidance, outlineGuidance } from './guidance.ts';

describe('on the avatar screens', () => {
  test.each([
    // look so far                  voice   greeting   points at
    ['initial', null, 'absent', 'generateImage'],
    ['image-upload', null, 'absent', 'generateImage'],
    ['custom-image-upload', null, 'absent', 'generateImage'],
    ['style-generation', null, 'absent', 'choosImageStyle'],
    ['style-generation-complete', null, 'absent', 'choosImageStyle'],
    ['model-complete', null, 'absent', 'selectSound'],
    ['model-complete', 'zf_001', 'absent', 'greetings'],
    ['model-complete', 'zf_001', 'written', 'complete-all'],
    ['image-upload', 'zf_001', 'written', 'generateImage'],
  ] as const)(
    '%s with voice %s and greeting %s points at %s',
    (operateStatus, ttsId, greetingsStatus, step) => {
      expect(avatarGuidance({ operateStatus, ttsId, greetingsStatus })).toBe(step);
    },
  );
});

describe('in project step 1', () => {
  test.each([
    [false, false, false, 'contentMaterials'],
    [false, true, true, 'contentMaterials'],
    [true, false, false, 'sceneSelection'],
    [true, false, true, 'sceneSelection'],
    [true, true, false, 'artboardPages'],
    [true, true, true, 'complete-all'],
  ])('materials %s, scene %s, page count %s points at %s', (hasMaterials, hasScene, hasPageCount, step) => {
    expect(materialsGuidance({ hasMaterials, hasScene, hasPageCount })).toBe(step);
  });
});

test('project step 2 is complete-all', () => {
  expect(outlineGuidance).toBe('complete-all');
});

describe('in the editor', () => {
  test.each([
    // slides avatar page shows              courseware shows           points at
    [1, true, 'unconfirmed', null, 'multimediaSlides'],
    [1, true, 'confirmed', 'ppt-ready', 'multimediaSlides'],
    [6, false, 'generation-complete', 'ppt-generation-complete', 'multimediaSlides'],
    [6, true, 'generation-complete', 'ppt-generation-complete', 'voiceoverScript'],
    [6, true, 'confirmed', 'ppt-confirming', 'complete-all'],
    [6, true, 'animation', 'ppt-ready', 'complete-all'],
    [6, true, 'unconfirmed', null, 'generateText'],
    [6, true, 'generation', 'ppt-generation', 'generateText'],
    [6, true, 'error', 'ppt-generation-error', 'generateText'],
  ] as const)(
    '%i slides, avatar %s, page %s, courseware %s points at %s',
    (slides, hasAvatar, pageStatus, coursewareStatus, step) => {
      expect(editorGuidance({ slides, hasAvatar, pageStatus, coursewareStatus })).toBe(step);
    },
  );
});
