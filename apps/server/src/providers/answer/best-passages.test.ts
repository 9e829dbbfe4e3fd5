import { expect, test } from 'vitest';
import { createEmbeddedAnswers } from './embedded.ts';
import type { Passage } from './port.ts';

const answers = createEmbeddedAnswers();
const pages = ['太阳', '内侧行星', '外侧行星', '彗星', '卫星', '后记'].map((title, at) => ({
  page: at + 1,
  title,
}));
const said = (page: number, ...texts: string[]) =>
  texts.map((text): Passage => ({ page, text, kind: 'script' }));
const passages = [
  ...said(1, '太阳的表面大约五千五百摄氏度。', '阳光要走八分二十秒。'),
  ...said(2, '金星裹着厚厚的二氧化碳，比水星还热。', '这叫温室效应。', '水星两极的阴影里有冰。'),
  { page: 2, text: '这叫温室效应。', kind: 'slide' as const },
  ...said(3, '木星最大。', '土星的光环由冰块和岩石组成。'),
  ...said(4, '彗星由冰和尘埃组成。'),
  ...said(5, '月亮绕着地球转。'),
  ...said(6, '谢谢大家。'),
];
const retrieved = (question: string) => answers.retrieve(question, pages, passages);

test('the page that answers comes first, whole and in its order, and says nothing twice', () => {
  const found = retrieved('为什么金星比水星还热？').filter(({ passage }) => passage.page === 2);
  expect(retrieved('为什么金星比水星还热？')[0]?.passage.page).toBe(2);
  expect(found.map(({ passage }) => passage.text)).toEqual([
    '金星裹着厚厚的二氧化碳，比水星还热。',
    '这叫温室效应。',
    '水星两极的阴影里有冰。',
  ]);
});

test('a passage that holds more of the question has the higher score', () => {
  const [venus, effect] = retrieved('为什么金星比水星还热？');
  expect(venus!.score).toBeGreaterThan(effect!.score);
  expect(venus!.score).toBeLessThanOrEqual(1);
});

test('nothing is retrieved for words that no page has, nor from a deck without words', () => {
  expect(retrieved('Quarterly revenue?')).toEqual([]);
  expect(answers.retrieve('太阳', pages, [])).toEqual([]);
});
