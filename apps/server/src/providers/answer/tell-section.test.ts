import { describe, expect, test } from 'vitest';
import { asked, page } from './testing.ts';

// A part of a talk is asked for by what it is, whatever the deck calls it.

const hives = [
  page('City hives', [['Bees on the roofs of Varn']], 'Welcome. Today’s talk is about city hives.'),
  page(
    'Research questions',
    [['Find out which roofs keep a colony alive over winter', 'Learn what the bees of a town live on']],
    'Next, research questions. Find out which roofs keep a colony alive over winter. Learn what the bees of a town live on.',
  ),
  page(
    'Roofs',
    [['Forty roofs were watched for two years']],
    'Forty roofs were watched for two years. Gravel roofs lost fewer colonies than metal ones.',
  ),
  page(
    'Who is it for',
    [
      [
        ['Beneficiaries', 0],
        ['Keepers', 1],
        ['House owners', 1],
        ['Schools', 1],
      ] as never,
    ],
    'Beneficiaries. Keepers, house owners and schools.',
  ),
  page(
    'To dos',
    [['Weigh the hives in spring', 'Ask the owners of green roofs']],
    'Now, to dos. Weigh the hives in spring. Ask the owners of green roofs.',
  ),
];
const kilns = [
  page('古窑复烧', [['一座龙窑的数字化']], '大家好，今天的主题是古窑复烧：一座龙窑的数字化。'),
  page('研究内容', [['本课题旨在用传感器记录龙窑升温的全过程']], '本课题旨在用传感器记录龙窑升温的全过程。'),
  page('升温', [['窑头先热，窑尾后热']], '窑头先热，窑尾后热。'),
  page(
    '总结',
    [
      [
        ['未来展望', 0],
        ['给窑尾加装测温点', 1],
        ['用三年的数据预测开窑时间', 1],
      ] as never,
    ],
    '未来展望：第一，给窑尾加装测温点。第二，用三年的数据预测开窑时间。',
  ),
];

describe('a part of a talk', () => {
  test.each([
    ['What was the goal of this project?', 'Find out which roofs keep a colony alive'],
    ['What is left to do?', 'Ask the owners of green roofs'],
    ['Who benefits from it?', 'House owners'],
  ])('%s', (question, told) => {
    expect(asked(hives, question)).toMatchObject({ outcome: 'found', said: expect.stringContaining(told) });
  });

  test('is found under a line that is called so, and by the sentence that says what somebody aims at', () => {
    expect(asked(kilns, '以后还打算做哪些改进？').said).toContain('给窑尾加装测温点');
    expect(asked(kilns, '这个项目的目标是什么？').said).toContain('旨在用传感器记录');
  });

  test('is not told to who asks for the goal of something else', () => {
    expect(asked(hives, 'What was the goal of the harbour in Lindau?').said).not.toContain('Find out');
  });
});

test.each([
  [
    'What is the conclusion?',
    [
      page('Roof hives', [['Two years on forty roofs']], 'Welcome.'),
      page(
        'In summary',
        [['Gravel keeps bees alive']],
        'Let me sum up. Gravel keeps bees alive through the winter.',
      ),
    ],
    'Gravel keeps bees alive',
  ],
  [
    '最后得出了什么结论？',
    [
      page('屋顶蜂箱', [['四十个屋顶，两年']], '大家好。'),
      page('结论', [['碎石屋顶的蜂群过冬更好']], '碎石屋顶的蜂群过冬更好。'),
    ],
    '碎石屋顶的蜂群过冬更好',
  ],
])('%s is answered by the page that is called so', (question, pages, told) => {
  const { outcome, said } = asked(pages, question);
  expect(outcome).toBe('found');
  expect(said).toContain(told);
  expect(said).not.toContain('Let me sum up');
});
