import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts about the code that proves a mailbox. */
export const codeMessages = defineMessages('code', {
  code: { zh: '验证码', en: 'Verification code' },
  send: { zh: '发送验证码', en: 'Send code' },
  sendAgain: { zh: '重新发送', en: 'Resend' },
  againIn: { zh: '{seconds} 秒后重发', en: 'Resend in {seconds} s' },
  sent: {
    zh: '验证码已发送到 {mailbox}，{minutes} 分钟内有效。没收到请查看垃圾邮件。',
    en: 'Code sent to {mailbox}, valid for {minutes} minutes. If you cannot find it, check your spam folder.',
  },
  sentHere: {
    zh: '{mailbox} 的验证码已生成，{minutes} 分钟内有效。本站未配置邮件服务，请向管理员索取。',
    en: 'A code for {mailbox} is ready, valid for {minutes} minutes. This site does not send email: ask the administrator for it.',
  },
  willBeHere: {
    zh: '本站未配置邮件服务，请向管理员索取验证码。',
    en: 'This site does not send email. Ask the administrator for the code.',
  },
});
