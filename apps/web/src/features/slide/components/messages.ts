import { defineMessages } from '@app/contract/base/messages.ts';

/** What is said of charts and formulas on slides. */
export const slideTexts = defineMessages('slide', {
  column: { zh: '柱形图', en: 'Column chart' },
  bar: { zh: '条形图', en: 'Bar chart' },
  line: { zh: '折线图', en: 'Line chart' },
  area: { zh: '面积图', en: 'Area chart' },
  scatter: { zh: '散点图', en: 'Scatter chart' },
  pie: { zh: '饼图', en: 'Pie chart' },
  ring: { zh: '环形图', en: 'Ring chart' },
  radar: { zh: '雷达图', en: 'Radar chart' },
  titled: { zh: '{kind}：{title}。', en: '{kind}: {title}.' },
  untitled: { zh: '{kind}。', en: '{kind}.' },
  series: { zh: '{name}：{values}。', en: '{name}: {values}.' },
  more: { zh: '……共 {count} 项', en: '… {count} in all' },
  noNumbers: { zh: '还没有数据。', en: 'It has no numbers yet.' },
  notAFormula: {
    zh: '公式有误，无法显示。请检查括号和命令。',
    en: 'This formula cannot be shown. Check its brackets and commands.',
  },
});
