import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts about copying and pasting. */
export const clipboardTexts = defineMessages('editor-clipboard', {
  tooManySlides: {
    zh: '最多 {max} 页，粘贴后会超出。先删除一些页面。',
    en: 'A deck has at most {max} slides. Delete some before you paste these.',
  },
});
