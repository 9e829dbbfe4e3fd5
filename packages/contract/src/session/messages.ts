import { defineMessages } from '../base/messages.ts';

/** What is said about a session that does not do. */
export const sessionMessages = defineMessages('session', {
  sessionLost: { zh: '登录状态已失效，请重新登录', en: 'Your session has ended. Please log in again.' },
  inviteNeeded: { zh: '请先填写邀请码', en: 'Please enter your invitation code to continue.' },
  factorNeeded: {
    zh: '管理员需要先启用两步验证',
    en: 'Administrators have to set up two-step verification first.',
  },
});
