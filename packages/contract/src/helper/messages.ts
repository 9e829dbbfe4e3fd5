import { defineMessages } from '../base/messages.ts';

/** Texts about the assistant's uses. */
export const helperMessages = defineMessages('helper', {
  insufficient: {
    zh: 'AI 助手次数不足，请补充后继续使用',
    en: 'No AI helper uses left. Get more to continue.',
  },
  writesScript: { zh: '按一页幻灯片写讲稿', en: 'Write the script of a page from its slide' },
  changesScript: {
    zh: '改写、精简、扩写、改浅、改生动或翻译一页讲稿',
    en: 'Rewrite, shorten, lengthen, simplify, liven up or translate the script of a page',
  },
  used: {
    zh: '已使用 {used} 次 AI 助手，还剩 {left} 次',
    en: 'Used {used} AI helper {used:use|uses}; {left} left.',
  },
});
