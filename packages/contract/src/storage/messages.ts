import { defineMessages } from '../base/messages.ts';

/** Texts about storage space. */
export const storageMessages = defineMessages('storage', {
  invalidSize: { zh: '大小未知', en: 'Invalid size' },
  full: {
    zh: '存储空间不足，还差 {missing}。请删除不用的文件，或兑换更多空间',
    en: 'Not enough storage: {missing} more is needed. Delete files you no longer use, or exchange credits for more storage.',
  },
});
