import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the sign-up. */
export const signUpMessages = defineMessages('signUp', {
  titleRegister: { zh: '注册新账号', en: 'Create an account' },
  registerText: { zh: '几分钟后，你的课件就能开口说话', en: 'In a few minutes your slides can speak' },
  birthday: { zh: '出生日期', en: 'Date of birth' },
  birthdayHint: { zh: '只在注册时核对，不会保存', en: 'Checked once and never stored' },
  inviteCode: { zh: '邀请码', en: 'Invitation code' },
  noCode: { zh: '没有邀请码？', en: 'No code?' },
  applyCode: { zh: '申请邀请码', en: 'Ask for one' },
  agreeBefore: { zh: '我已阅读并同意', en: 'I have read and agree to the' },
  privacy: { zh: '《隐私政策》', en: 'privacy policy' },
  agreeNeeded: { zh: '同意隐私政策后才能注册', en: 'Please agree to the privacy policy to go on' },
  referred: {
    zh: '你受朋友邀请而来，注册后对方会收到积分',
    en: 'A friend sent you; they get credits when you join',
  },
  submit: { zh: '注册并登录', en: 'Create the account' },
  haveAccount: { zh: '已有账号？', en: 'Already have an account?' },
  login: { zh: '直接登录', en: 'Log in' },
  titleRefused: { zh: '暂时无法注册', en: 'No account is possible right now' },
  refusedText: {
    zh: '根据你填写的出生日期，现在还不能为你创建账号。我们没有保存你填写的任何内容。',
    en: 'By the date of birth you entered we cannot create an account for you. Nothing you entered was kept.',
  },
  toHome: { zh: '回到首页', en: 'Back to the start page' },
});
