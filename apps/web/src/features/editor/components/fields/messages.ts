import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the inspector's fields. */
export const fieldTexts = defineMessages('editor-field', {
  themeColors: { zh: '主题颜色', en: 'Theme colours' },
  themeColor: { zh: '主题颜色', en: 'Theme colour' },
  pickColor: { zh: '选取颜色', en: 'Pick a colour' },
  ownColor: { zh: '自定义颜色', en: 'Own colour' },
  takeColor: { zh: '使用', en: 'Use' },
});
