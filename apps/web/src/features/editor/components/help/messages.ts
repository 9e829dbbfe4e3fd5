import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the sheet of keys. */
export const helpTexts = defineMessages('editor-help', {
  keys: { zh: '键盘快捷键', en: 'Keyboard shortcuts' },
  close: { zh: '关闭', en: 'Close' },
  onCanvas: { zh: '在画布上', en: 'On the canvas' },
  everywhere: { zh: '任何时候', en: 'At any time' },
  ofText: { zh: '文字与剪贴板', en: 'Text and clipboard' },
  whileDragging: { zh: '拖动时按住', en: 'Held while dragging' },
  straight: { zh: '沿直线移动，缩放时保持比例', en: 'Moves in a line, resizes in proportion' },
  copies: { zh: '复制一份，缩放时从中心开始', en: 'Drags a copy, resizes from the centre' },
  free: { zh: '不吸附', en: 'No snapping' },
});
