import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the application for invitation codes. */
export const applyMessages = defineMessages('apply', {
  titleApply: { zh: '申请邀请码', en: 'Ask for invitation codes' },
  applyText: {
    zh: '写下你的用途，审核通过后邀请码会直接发给你',
    en: 'Tell us who it is for. After a review the codes are sent to you.',
  },
  type: { zh: '接收方式', en: 'How to receive the codes' },
  byEmail: { zh: '邮件', en: 'By email' },
  byEmailText: { zh: '邀请码发到申请人邮箱', en: 'Sent to the applicant’s mailbox' },
  byBot: { zh: '工作群机器人', en: 'Workplace bot' },
  byBotText: { zh: '邀请码发到你的工作群', en: 'Posted to your team’s chat' },
  applicantEmail: { zh: '申请人邮箱', en: 'Email of the applicant' },
  botAddress: { zh: '机器人地址', en: 'Address of the bot' },
  botHint: {
    zh: '在工作群的机器人设置里复制 Webhook 地址，以 https:// 开头',
    en: 'Copy the webhook address from the bot’s settings; it starts with https://',
  },
  applicant: { zh: '申请人', en: 'Applicant' },
  company: { zh: '公司', en: 'Company' },
  contactPerson: { zh: '联系人（选填）', en: 'Contact person (optional)' },
  endUser: { zh: '最终用户（选填）', en: 'End user (optional)' },
  quantity: { zh: '数量', en: 'How many codes' },
  fewer: { zh: '少一个', en: 'One less' },
  more: { zh: '多一个', en: 'One more' },
  remark: { zh: '备注（选填）', en: 'Remark (optional)' },
  submit: { zh: '提交申请', en: 'Send the application' },
  backToRegister: { zh: '已有邀请码，去注册', en: 'I have a code: create an account' },
  titleApplied: { zh: '申请已提交', en: 'Your application was sent' },
  appliedByEmail: {
    zh: '管理员审核后，{count} 个邀请码会发到 {address}。拿到后回来注册即可。',
    en: 'After the review {count} codes go to {address}. Come back with one to create your account.',
  },
  appliedByBot: {
    zh: '管理员审核后，{count} 个邀请码会由机器人发到你的工作群。拿到后回来注册即可。',
    en: 'After the review the bot posts {count} codes to your team’s chat. Come back with one to create your account.',
  },
  another: { zh: '再申请一次', en: 'Send another one' },
  toRegister: { zh: '去注册', en: 'Create an account' },
});
