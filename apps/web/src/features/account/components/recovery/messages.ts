import { defineMessages } from '@app/contract/base/messages.ts';
import { userLimits } from '@app/contract/user/limits.ts';

const minutes = userLimits.token.resetMs / 60_000;

/** Texts of the way back to an account whose password is lost. */
export const recoveryMessages = defineMessages('recovery', {
  titleForgot: { zh: '找回密码', en: 'Forgot your password?' },
  forgotText: {
    zh: '输入注册邮箱，我们会发送设置新密码的链接',
    en: 'Enter your email and we will send you a link to set a new password',
  },
  send: { zh: '发送链接', en: 'Send link' },
  backToLogin: { zh: '返回登录', en: 'Back to log in' },
  titleSent: { zh: '邮件已发送', en: 'Check your email' },
  sentText: {
    zh: `设置新密码的链接已发到 {mailbox}，${minutes} 分钟内有效。没收到请查看垃圾邮件。`,
    en: `A link to set a new password was sent to {mailbox}. It is valid for ${minutes} minutes. If you cannot find it, check your spam folder.`,
  },
  madeText: {
    zh: `{mailbox} 的链接已生成，${minutes} 分钟内有效。`,
    en: `A link for {mailbox} is ready, valid for ${minutes} minutes.`,
  },
  sentHere: {
    zh: '本站未配置邮件服务，请向管理员索取链接。',
    en: 'This site does not send email. Ask the administrator for the link.',
  },
  openMailbox: { zh: '打开邮箱', en: 'Open email' },
  sendAgain: { zh: '重新发送', en: 'Resend' },
  againIn: { zh: '{seconds} 秒后可重新发送', en: 'Resend in {seconds} s' },
  sentAgain: { zh: '已重新发送', en: 'Sent again' },
  titleNothingSent: { zh: '没有待查收的邮件', en: 'No email to check' },
  nothingSent: { zh: '你还没有申请重设密码。', en: 'You have not asked for a new password yet.' },
  toForgot: { zh: '找回密码', en: 'Reset password' },
  titleNew: { zh: '设置新密码', en: 'Set a new password' },
  newText: {
    zh: '账号 {mailbox}。保存后，所有设备都会退出登录。',
    en: 'Account {mailbox}. Saving logs out all devices.',
  },
  save: { zh: '保存新密码', en: 'Save password' },
  checking: { zh: '正在核对链接', en: 'Checking the link' },
  titleExpired: { zh: '链接已失效', en: 'This link no longer works' },
  expiredText: {
    zh: `链接只能用一次，${minutes} 分钟内有效。请输入邮箱重新获取。`,
    en: `A link works once, for ${minutes} minutes. Enter your email to get a new one.`,
  },
  titleDone: { zh: '密码已修改', en: 'Password changed' },
  doneText: {
    zh: '所有设备都已退出，请用新密码登录。',
    en: 'All devices are logged out. Log in with your new password.',
  },
  login: { zh: '去登录', en: 'Log in' },
  loadErrorTitle: { zh: '链接核对失败', en: 'Could not check the link' },
  retry: { zh: '重试', en: 'Try again' },
  errorCode: { zh: '错误码 {code}', en: 'Error code {code}' },
});
