import { defineMessages } from '../base/messages.ts';

/** Texts about the assistant's uses. */
export const helperMessages = defineMessages('helper', {
  insufficient: {
    zh: 'AI 助手次数不足，请购买次数后继续使用',
    en: 'You have no helper uses left. Buy more to go on.',
  },
  used: {
    zh: '已使用 {used} 次 AI 助手，还剩 {left} 次',
    en: '{used} helper uses were spent; {left} are left.',
  },
});
