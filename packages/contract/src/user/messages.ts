import { defineMessages } from '../base/messages.ts';
import { userLimits } from './limits.ts';

const { min, max } = userLimits.password;

/** Texts about accounts and sessions that the server sends. */
export const userMessages = defineMessages('user', {
  sessionLost: { zh: '登录状态已失效，请重新登录', en: 'Your session has ended. Please log in again.' },
  inviteNeeded: { zh: '请先填写邀请码，再继续使用', en: 'Please enter your invitation code to go on.' },
  wrongPassword: {
    zh: '邮箱或密码不正确，请重新输入',
    en: 'The email or the password is not right. Please try again.',
  },
  tooManyTries: {
    zh: '尝试次数过多，请 {seconds} 秒后再试',
    en: 'Too many tries. Please wait {seconds} seconds and try again.',
  },
  disabled: {
    zh: '该账号已被停用，请联系管理员',
    en: 'This account is disabled. Please ask your administrator.',
  },
  passwordLength: { zh: `密码为 ${min} 到 ${max} 个字符`, en: `A password has ${min} to ${max} characters` },
  passwordsDiffer: {
    zh: '两次输入的密码不一致，请重新输入',
    en: 'The two passwords are not the same. Please type them again.',
  },
  mailboxUnknown: {
    zh: '该邮箱尚未注册，请检查后重试',
    en: 'No account has this email. Please check it and try again.',
  },
  mailboxInvalid: { zh: '请输入有效的邮箱地址', en: 'Please enter a valid email address' },
});
