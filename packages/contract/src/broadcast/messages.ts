import { defineMessages } from '../base/messages.ts';

/** When a page will be spoken; why one was not, and what can be done about it. */
export const broadcastMessages = defineMessages('broadcast', {
  leftSoon: { zh: '不到 1 分钟', en: 'less than a minute' },
  leftMinutes: { zh: '约 {count} 分钟', en: 'about {count} {count:minute|minutes}' },
  leftHours: { zh: '约 {count} 小时', en: 'about {count} {count:hour|hours}' },
  engineMissing: {
    zh: '语音引擎未安装。请联系管理员安装后，再重试本页',
    en: 'The speech engine is not installed. Ask the administrator to install it, then try this page again.',
  },
  engineFailed: {
    zh: '语音引擎出错，本页生成失败。讲稿都在，请重试本页',
    en: 'The speech engine failed, so this page was not generated. The script is safe; try this page again.',
  },
  diskFull: {
    zh: '服务器的磁盘已满，本页没有生成。讲稿都在，请联系管理员清理空间后，再重试本页',
    en: 'The disk of the server is full, so this page was not generated. The script is safe; ask the administrator to free some space, then try this page again.',
  },
  voiceGone: {
    zh: '所选声音已不可用。请换一个声音，再重试本页',
    en: 'The chosen voice is no longer available. Choose another one, then try this page again.',
  },
  cancelled: {
    zh: '本页的生成已取消，需要时可以重试',
    en: 'Generating this page was cancelled. Try again when you need it.',
  },
  other: {
    zh: '服务器出错，本页生成失败。讲稿都在，请稍后重试本页',
    en: 'The server failed, so this page was not generated. The script is safe; try again in a moment.',
  },
});
