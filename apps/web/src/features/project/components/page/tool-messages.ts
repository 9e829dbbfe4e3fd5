import { defineMessages } from '@app/contract/base/messages.ts';

/** Names of what belongs to a talk beside its pages. */
export const toolTexts = defineMessages('talk-tools', {
  dictionary: { zh: '读音词典', en: 'Pronunciation dictionary' },
  captions: { zh: '下载字幕', en: 'Download captions' },
  exportDeck: { zh: '导出', en: 'Export' },
  outline: { zh: '回到大纲', en: 'Back to outline' },
  close: { zh: '关闭', en: 'Close' },
});
