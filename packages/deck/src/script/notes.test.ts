import { describe, expect, test } from 'vitest';
import { scriptFromNotes } from './notes.ts';

const said = (notes: string) =>
  scriptFromNotes(notes)?.content.map(({ content = [] }) =>
    content.map((piece) => (piece.type === 'text' ? piece.text : `<${piece.type}>`)).join(''),
  );

test('what a speaker wrote for the audience is the script, a line a paragraph', () => {
  expect(said('大家好。\n今天讲太阳系。')).toEqual(['大家好。', '今天讲太阳系。']);
});

test('directions are not spoken, and pauses are pauses', () => {
  expect(
    said(
      '[Transition] Before we begin, a word.\n[Pause]\nNow look. [Pause] See it?\nKey points: ① one ② two\nDuration: 2 minutes',
    ),
  ).toEqual(['Before we begin, a word.<pause>', 'Now look. <pause>See it?']);
  expect(said('[过渡] 首先看这里。[停顿]\n要点：① 甲 ② 乙\n时长：1 分钟')).toEqual(['首先看这里。<pause>']);
  expect(said('10 mins\nThis one matters.')).toEqual(['This one matters.']);
  expect(said('Key points:\n- one\n- two\nThen we go on.')).toEqual(['Then we go on.']);
});

test('a pause is as long as it says', () => {
  const script = scriptFromNotes('先看图。[停顿 3 秒]\n再看表。\n(pause)\n好了。');
  expect(
    script?.content.flatMap(({ content = [] }) =>
      content.flatMap((piece) => (piece.type === 'pause' ? [piece.attrs.milliseconds] : [])),
    ),
  ).toEqual([3000, 800]);
});

test('times, marks of emphasis and what to press are not spoken', () => {
  expect(said('[00:30] **Look** at the map.\nClick to play\nNext slide\nNow the coast.')).toEqual([
    'Look at the map.',
    'Now the coast.',
  ]);
});

test('what was only jotted down becomes speech', () => {
  expect(said('- market share\n- new stores\n- hiring plan')?.join('')).toMatch(
    /market share, new stores and hiring plan\.$/i,
  );
  expect(said('市场份额\n新开门店')?.join('')).toMatch(/市场份额.*新开门店。$/);
  expect(said('Static files\nRouting\nPages\nErrors')).toEqual(['Static files, Routing, Pages and Errors.']);
  expect(said('Routes are read once\nPages are cheap\nIt is quick')).toEqual([
    'Routes are read once.',
    'Pages are cheap.',
    'It is quick.',
  ]);
  expect(said('We opened forty stores this year and none of them makes a loss')).toEqual([
    'We opened forty stores this year and none of them makes a loss.',
  ]);
});

test.each([
  '',
  '© 2024 Example Inc. All rights reserved.',
  'Slide 7',
  '12',
  '3/24',
  '2024-05-01',
  'https://example.org/a',
  'Source: http://example.org',
  '单击此处编辑备注',
  '5/12/2019',
])('notes that hold only %j are none', (notes) => expect(said(notes)).toBeUndefined());

test('citations that a sentence needs and names of products stay', () => {
  expect(said('As shown in [Ackley et al., 1985], it works with ASP.NET and Node.js.')).toEqual([
    'As shown in [Ackley et al., 1985], it works with ASP.NET and Node.js.',
  ]);
});

test('a sentence that goes on in the next line does not end where the line does', () => {
  expect(said('每个变量表示是否接受一个基本假设[Ackley\net al., 1985]，其取值为1或0。')).toEqual([
    '每个变量表示是否接受一个基本假设，其取值为1或0。',
  ]);
  expect(said('We opened forty stores this year and none of them\nmakes a loss, which is new')).toEqual([
    'We opened forty stores this year and none of them makes a loss, which is new.',
  ]);
});

describe('what a speaker wrote to oneself is not spoken', () => {
  test.each([
    'Turn off mail and sound\nTry the slide numbers on the projector\nThank Lee',
    'Discuss the project file\nAdd a page\nRun it',
    'Important to stress the link between the two.\nSay that these could have been done with tools.',
    'Agenda\nIntroduce the framework\nDeployment',
    'Make the font bigger\nA small example\nneed to change the screenshot',
    'Questions -> findings',
    '记得关掉声音\n强调：第二点最重要',
  ])('%j', (notes) => expect(said(notes)).toBeUndefined());

  test('a remark beside a speech is left out, and so is half a sentence', () => {
    expect(
      said(
        'Much of what we know comes from a few studies.\nWe asked forty people how they work.\nMention the old survey\nData from other sources contribute to',
      ),
    ).toEqual(['Much of what we know comes from a few studies.', 'We asked forty people how they work.']);
  });

  test('whose turn it is is not spoken', () => {
    expect(said('JOAN\nThese headings are a sample.\nThey come with the papers.')).toEqual([
      'These headings are a sample.',
      'They come with the papers.',
    ]);
  });

  test('what the audience is asked to do is spoken', () => {
    expect(
      said('Use the lift on the left.\nRemember to bring your badge.\nAdd your name to the list.'),
    ).toEqual(['Use the lift on the left.', 'Remember to bring your badge.', 'Add your name to the list.']);
    expect(said('But let us look at what refactoring really is')).toEqual([
      'But let us look at what refactoring really is.',
    ]);
  });
});

test('neither the number of a paragraph nor where it goes on is spoken', () => {
  expect(said('1) Everyone has talents.\n2) They can change. CONT ON NEXT PAGE')).toEqual([
    'Everyone has talents.',
    'They can change.',
  ]);
});

test('what is written of those who listen, and of slides to move, is not read to them', () => {
  expect(
    said('People may be overwhelmed by this point; move to front? Clustering? Reducing?'),
  ).toBeUndefined();
  expect(said('这里学生可能听不懂，待补充例子')).toBeUndefined();
});

test('works that are cited are for who looks them up', () => {
  expect(said('每个变量可以取两个值[Ackley et al., 1985]，分别表示接受和拒绝[12]。')).toEqual([
    '每个变量可以取两个值，分别表示接受和拒绝。',
  ]);
  expect(
    said('According to Xing and Stroulia [2006], it is frequent in the code of a large project.'),
  ).toEqual(['According to Xing and Stroulia, it is frequent in the code of a large project.']);
  expect(said('The range [0, 1] and the item list[3] stay as they are in all of our examples.')).toEqual([
    'The range [0, 1] and the item list[3] stay as they are in all of our examples.',
  ]);
});

test.each([
  '函数在区间[1,5]上单调递增。',
  'The function rises on the interval [1, 5] only.',
  'The function returns [1, 2, 3].',
  'We keep the years in a list [1990, 2006].',
  '评分范围[1-10]，越高越好。',
  'Sort the numbers by hand: two piles [3, 5, 8] and a rest.',
])('numbers in brackets that are content are said: %s', (line) => {
  expect(said(line)).toEqual([line]);
});

test.each([
  'Some were lost at sea, and their ships were never found.',
  'People may wonder why the price fell.',
  'They could not understand the signal at first.',
  'Electrons move to the end of the wire.',
  'To do so, we ask every team once a year.',
])('a sentence about others is speech: %s', (line) => {
  expect(said(`We begin with what happened then.\n${line}`)).toEqual([
    'We begin with what happened then.',
    line,
  ]);
});

test('what is jotted down about a slide and who listens to it is not speech', () => {
  expect(
    said(
      'We asked forty people how they work.\nStudents may be confused here\nMost of them work alone.\nMaybe move this slide to the end?',
    ),
  ).toEqual(['We asked forty people how they work.', 'Most of them work alone.']);
});
