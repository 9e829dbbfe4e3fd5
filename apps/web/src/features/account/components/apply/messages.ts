import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the application for invitation codes. */
export const applyMessages = defineMessages('apply', {
  titleApply: { zh: '申请邀请码', en: 'Request invitation codes' },
  applyText: {
    zh: '填写用途，审核通过后邀请码会发给你',
    en: 'Tell us what they are for. Once approved, the codes are sent to you.',
  },
  type: { zh: '接收方式', en: 'Receive codes by' },
  byEmail: { zh: '邮件', en: 'Email' },
  byEmailText: { zh: '发到申请人邮箱', en: 'Sent to the applicant’s email' },
  byBot: { zh: '工作群机器人', en: 'Workplace bot' },
  byBotText: { zh: '发到你的工作群', en: 'Posted to your team chat' },
  applicantEmail: { zh: '申请人邮箱', en: 'Applicant email' },
  botAddress: { zh: '机器人地址', en: 'Bot address' },
  botHint: {
    zh: '在工作群的机器人设置里复制 Webhook 地址，以 https:// 开头',
    en: 'Copy the webhook address from the bot’s settings; it starts with https://',
  },
  applicant: { zh: '申请人', en: 'Applicant' },
  company: { zh: '公司', en: 'Company' },
  contactPerson: { zh: '联系人（选填）', en: 'Contact person (optional)' },
  endUser: { zh: '最终用户（选填）', en: 'End user (optional)' },
  quantity: { zh: '数量', en: 'Number of codes' },
  fewer: { zh: '少一个', en: 'One less' },
  more: { zh: '多一个', en: 'One more' },
  remark: { zh: '备注（选填）', en: 'Remark (optional)' },
  submit: { zh: '提交申请', en: 'Submit request' },
  backToRegister: { zh: '已有邀请码，去注册', en: 'I have a code' },
  titleApplied: { zh: '申请已提交', en: 'Request submitted' },
  appliedByEmail: {
    zh: '审核通过后，{count} 个邀请码会发到 {address}，收到后即可注册。',
    en: 'Once approved, {count} {count:code is|codes are} sent to {address}. Use one to create your account.',
  },
  appliedByBot: {
    zh: '审核通过后，{count} 个邀请码会由机器人发到你的工作群，收到后即可注册。',
    en: 'Once approved, the bot posts {count} {count:code|codes} to your team chat. Use one to create your account.',
  },
  another: { zh: '再申请一次', en: 'Submit another' },
  toRegister: { zh: '去注册', en: 'Create an account' },
  appliedHere: {
    zh: '本站未配置邮件服务，审核通过后请向管理员索取邀请码。',
    en: 'This site does not send email. Once approved, ask the administrator for the codes.',
  },
});
