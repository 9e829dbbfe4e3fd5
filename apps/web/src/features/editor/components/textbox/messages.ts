import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of what is written on slides. */
export const textboxTexts = defineMessages('editor-textbox', {
  text: { zh: '文字', en: 'Text' },
  addTitle: { zh: '添加标题', en: 'Add a title' },
  addSubtitle: { zh: '添加副标题', en: 'Add a subtitle' },
  addText: { zh: '添加文字', en: 'Add text' },
});
