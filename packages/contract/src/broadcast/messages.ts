import { defineMessages } from '../base/messages.ts';

/** Why a page was not spoken, and what can be done about it. */
export const broadcastMessages = defineMessages('broadcast', {
  engineMissing: {
    zh: '语音引擎没有安装。请管理员安装后，再重试这一页',
    en: 'The speech engine is not installed. Ask the administrator to install it, then try this page again.',
  },
  engineFailed: {
    zh: '语音引擎出错，这一页没有生成成功。讲稿还在，重试这一页即可',
    en: 'The speech engine failed, so this page was not spoken. The script is safe; try this page again.',
  },
  voiceGone: {
    zh: '所选的声音已经不可用。换一个声音，再重试这一页',
    en: 'The chosen voice is no longer there. Choose another one, then try this page again.',
  },
  cancelled: {
    zh: '这一页的播报已取消。需要时再重试',
    en: 'The broadcast of this page was cancelled. Try again when you want it.',
  },
  other: {
    zh: '服务器出错，这一页没有生成成功。讲稿还在，稍后重试这一页',
    en: 'Something failed on the server, so this page was not spoken. The script is safe; try again in a moment.',
  },
});
