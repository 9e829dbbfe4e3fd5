import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the format painter. */
export const painterTexts = defineMessages('editor-painter', {
  painter: { zh: '格式刷', en: 'Format painter' },
  hint: { zh: '格式刷：双击可连续使用', en: 'Format painter: double-click to keep it on' },
});
