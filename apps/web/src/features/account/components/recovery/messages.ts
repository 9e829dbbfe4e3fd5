import { defineMessages } from '@app/contract/base/messages.ts';
import { userLimits } from '@app/contract/user/limits.ts';

const minutes = userLimits.token.resetMs / 60_000;

/** Texts of the way back to an account whose password is lost. */
export const recoveryMessages = defineMessages('recovery', {
  titleForgot: { zh: '找回密码', en: 'Forgot your password?' },
  forgotText: {
    zh: '输入注册时的邮箱，我们把设置新密码的链接发给你',
    en: 'Enter the email of your account and we send you a link for a new password',
  },
  send: { zh: '发送链接', en: 'Send the link' },
  backToLogin: { zh: '返回登录', en: 'Back to log in' },
  titleSent: { zh: '邮件已发送', en: 'The mail is on its way' },
  sentText: {
    zh: `设置新密码的链接已发到 {mailbox}，${minutes} 分钟内有效。没收到就看看垃圾邮件。`,
    en: `A link for a new password was sent to {mailbox}. It works for ${minutes} minutes. If it is not there, look among the spam.`,
  },
  madeText: {
    zh: `给 {mailbox} 的链接已生成，${minutes} 分钟内有效。`,
    en: `A link for {mailbox} is ready. It works for ${minutes} minutes.`,
  },
  sentHere: {
    zh: '这台服务器没有配置发信：邮件显示在服务器的控制台，管理员也能在后台的发件箱里看到。',
    en: 'This server sends no mail: the message is shown on the server’s console, and the administrator finds it in the outbox.',
  },
  openMailbox: { zh: '打开邮箱', en: 'Open my mailbox' },
  sendAgain: { zh: '重新发送', en: 'Send it again' },
  againIn: { zh: '{seconds} 秒后可重新发送', en: 'You can send it again in {seconds} s' },
  sentAgain: { zh: '已重新发送', en: 'Sent again' },
  titleNothingSent: { zh: '没有待查收的邮件', en: 'No mail is on its way' },
  nothingSent: {
    zh: '还没有申请设置新密码，所以没有邮件需要查收。',
    en: 'No new password was asked for, so there is no mail to look for.',
  },
  toForgot: { zh: '去找回密码', en: 'Ask for a link' },
  titleNew: { zh: '设置新密码', en: 'Choose a new password' },
  newText: {
    zh: '账号 {mailbox}。保存后，其他设备上的登录都会退出。',
    en: 'For the account {mailbox}. Once saved, all devices are logged out.',
  },
  save: { zh: '保存新密码', en: 'Save the password' },
  checking: { zh: '正在核对链接', en: 'Checking the link' },
  titleExpired: { zh: '链接已失效', en: 'This link no longer works' },
  expiredText: {
    zh: `链接只能用一次，${minutes} 分钟内有效。输入邮箱，重新发一封。`,
    en: `A link works once and for ${minutes} minutes. Enter your email to get a new one.`,
  },
  titleDone: { zh: '密码已修改', en: 'Your password is changed' },
  doneText: {
    zh: '所有设备都已退出，用新密码重新登录。',
    en: 'All devices are logged out. Log in with the new password.',
  },
  login: { zh: '去登录', en: 'Log in' },
  loadErrorTitle: { zh: '没能核对链接', en: 'The link could not be checked' },
  retry: { zh: '重试', en: 'Try again' },
  errorCode: { zh: '错误码 {code}', en: 'Code {code}' },
});
