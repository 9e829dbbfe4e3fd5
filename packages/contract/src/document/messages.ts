import { defineMessages } from '../base/messages.ts';
import { megabyte } from '../storage/limits.ts';
import { documentLimits } from './limits.ts';

const textMegabytes = documentLimits.textReadBytes / megabyte;

/** Texts about reading documents. */
export const documentMessages = defineMessages('document', {
  unavailable: {
    zh: '文档无法读取，可能已损坏或设有密码。请检查后重新上传',
    en: 'The document is unavailable: it may be damaged or protected by a password. Check it and upload it again.',
  },
  noncompliant: {
    zh: '文档内容不合规，无法使用。请修改后重新上传',
    en: 'The document is noncompliant and cannot be used. Change it and upload it again.',
  },
  textTooLarge: {
    zh: `文本文件最大 ${textMegabytes} MB，请拆分后重新上传`,
    en: `A text file may have at most ${textMegabytes} MB. Split it and upload it again.`,
  },
});
