import { defineMessages } from '@app/contract/base/messages.ts';

/** Words about a page that is made anew from its outline. */
export const remakeTexts = defineMessages('remaking', {
  remake: { zh: '重新生成这一页', en: 'Recreate this page' },
  title: { zh: '重新生成这一页？', en: 'Recreate this page?' },
  text: {
    zh: '按大纲换一种画面和讲稿，用 {uses} 次 AI 助手（现有 {now} 次），做不成不消耗。做完还可以换回现在这一版。',
    en: 'Its slide and script are made anew from the outline for {uses} AI helper {uses:use|uses} of your {now}, none if it fails. You can go back to this version afterwards.',
  },
  only: {
    zh: '资料里没有更多内容，也没有别的版式可换。在大纲里补充要点后，即可重新生成。',
    en: 'The material has nothing more for this page, and no other layout fits it. Add points to it in the outline, then recreate it.',
  },
  working: { zh: '正在重新生成这一页…', en: 'Recreating this page…' },
  turn: { zh: '切换到另一版', en: 'Switch to the other version' },
  leftOut: {
    zh: '有 {count} 句因资料里没有而没有采用',
    en: '{count} {count:sentence was|sentences were} left out because the material does not say so',
  },
  getUses: { zh: 'AI 助手次数不足，查看获取方式', en: 'Not enough AI helper uses: see how to get more' },
});
