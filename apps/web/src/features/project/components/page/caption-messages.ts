import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts about captions to take along. */
export const captionTexts = defineMessages('captions', {
  title: { zh: '下载字幕', en: 'Download captions' },
  which: { zh: '范围', en: 'Which part' },
  whole: { zh: '整个讲解', en: 'The whole talk' },
  page: { zh: '第 {number} 页', en: 'Page {number}' },
  about: {
    zh: '时间取自每个词的朗读时刻，各页依次相接。',
    en: 'The times are those of the spoken words; pages follow one another.',
  },
  some: {
    zh: '只含已生成讲解的页：{spoken} / {pages}。',
    en: 'Only pages that have speech are included: {spoken} of {pages}.',
  },
  vtt: { zh: '下载 WebVTT', en: 'Download WebVTT' },
  srt: { zh: '下载 SRT', en: 'Download SRT' },
  close: { zh: '关闭', en: 'Close' },
  loadFailed: { zh: '字幕加载失败', en: 'The captions could not be loaded' },
});
