import { defineMessages } from './messages.ts';

/** What a field is called in a sentence. A field without an entry is called by its name on the wire. */
export const fieldMessages = defineMessages('field', {
  body: { zh: '请求内容', en: 'The request' },
  mailbox: { zh: '邮箱', en: 'Email' },
  password: { zh: '密码', en: 'Password' },
  nickname: { zh: '昵称', en: 'Nickname' },
  code: { zh: '邀请码', en: 'Invitation code' },
  title: { zh: '标题', en: 'Title' },
  name: { zh: '名称', en: 'Name' },
  question: { zh: '问题', en: 'Question' },
  reply: { zh: '回答', en: 'Reply' },
  file: { zh: '文件', en: 'File' },
  id: { zh: '编号', en: 'Id' },
  pageNum: { zh: '页码', en: 'Page number' },
  pageSize: { zh: '每页数量', en: 'Page size' },
  applicant: { zh: '申请人', en: 'Applicant' },
  company: { zh: '公司', en: 'Company' },
  quantity: { zh: '数量', en: 'Quantity' },
  email: { zh: '邮箱', en: 'Email' },
});
