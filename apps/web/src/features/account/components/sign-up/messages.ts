import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the sign-up. */
export const signUpMessages = defineMessages('signUp', {
  titleRegister: { zh: '注册新账号', en: 'Create an account' },
  registerText: { zh: '几分钟后，课件就能开口说话', en: 'Your slides can speak in a few minutes' },
  birthday: { zh: '出生日期', en: 'Date of birth' },
  birthdayHint: { zh: '只核对年龄，不会保存', en: 'Only to check your age; never stored' },
  inviteCode: { zh: '邀请码', en: 'Invitation code' },
  noCode: { zh: '没有邀请码？', en: 'No code?' },
  applyCode: { zh: '申请邀请码', en: 'Request one' },
  agreeBefore: { zh: '我已阅读并同意', en: 'I have read and agree to the' },
  privacy: { zh: '《隐私政策》', en: 'privacy policy' },
  agreeNeeded: { zh: '请先同意隐私政策', en: 'Please agree to the privacy policy' },
  referred: {
    zh: '好友邀请你加入，注册后对方会收到积分',
    en: 'A friend invited you; they get credits when you join',
  },
  submit: { zh: '注册并登录', en: 'Create account' },
  haveAccount: { zh: '已有账号？', en: 'Already have an account?' },
  login: { zh: '直接登录', en: 'Log in' },
  titleRefused: { zh: '暂时无法注册', en: 'We cannot create an account' },
  refusedText: {
    zh: '根据你填写的出生日期，暂时不能为你创建账号。填写的内容都没有保存。',
    en: 'Based on your date of birth, we cannot create an account for you. Nothing you entered was stored.',
  },
  toHome: { zh: '返回首页', en: 'Back to home' },
  birthdayFirst: {
    zh: '请先填写出生日期：确认年龄后才会发送验证码',
    en: 'Enter your date of birth first: a code is only sent once your age is checked',
  },
});
