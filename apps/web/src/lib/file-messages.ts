import { defineMessages } from '@app/contract/base/messages.ts';

/** Words about a file that was chosen, before it is sent. */
export const fileTexts = defineMessages('file', {
  maybeEncrypted: {
    zh: '这份 PDF 设有保护。如果打开它要输入密码，内容就读不出来：请先取消密码，再重新上传',
    en: 'This PDF is protected. If opening it takes a password, it cannot be read: remove the password and upload it again.',
  },
  maybeCut: {
    zh: '这份 PDF 缺少结尾，可能没有下载或保存完整。请打开检查，必要时换一份',
    en: 'The end of this PDF is missing, so it may be incomplete. Open it to check, and choose another copy if needed.',
  },
});
