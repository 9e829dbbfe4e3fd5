import { defineMessages } from '../../base/messages.ts';

/** What the assistant does for its uses. Apart from the texts about uses, which every screen has. */
export const workMessages = defineMessages('helper', {
  writesScript: { zh: '按一页幻灯片写讲稿', en: 'Write the script of a page from its slide' },
  changesScript: {
    zh: '改写、精简、扩写、改浅、改生动或翻译一页讲稿',
    en: 'Rewrite, shorten, lengthen, simplify, liven up or translate the script of a page',
  },
});
