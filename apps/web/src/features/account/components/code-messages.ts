import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts about the code that proves a mailbox. */
export const codeMessages = defineMessages('code', {
  code: { zh: '验证码', en: 'Verification code' },
  send: { zh: '发送验证码', en: 'Send code' },
  sendAgain: { zh: '重新发送', en: 'Send again' },
  againIn: { zh: '{seconds} 秒后重发', en: 'Again in {seconds} s' },
  sent: {
    zh: '验证码已发送到 {mailbox}，{minutes} 分钟内有效。没收到就看看垃圾邮件。',
    en: 'A code was sent to {mailbox}; it works for {minutes} minutes. If it is not there, look among the spam.',
  },
  sentHere: {
    zh: '给 {mailbox} 的验证码已生成，{minutes} 分钟内有效。这台服务器没有配置发信，验证码显示在服务器的控制台，管理员也能在后台的发件箱里看到。',
    en: 'The code for {mailbox} is ready and works for {minutes} minutes. This server sends no mail: the code is shown on the server’s console, and the administrator finds it in the outbox.',
  },
  willBeHere: {
    zh: '这台服务器没有配置发信：验证码会显示在服务器的控制台，管理员也能在后台的发件箱里看到。',
    en: 'This server sends no mail: the code is shown on the server’s console, and the administrator finds it in the outbox.',
  },
});
