import { defineMessages } from '@app/contract/base/messages.ts';

/** Words of the ledger of likenesses. */
export const likenessTexts = defineMessages('likeness', {
  about: {
    zh: '每次用照片制作数字人时的授权，最新的在前。数字人删除后，照片随之删除，记录保留。',
    en: 'Every permission given when an avatar was made from a photo, newest first. When an avatar is deleted its photo goes and the record stays.',
  },
  titleEmpty: { zh: '还没有肖像授权记录', en: 'No permissions yet' },
  empty: {
    zh: '用照片制作数字人时，谁同意了什么会记在这里，需要时可以打印或下载。',
    en: 'When an avatar is made from a photo, who agreed to what is recorded here, to print or download when asked.',
  },
  failed: { zh: '肖像授权记录加载失败', en: 'The permissions could not be loaded' },
  print: { zh: '打印', en: 'Print' },
  csv: { zh: '下载 CSV', en: 'Download CSV' },
  file: { zh: '肖像授权记录', en: 'likeness-permissions' },
  more: {
    zh: '更早的 {count} 条没有列出。',
    en: '{count} older {count:record is|records are} not listed.',
  },
  person: { zh: '姓名', en: 'Person' },
  subject: { zh: '关系', en: 'Subject' },
  self: { zh: '本人', en: 'Self' },
  other: { zh: '他人', en: 'Someone else' },
  statement: { zh: '授权内容', en: 'Statement' },
  version: { zh: '版本', en: 'Version' },
  agreed: { zh: '同意时间', en: 'Agreed' },
  agreedAt: { zh: '{time}（授权书第 {version} 版）', en: '{time} (statement version {version})' },
  hash: { zh: '照片指纹 SHA-256', en: 'Photo SHA-256' },
  avatars: { zh: '数字人', en: 'Avatars' },
  avatar: { zh: '数字人', en: 'Avatar' },
  from: { zh: '开始使用', en: 'Used since' },
  to: { zh: '停止使用', en: 'Used until' },
  since: { zh: '“{name}”，{since} 起使用', en: '“{name}”, in use since {since}' },
  until: {
    zh: '“{name}”，{since} 至 {until}，已删除或换了照片',
    en: '“{name}”, {since} to {until}, since deleted or given another photo',
  },
});
