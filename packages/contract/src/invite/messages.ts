import { defineMessages } from '../base/messages.ts';

/** Texts about invitation codes and applications for them. */
export const inviteMessages = defineMessages('invite', {
  codeEmpty: { zh: '邀请码不能为空', en: 'The invitation code cannot be empty' },
  codeInvalid: {
    zh: '邀请码无效、已用完或已过期，请检查后重试',
    en: 'This invitation code is invalid, used up or expired. Check it and try again.',
  },
  alreadyInvited: {
    zh: '账号已开通，无需再填邀请码',
    en: 'Your account is already activated; no code is needed.',
  },
  botRefused: {
    zh: '机器人的地址无法使用：须以 https:// 开头，且不能位于内部网络',
    en: 'The bot address cannot be used: it must start with https:// and must not be in a private network.',
  },
  applicantEmpty: { zh: '请填写申请人', en: 'Please enter the applicant' },
  companyEmpty: { zh: '请填写公司名称', en: 'Please enter the company' },
  quantityWrong: {
    zh: '请填写需要的邀请码数量，须为正整数',
    en: 'Please enter how many codes you need, as a whole number',
  },
  typeEmpty: {
    zh: '请选择接收方式：邮件或工作群机器人',
    en: 'Please choose how to receive the codes: by email or by a workplace bot',
  },
  emailNeeded: { zh: '请填写有效的申请人邮箱', en: 'Please enter a valid email for the applicant' },
  botNeeded: {
    zh: '请填写机器人的地址，以 https:// 开头',
    en: 'Please enter the bot address; it starts with https://',
  },
  applied: {
    zh: '申请已提交，审核后邀请码会发送给你',
    en: 'Request submitted. The codes are sent to you once it is approved.',
  },
});
