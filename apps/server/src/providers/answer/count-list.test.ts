import { expect, test } from 'vitest';
import { asked, page } from './testing.ts';

const garden = [
  page('A garden on the roof', [['By Ida Lund']]),
  page('Focus areas of the garden', [['Bees', 'Herbs', 'Rain water', 'Neighbours']]),
  page('Limits', [
    ['Limits to keep in mind:', ['The roof carries little', 1], ['Water is dear', 1]],
    ['Wishes', ['A shed', 1], ['A swing', 1], ['A pond', 1]],
  ]),
  page('Bees', [['Bees live in 3 boxes']]),
  page('Risks', [['Wind', 'Frost']]),
  page('Risks', [['Wind', 'Frost', 'Hail']]),
];

test.each([
  [
    'How many focus areas are there?',
    'There are 4. Focus areas of the garden: Bees, Herbs, Rain water and Neighbours.',
  ],
  [
    'How many limits are listed?',
    'There are 2. Limits to keep in mind: The roof carries little and Water is dear.',
  ],
])('%s is told by a list that nobody counted', (question, told) => {
  const { said, outcome } = asked(garden, question);
  expect(said).toBe(told);
  expect(outcome).toBe('found');
});

test('what a sentence counts is told as it says, and lists that differ are not counted', () => {
  expect(asked(garden, 'How many boxes are there?').said).toContain('3 boxes');
  expect(asked(garden, 'How many risks are there?').said).not.toContain('There are');
  expect(asked(garden, 'How many visitors are there?').said).not.toContain('There are');
});

test('lines of a program, and lines that are repeated, are no things to be counted', () => {
  const deck = [
    page('Faster loops', [['By Ida Lund']]),
    page('Levels of cache', [['for (row = 0; row < n; row++)', 'load(row);', 'use(row);']]),
    page('Kinds of walks', [['left', 'right', 'left', 'right']]),
    page('Thanks', [['Any wishes']]),
  ];
  expect(asked(deck, 'How many levels of cache are there?').said).not.toContain('There are');
  expect(asked(deck, 'How many kinds of walks are there?').said).not.toContain('There are');
});

test('things that only look like a program are counted', () => {
  const deck = [
    page('A school', [['By Ida Lund']]),
    page('Languages that we teach', [['Python (easy)', 'C++', 'Java']]),
    page('Rules of the laboratory', [['Wear goggles;', 'Wash your hands;', 'Close the door.']]),
    page('Thanks', [['Any wishes']]),
  ];
  expect(asked(deck, 'How many languages do you teach?').said).toContain('There are 3');
  expect(asked(deck, 'How many rules of the laboratory are there?').said).toContain('There are 3');
});

test('一共有几个步骤 is told by the steps', () => {
  const deck = [
    page('泡茶', [['讲师：顾青']]),
    page('泡茶的步骤', [['烧水', '温杯', '投茶', '注水', '出汤']]),
    page('茶具', [['盖碗和公道杯']]),
  ];
  expect(asked(deck, '泡茶一共有几个步骤？').said).toBe(
    '一共 5 项。泡茶的步骤：烧水、温杯、投茶、注水、出汤。',
  );
});

test('a number of the thing is told rather than its rate', () => {
  const deck = [
    page('Owls', [['By Nils Rask']]),
    page(
      'Nests',
      [],
      'The nest rate sat near 4 per tree from 2016 to 2019. In 2016 the rangers saw 611 small round nests.',
    ),
    page('Food', [['Mice and voles']]),
  ];
  expect(asked(deck, 'How many nests were there in 2016?').said).toContain('611');
});
