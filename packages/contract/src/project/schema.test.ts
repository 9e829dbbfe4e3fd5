import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { projectMessages } from './messages.ts';
import { colorSchema, projectSchema, projectTitleSchema, stepText } from './schema.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const step = '{"stepList":{"dataFile":3,"outline":3,"editor":2},"currStep":3,"viewportSize":1000}';

const onTheWire = {
  id,
  title: '认识太阳系',
  avatarsId: null,
  ttsId: 'zf_xiaoxiao',
  coursewareId: id,
  backgroundColor: '#fff',
  isAiCheck: 7,
  isAiCheckStatus: 'generated-text-complete',
  step,
  docId: null,
  docIds: [],
  docText: null,
  docName: 'sun.pptx',
  docType: 'pptx',
  sceneId: null,
  pageNumber: -1,
  lengthMinutes: null,
  menu: 1,
  status: null,
  outlineStatus: 1,
  pptStatus: 3,
  atlasStatus: 4,
  coursewareStatus: 'ppt-generation-complete',
  coursewareProgress: null,
  imageUrl: null,
  pages: 6,
  viewport: { width: 1000, height: 562.5 },
  docFault: null,
  presenterLayout: 'auto',
  voiceSettings: null,
  notKept: [{ page: 2, what: { zh: '动画', en: 'animations' }, count: 3, names: [], words: [] }],
  kept: [{ what: { zh: '章节', en: 'sections' }, count: 2 }],
  broadcastAt: null,
  isTemplate: false,
  isSample: true,
  createdAt: '2026-11-15T08:00:00.000Z',
  updatedAt: '2026-11-15T08:00:00.000Z',
  openedAt: null,
};

test('a project travels with codes and is read with names, its step included', () => {
  const project = z.parse(projectSchema, onTheWire);
  expect(project).toMatchObject({
    isAiCheck: 'generated-text-complete',
    outlineStatus: 'complete',
    pptStatus: 'generation',
    atlasStatus: 'error',
    menu: 'document',
    step: {
      stepList: { dataFile: 'edit-complete', outline: 'edit-complete', editor: 'be-editing' },
      currStep: 3,
    },
  });
  expect(z.encode(projectSchema, project)).toEqual(onTheWire);
});

test.each([
  ['no JSON', 'step 3'],
  ['an unknown code', '{"stepList":{"dataFile":9,"outline":3,"editor":2},"currStep":3,"viewportSize":1000}'],
  ['a fourth step', '{"stepList":{"dataFile":3,"outline":3,"editor":2},"currStep":4,"viewportSize":1000}'],
  [
    'an unknown field',
    '{"stepList":{"dataFile":3,"outline":3,"editor":2},"currStep":3,"viewportSize":1000,"x":1}',
  ],
])('a step with %s is refused', (_what, text) => {
  expect(z.safeDecode(stepText, text).success).toBe(false);
});

test.each([['  '], [undefined]])('the title %j is refused with its own sentence', (title) => {
  const issue = z.safeParse(projectTitleSchema, title).error?.issues[0];
  expect(issue?.message).toBe(projectMessages.titleEmpty.key);
});

test.each([
  ['#fff', true],
  ['#0B6B74', true],
  ['#0B6B7480', true],
  ['red', false],
  ['#12345', false],
  ['#fff;x:y', false],
])('%s is a colour: %s', (text, good) => {
  expect(z.safeParse(colorSchema, text).success).toBe(good);
});
