import { defineMessages } from '../base/messages.ts';

/** Texts about long work that the server sends. */
export const taskMessages = defineMessages('task', {
  alreadyOver: {
    zh: '任务已结束，无法取消',
    en: 'This task is already finished and cannot be cancelled.',
  },
  notOver: {
    zh: '只有失败或已取消的任务可以重试',
    en: 'Only a failed or cancelled task can be tried again.',
  },
  failed: {
    zh: '多次尝试后仍失败，请稍后重试；若仍失败，请联系管理员',
    en: 'It failed after several tries. Try again later; if it fails again, ask your administrator.',
  },
});
