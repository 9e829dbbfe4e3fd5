import { defineMessages } from '@app/contract/base/messages.ts';

/** What is said when work cannot begin because the server lacks what was typed. */
export const unsavedMessages = defineMessages('unsaved', {
  notSaved: {
    zh: '刚才的修改没有保存，操作没有开始。请检查网络，保存后重试',
    en: 'Your last changes could not be saved, so nothing was started. Check your connection and try again.',
  },
});
