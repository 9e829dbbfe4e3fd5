import { defineMessages } from '../base/messages.ts';

/** Texts about the assistant's uses. */
export const helperMessages = defineMessages('helper', {
  insufficient: {
    zh: 'AI 助手次数不足，请补充后继续使用',
    en: 'No AI helper uses left. Get more to continue.',
  },
  used: {
    zh: '已使用 {used} 次 AI 助手，还剩 {left} 次',
    en: 'Used {used} AI helper {used:use|uses}; {left} left.',
  },
});
