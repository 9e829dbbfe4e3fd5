import { expect, test } from 'vitest';
import { asked, page } from './testing.ts';

const mill = [
  page('The paper mill', [['By Ruth Ober']]),
  page('Output', [], 'In 2031 the mill employed 48 workers. Output grew by nine percent.'),
  page('Why the river matters', [], 'The mill needs clean water because the paper would turn yellow.'),
  page('Limitations', [['The river is low in summer', 'Wood is dear', 'The machines are old']]),
];
const tea = [
  page('茶园报告', [['汇报人：顾青']]),
  page('成本', [], '2031年每亩茶园的成本是三千元。采茶的工人有四十八人。'),
  page('风险', [['霜冻', '虫害', '干旱']]),
  page('质量', [], '因为雨水太多，春茶的质量下降了。'),
];

test.each([
  [mill, '2031年有多少工人？', '48 workers'],
  [mill, '有哪些局限？', 'Wood is dear'],
  [mill, '为什么需要水？', 'because the paper would turn yellow'],
  [tea, 'How much was the cost in 2031?', '三千元'],
  [tea, 'What are the risks?', '霜冻'],
  [tea, 'Why did the quality decline?', '雨水太多'],
] as const)('who asks in another language hears what the deck says of it (%#)', (deck, question, told) => {
  const { said, outcome } = asked([...deck], question);
  expect(said).toContain(told);
  // Words of two languages are not the same for sure.
  expect(outcome).toBe('near');
});

test.each([
  [mill, '北京的天气怎么样？'],
  [mill, '股票的价格是多少？'],
  [tea, 'Who is the president of France?'],
  [tea, 'Which database stores the passwords?'],
] as const)(
  'and that it asks in another language where the deck has too little of it (%#)',
  (deck, question) => {
    const { sentences, remark } = asked([...deck], question);
    expect(sentences).toEqual([]);
    expect(remark).toBe('otherLanguage');
  },
);
