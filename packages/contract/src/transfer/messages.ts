import { defineMessages } from '../base/messages.ts';
import { formatSize } from '../storage/states/size.ts';
import { transferLimits } from './limits.ts';

const max = formatSize(transferLimits.receipt.maxBytes, 'en-US');

/** Texts about corporate transfers. */
export const transferMessages = defineMessages('transfer', {
  notAPhoto: {
    zh: '回单须为 PNG、JPG 或 WebP 图片，请重新拍照或截图后上传',
    en: 'The receipt has to be a PNG, JPG or WebP picture. Take a photo or a screenshot and upload that.',
  },
  tooLarge: {
    zh: `回单图片最大 ${max}，请压缩后重新上传`,
    en: `The receipt is too large: at most ${max}. Make the picture smaller and upload it again.`,
  },
});
