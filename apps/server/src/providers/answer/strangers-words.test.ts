import { describe, expect, test } from 'vitest';
import { termsOf } from './search/terms.ts';
import { aTable } from './structure/testing.ts';
import { asked, page } from './testing.ts';

const bakery = [
  page('Starting a bakery', [['Based on notes']], "Welcome. Today's talk is about starting a bakery."),
  page('Contents', [['The papers', 'The ovens', 'The colour of bread']]),
  page(
    'The papers',
    [['Opening a shop']],
    'Every bakery should have the following papers. There are three points: a permit for the oven; a lease; and a hygiene certificate. Keep all of them near the door.',
  ),
  page(
    'The ovens',
    [['Two kinds']],
    'Two layouts are common. On the left, stacked: trays stand above each other and share one fire. On the right, the recommended spread layout: every tray has a floor of its own.',
  ),
  page('Steel', [['Shelves']], 'Three layers stack inside of it.'),
  page('Baking rules', [['Rules', ['All loaves must cool before they are cut', 1]]]),
  page('Dust', [['Oven filters catch the flour dust of a whole day']]),
  page('Care', [['Oven filters', ['Swapped every 90 days', 1]]]),
  page(
    'The colour of bread',
    [],
    'A crust is golden when the sugar of its flour has browned. The dough keeps its colour.',
  ),
  page('Guests', [['Golden crusts']], 'A golden crust is what makes a loaf worth its price.'),
  page('Tills', [['Console.WriteLine($"Paid: {sum}");', 'Tills print receipts']]),
  page('Your questions', [['What matters most in the papers?']]),
];

test('what a sentence announces is told with it', () => {
  const { said } = asked(bakery, 'Which papers should every bakery have?');
  expect(said).toContain('a permit for the oven; a lease; and a hygiene certificate');
  expect(said).not.toContain('near the door');
});

test('two things are compared by what stands under their names', () => {
  const { said, outcome } = asked(
    bakery,
    'What is the difference between the stacked and the spread layout?',
  );
  expect(outcome).toBe('found');
  expect(said).toContain('share one fire');
  expect(said).toContain('a floor of its own');
});

test('two columns of a table are compared row by row', () => {
  const table = aTable([
    ['', 'Rye', 'Wheat'],
    ['Taste', 'strong and sour', 'mild'],
    ['Keeps', 'a whole week', 'two days'],
  ]);
  const pages = [...bakery, page('Flours', [{ ...table, lines: [] } as never])];
  expect(asked(pages, 'What is the difference between rye and wheat?').said).toBe(
    'Rye: Taste strong and sour, Keeps a whole week; Wheat: Taste mild, Keeps two days.',
  );
});

test('all of them is how many', () => {
  expect(asked(bakery, 'How many loaves must cool before they are cut?').said).toContain(
    'All loaves must cool',
  );
});

test('the kind of answer is found below the thing, whatever the deck calls what is done to it', () => {
  expect(asked(bakery, 'How often are the oven filters replaced?').said).toContain('every 90 days');
});

test('in which case something is so is told by the sentence that says both', () => {
  expect(asked(bakery, 'When is a crust golden?').said).toContain('when the sugar of its flour has browned');
});

test('both spellings of English are the same words', () => {
  const words = 'program organize organization color flavored center fiber catalog analyze license';
  expect(
    termsOf('programme organise organisation colour flavoured centre fibre catalogue analyse licence'),
  ).toEqual(termsOf(words));
  expect(new Set(termsOf(words)).size).toBe(9);
});

