import { defineMessages } from '../base/messages.ts';
import { megabyte } from '../storage/limits.ts';
import { avatarLimits } from '../avatar/limits.ts';
import { userLimits } from './limits.ts';

const { password, nickname, minimumAge, verificationCode } = userLimits;
const pictureMegabytes = avatarLimits.photo.maxBytes / megabyte;

/** Texts about accounts that the server sends, and those of the fields of its forms. */
export const userMessages = defineMessages('user', {
  wrongPassword: {
    zh: '邮箱或密码不正确，请重新输入',
    en: 'Wrong email or password. Please try again.',
  },
  tooManyTries: {
    zh: '尝试次数过多，请 {seconds} 秒后再试',
    en: 'Too many tries. Please wait {seconds} seconds and try again.',
  },
  disabled: {
    zh: '该账号已被停用，请联系管理员',
    en: 'This account is disabled. Please ask your administrator.',
  },
  passwordEmpty: { zh: '请输入密码', en: 'Please enter your password' },
  passwordLength: {
    zh: `密码为 ${password.min} 到 ${password.max} 个字符`,
    en: `A password has ${password.min} to ${password.max} characters`,
  },
  passwordsDiffer: {
    zh: '两次输入的密码不一致，请重新输入',
    en: 'The two passwords do not match. Please type them again.',
  },
  currentPasswordWrong: {
    zh: '当前密码不正确，请重新输入',
    en: 'The current password is wrong. Please try again.',
  },
  tokenOrPassword: {
    zh: '请使用邮件中的链接，或输入当前密码',
    en: 'Use the link from the email, or enter your current password',
  },
  mailboxUnknown: {
    zh: '该邮箱尚未注册，请检查后重试',
    en: 'No account uses this email. Check it and try again.',
  },
  mailboxInvalid: { zh: '请输入有效的邮箱地址', en: 'Please enter a valid email address' },
  mailboxTaken: {
    zh: '该邮箱已有账号，请直接登录或换一个邮箱',
    en: 'This email already has an account. Log in, or use another email.',
  },
  nicknameEmpty: { zh: '请输入昵称', en: 'Please enter a nickname' },
  nicknameInvalid: {
    zh: `昵称最多 ${nickname.max} 个字符，不能包含控制字符`,
    en: `A nickname can have at most ${nickname.max} characters and no control characters`,
  },
  verificationCodeEmpty: { zh: '请输入验证码', en: 'Please enter the verification code' },
  verificationCodeFormat: {
    zh: `验证码为 ${verificationCode.digits} 位数字`,
    en: `The verification code has ${verificationCode.digits} digits`,
  },
  verificationCodeWrong: {
    zh: '验证码不正确或已过期，请检查后重试，或重新获取',
    en: 'The verification code is wrong or has expired. Check it, or request a new one.',
  },
  codeTooSoon: {
    zh: '邮件刚刚发出，请 {seconds} 秒后再获取',
    en: 'An email was just sent. You can request another one in {seconds} seconds.',
  },
  birthdayEmpty: { zh: '请选择出生日期', en: 'Please choose your date of birth' },
  birthdayInvalid: { zh: '请输入有效的出生日期', en: 'Please enter a valid date of birth' },
  tooYoung: {
    zh: `很抱歉，未满 ${minimumAge} 周岁暂时无法注册`,
    en: `Sorry, you must be at least ${minimumAge} to create an account.`,
  },
  resetLinkInvalid: {
    zh: '链接已失效或已使用，请重新申请重设密码',
    en: 'This link has expired or was already used. Request a new one.',
  },
  pictureType: {
    zh: '头像需为 PNG 或 JPG 图片，请换一张',
    en: 'The picture must be a PNG or JPG. Choose another one.',
  },
  pictureTooLarge: {
    zh: `头像不能超过 ${pictureMegabytes} MB，请压缩后重新上传`,
    en: `The picture must not exceed ${pictureMegabytes} MB. Make it smaller and upload it again.`,
  },
  lastAdministrator: {
    zh: '你是最后一位拥有全部权限的管理员，请先指定另一位，再注销账号',
    en: 'You are the last administrator with full rights. Appoint another one before you delete your account.',
  },
});
