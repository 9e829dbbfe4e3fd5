import { describe, expect, test } from 'vitest';
import { asked, page } from './testing.ts';

// What comes after a thing is the next of what it stands in, whatever words that has.

const mill = [
  page('The paper mill', [['How rags become paper']], 'Welcome. Today’s talk is about the paper mill.'),
  page(
    'Contents',
    [['Sorting rags', 'Beating the pulp', 'Pressing sheets']],
    'We will go through three parts.',
  ),
  page(
    'Sorting rags',
    [['Linen is kept, wool is sold']],
    'First, sorting rags. Linen is kept, wool is sold.',
  ),
  page(
    'Beating the pulp',
    [['Hammers beat the rags for a day']],
    'Next, beating the pulp. Hammers beat the rags for a day. It goes in three steps: soaking, then hammering, and finally rinsing.',
  ),
  page(
    'Pressing sheets',
    [['A press holds a hundred sheets']],
    'Let us turn to pressing sheets. A press holds a hundred sheets.',
  ),
  page(
    'Watermarks',
    [['A wire leaves a mark']],
    'Now, watermarks. A wire leaves a mark. For example, the mill at Orn used a swan.',
  ),
];
const dye = [
  page('靛蓝染布', [['一块蓝布的由来']], '大家好，今天的主题是靛蓝染布。'),
  page(
    '染布流程',
    [['制靛', '调缸', '浸染', '晾晒']],
    '染布流程有四步。制靛要三天。调缸要看气温。浸染要反复六次。晾晒要避开正午。',
  ),
  page('媒染剂', [['媒染剂让颜色牢固']], '再来看媒染剂。媒染剂让颜色牢固。例如明矾能让黄色更亮。'),
  page('市场', [['蓝布卖到了三个县']], '最后看市场。蓝布卖到了三个县。'),
];

describe('what comes after', () => {
  test.each([
    ['What comes after sorting rags?', mill, 'Beating the pulp'],
    ['And what comes next after beating the pulp?', mill, 'Pressing sheets'],
    ['Which step follows hammering?', mill, 'and finally rinsing'],
    ['What is the next topic after pressing sheets?', mill, 'watermarks'],
    ['What comes after pressing?', mill, 'watermarks'],
    ['调缸之后做什么？', dye, '浸染'],
    ['浸染的下一步是什么？', dye, '晾晒'],
    ['讲完媒染剂之后讲什么？', dye, '市场'],
  ])('%s', (question, pages, told) => {
    expect(asked(pages, question)).toMatchObject({ outcome: 'found', said: expect.stringContaining(told) });
  });

  test.each([
    ['What comes after watermarks?', mill],
    ['What comes after the glazing?', mill],
    ['What comes after wool?', mill],
    ['晾晒之后做什么？', dye],
  ])('nothing is told to follow the last one, or what the deck does not have: %s', (question, pages) => {
    expect(asked(pages, question).outcome).not.toBe('found');
  });
});

const insurance = [
  page('Insurance', [['It covers fire']], 'Insurance covers fire and floods.'),
  page('Claims', [['Claims are paid in a week']], 'Claims are paid in a week.'),
  page('风险', [['火灾', '粉尘']], '火灾后要通知消防队。粉尘会爆炸。'),
  page('火灾', [['火灾最严重']], '火灾最严重。'),
  page('粉尘', [['粉尘要清扫']], '粉尘要清扫。'),
];
test.each([
  ['What is covered by the insurance?', 'Claims'],
  ['What follows from the insurance?', 'Claims'],
  ['What is done for claims?', '火灾'],
  ['火灾后要做什么？', '粉尘'],
])('who asks for something else does not hear what comes next: %s', (question, next) => {
  expect(asked(insurance, question).said).not.toContain(next);
});

test('of several pages that may be meant none is chosen', () => {
  const looms = [
    page('Loom frames', [['Oak']]),
    page('Loom weights', [['Clay']]),
    page('Market', [['Fair']]),
  ];
  expect(asked(looms, 'What comes after the loom?').outcome).not.toBe('found');
});

test('what a thing is may be said after a colon', () => {
  const said = 'Retting is: a bath in which flax is softened.';
  expect(asked([page('Flax', [['Blue flowers']], said)], 'What is retting?').said).toContain('softened');
});

describe('an example', () => {
  test.each([
    ['Can you give me an example of watermarks?', mill, 'a swan'],
    ['What is an example of a watermark?', mill, 'a swan'],
    ['举个媒染剂的例子', dye, '明矾'],
    ['媒染剂有什么例子？', dye, '明矾'],
  ])('%s', (question, pages, told) => {
    expect(asked(pages, question)).toMatchObject({ outcome: 'found', said: expect.stringContaining(told) });
  });

  test('none is made up where the deck gives none', () => {
    expect(asked(mill, 'Give me an example of a felt').said).not.toContain('swan');
  });
});