test('what stands on any made talk, and what a program prints, is no answer', () => {
  for (const question of [
    'What matters most when starting?',
    'How much does a till cost?',
    'What is it based on?',
  ]) {
    const { said } = asked(bakery, question);
    expect(said).not.toMatch(/Based on notes|WriteLine|matters most in|Today's talk/);
  }
});

const wild = [
  page('开源入门', [['根据《笔记》整理']], '大家好，今天我们来讲开源入门。'),
  page('说明', [['这些学习方式']], '这些学习方式不限于具体的模型：哪些模型都可以用。'),
  page('内容', [['集成学习', '迁移学习', '元学习']]),
  page(
    '为什么要开源',
    [['理由']],
    '当一个项目被开源，这意味着任何人都可以查看和修改它。团队开源有各种各样的原因，例如。协作： 各地的人都能改。透明： 谁都能查错，也就没有人能藏起问题不说，这一点对银行和医院尤其要紧，对政府也一样要紧。采用： 谁都能拿去用，也能在上面再做别的东西，做出来的东西还可以再给别人用，一直这样用下去。省钱： 不必另外付钱。',
  ),
  page(
    '怎样算完成',
    [['标准']],
    '文档齐全： 每个接口都有说明。测试通过： 没有一个失败。以上 2 条全部满足，才算发布完成了。',
  ),
];

test('what a thing is is said by the sentence that says so outright', () => {
  expect(asked(wild, '开源是什么意思？').said).toBe('当一个项目被开源，这意味着任何人都可以查看和修改它。');
});

test('reasons that are announced are told by their names where all of them take too long', () => {
  expect(asked(wild, '团队开源有哪些原因？').said).toContain('协作、透明、采用、省钱');
});

test('a sentence that points back is told by what it points to', () => {
  expect(asked(wild, '怎样才算发布完成了？').said).toContain('文档齐全、测试通过');
});

test('parts of a talk are asked for by what they are called', () => {
  expect(asked(wild, '今天都讲哪些学习方式？').said).toContain('集成学习');
});

test('a page in the middle of a deck that is called Questions answers as any other', () => {
  const pages = [
    page('The sun', [['A star of middle age']]),
    page('Questions', [['How warm is it?', 'The surface of the sun is 5,500 °C warm.']]),
    page('The moon', [['It has no air']]),
  ];
  expect(asked(pages, 'How warm is the sun at its surface?').outcome).toBe('found');
});

test('a script that repeats the words of a lead for ever is searched as any other', () => {
  const pages = [
    page('逆变器的选择', [['两种']], `${'来看'.repeat(18)}甲逆变器的选择。大的逆变器用在屋顶。`),
  ];
  expect(asked(pages, '大的逆变器用在哪里？').said).toContain('屋顶');
});

test('who knows when to stop tells no case, and a title without its brackets is announced', () => {
  const mill = [
    page(
      'What millers need',
      [],
      'A good miller needs strong arms, use of a sail, and knowing when to stop.',
    ),
    page(
      'A sail',
      [],
      'Use a sail when the western wind blows steady all day. A sail turns with little care.',
    ),
    page(
      '风车—帆(布)的用法',
      [['帆布在风大时要收起一半']],
      '再来看风车—帆的用法。风大的时候，帆布收起一半。',
    ),
  ];
  expect(asked(mill, 'When should I use a sail?').said).toContain('steady');
  expect(asked(mill, '风车的帆有什么用法？').said).not.toContain('再来看');
});

const depot = [
  page('The depot', [['Trams of Orlin']], 'Welcome. Today’s talk is the depot: Trams of Orlin.'),
  page(
    'What breaks',
    [['Worn brakes lead to', 'Longer stops', 'Complaints of neighbours', 'Doors: rain leads to rust']],
    'Worn brakes lead to. Longer stops. Complaints of neighbours. Doors: rain leads to rust.',
  ),
  page(
    'Accuracy of the forecast',
    [['3. Forecast of delays']],
    'The forecast of delays was compared with the drivers. On a day with snow the older driver was right in 93 percent of the cases.',
  ),
  page('Repairs', [['Overview: repairs']], 'Repairs are noted by hand. The night shift repairs the doors.'),
  page('Power', [['Two lines feed the depot']], 'Two lines feed the depot.'),
];

describe('what is no answer', () => {
  test('a line that its list goes on from is told with it, but without what is said of another thing', () => {
    const { said } = asked(depot, 'Why are worn brakes bad?');
    expect(said).toContain('Longer stops');
    expect(said).not.toContain('rust');
  });

  test('a greeting is none', () => {
    expect(asked(depot, 'How much does a tram of Orlin weigh?').said).not.toContain('Welcome');
  });

  test('who asks for percent hears no other number', () => {
    expect(asked(depot, 'What percentage of the lines feed the depot?').said).not.toContain('Two lines');
  });

  test('who asks for a country hears nothing where none is named', () => {
    expect(asked(depot, 'In which country are the doors repaired?').sentences).toEqual([]);
  });

  test('how good somebody was is asked of the one the deck knows by another word', () => {
    const { said } = asked(depot, 'How good was the senior driver compared with the forecast?');
    expect(said).toContain('93 percent');
  });
});
