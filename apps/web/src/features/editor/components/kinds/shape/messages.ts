import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the panel of shapes and lines. */
export const shapeKindTexts = defineMessages('editor-shape-panel', {
  changeShape: { zh: '更改形状', en: 'Change shape' },
  line: { zh: '线条', en: 'Line' },
  handle: { zh: '调节点 {number}', en: 'Adjust handle {number}' },
  resetHandles: { zh: '恢复默认外形', en: 'Reset proportions' },
});
