import { expect, test } from 'vitest';
import { pageNamed } from './asked-page.ts';
import { asked, page } from './testing.ts';

const deck = [
  page('A power plant', [['Opened in 2019']], 'The plant opened in 2019.'),
  page(
    'Turbines',
    [['Level 3: two turbines of 40 MW']],
    'Each level of the plant has another task. On level 3 stand two turbines of 40 MW.',
  ),
  page(
    'Cooling',
    [['Level 3: a water pump']],
    'Water from the river cools the plant. On level 3 stands a water pump that runs day and night.',
  ),
  page('The crew', [['42 people']], 'The crew of the plant has 42 people.'),
];

test.each([
  ['第 3 页讲到…', 'Water'],
  ['第3页讲到哪些东西？', 'Water'],
  ['第 3 页上写了什么', 'Water'],
  ['3页讲什么', 'Water'],
  ['第3页的意思是？', 'Water'],
  ['讲讲第三页吧', 'Water'],
  ['第 3 张幻灯片说的是什么事', 'Water'],
  ['请给我解释一下第 3 页', 'Water'],
  ['倒数第二页讲什么', 'Water'],
  ['Page three please', 'Water'],
  ['What do we learn on slide 3?', 'Water'],
  ['what does the 3rd slide say', 'Water'],
  ['can you walk me through page 3', 'Water'],
  ['the second to last page', 'Water'],
])('%s is asked of the page, whatever the language of the deck is', (question, told) => {
  const { outcome, said } = asked(deck, question);
  expect(outcome).toBe('found');
  expect(said).toContain(told);
});

test.each([
  ['What does page 3 say about level 3?', 'pump'],
  ['On page 2, what stands on level 3?', 'turbines'],
  ['第 3 页的 level 3 是什么？', 'pump'],
])('%s is looked for on that page first', (question, told) => {
  expect(asked(deck, question).said).toContain(told);
});

test('what is asked of a page that does not say it is found elsewhere', () => {
  expect(asked(deck, 'On page 2, how many people has the crew?').said).toContain('42');
});

test('a question that names many pages is asked of the whole deck, once', () => {
  const { outcome } = asked(deck, `Does ${'page 1 '.repeat(40)}mention zebra quarks?`);
  expect(outcome).toBe('none');
});

test('a number of pages is no page', () => {
  const pages = [1, 2, 3, 4].map((one) => ({ page: one, title: '' }));
  for (const question of [
    'How many pages has the report of 2019?',
    '一本 3 页的小册子多少钱',
    '这本书有几页',
  ])
    expect(pageNamed(question, pages)).toBeUndefined();
  expect(pageNamed('第 9 页的表里有什么数字', pages)).toBeUndefined();
});
