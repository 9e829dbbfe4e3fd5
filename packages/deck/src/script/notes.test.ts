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
    /market share, new stores and hiring plan\.$/,
  );
  expect(said('市场份额\n新开门店')?.join('')).toMatch(/市场份额.*新开门店。$/);
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

test('citations and names of products stay', () => {
  expect(said('As shown in [Ackley et al., 1985], it works with ASP.NET and Node.js.')).toEqual([
    'As shown in [Ackley et al., 1985], it works with ASP.NET and Node.js.',
  ]);
});

test('a sentence that goes on in the next line does not end where the line does', () => {
  expect(said('每个变量表示是否接受一个基本假设[Ackley\net al., 1985]，其取值为1或0。')).toEqual([
    '每个变量表示是否接受一个基本假设[Ackley et al., 1985]，其取值为1或0。',
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
