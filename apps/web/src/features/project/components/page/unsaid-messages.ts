import { defineMessages } from '@app/contract/base/messages.ts';

/** Words about what a slide shows and its script does not tell. */
export const unsaidTexts = defineMessages('unsaid', {
  count: { zh: '讲稿没提到 {count} 处', en: 'Not in the script: {count}' },
  none: { zh: '这一页都讲到了', en: 'Everything on this page is told' },
  list: { zh: '讲稿没提到的', en: 'Not in the script' },
  picture: { zh: '图片', en: 'Picture' },
  chart: { zh: '图表', en: 'Chart' },
  table: { zh: '表格', en: 'Table' },
  number: { zh: '数字', en: 'Number' },
  point: { zh: '要点', en: 'Point' },
  link: { zh: '链接', en: 'Link' },
  others: {
    zh: '另有 {count} 页也有没提到的内容',
    en: '{count} other {count:page has|pages have} something that is not told',
  },
  next: { zh: '看第 {number} 页', en: 'Go to page {number}' },
});
