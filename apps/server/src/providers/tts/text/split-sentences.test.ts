import { describe, expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const cut = (text: string, firstSoon = false): string[] =>
  splitSentences(text, { firstSoon }).map(({ start, end }) => text.slice(start, end));

describe('a text is cut into sentences', () => {
  test.each<[string, string[]]>([
    ['你好。我是小明！你呢？', ['你好。', '我是小明！', '你呢？']],
    ['第一行\n第二行', ['第一行', '第二行']],
    ['真的吗？！太好了。', ['真的吗？！', '太好了。']],
    ['他说：“你好。”然后走了。', ['他说：“你好。”', '然后走了。']],
    ['他想了想……还是走了。', ['他想了想……还是走了。']],
    ['等一等……\n走吧。', ['等一等……', '走吧。']],
    ['圆周率是3.14。记住它。', ['圆周率是3.14。', '记住它。']],
    ['访问 rostrum.com 即可。', ['访问 rostrum.com 即可。']],
    ['Hello there. How are you?', ['Hello there.', 'How are you?']],
    ['Dr. Smith met Mr. Lee. They talked.', ['Dr. Smith met Mr. Lee.', 'They talked.']],
    ['It costs 3.5 dollars. Really.', ['It costs 3.5 dollars.', 'Really.']],
    ['The U.S. economy grew.', ['The U.S. economy grew.']],
    ['J. R. Tolkien wrote it.', ['J. R. Tolkien wrote it.']],
    ['"Stop!" he said. She ran.', ['"Stop!" he said.', 'She ran.']],
    ['Wait... what? Yes.', ['Wait... what?', 'Yes.']],
    ['See e.g. Fig. 3 for this.', ['See e.g. Fig. 3 for this.']],
    ['We meet in Rm. 204 under Art. 6. Come early.', ['We meet in Rm. 204 under Art. 6.', 'Come early.']],
    ['It is in Bldg. C. Take Flt. BA287 there.', ['It is in Bldg. C. Take Flt. BA287 there.']],
    ['I like this app. I use it.', ['I like this app.', 'I use it.']],
    ['若 x != 0 则返回。完。', ['若 x != 0 则返回。', '完。']],
    ['He loves art. The show is new.', ['He loves art.', 'The show is new.']],
    ['我用 Node.js 开发。很快！', ['我用 Node.js 开发。', '很快！']],
    ['欢迎来到 AI 时代. 开始吧.', ['欢迎来到 AI 时代.', '开始吧.']],
    [
      '能量模型 [Orlov et al., 1991] 只有两个参数。它很快。',
      ['能量模型 [Orlov et al., 1991] 只有两个参数。', '它很快。'],
    ],
    ['Orlov et al.提出了它。', ['Orlov et al.提出了它。']],
    ['见Fig. 三和cf. 附录。完。', ['见Fig. 三和cf. 附录。', '完。']],
    ['请cc. Maria, i.e., 主管。', ['请cc. Maria, i.e., 主管。']],
    ['U.S.的经济增长了。', ['U.S.的经济增长了。']],
    ['方案B. 然后是方案C.', ['方案B.', '然后是方案C.']],
    ['窑（它很老。没人会修。）还在用。完。', ['窑（它很老。没人会修。）', '还在用。', '完。']],
    [
      'The kiln (old? Yes. Very old) still works. Good.',
      ['The kiln (old? Yes. Very old) still works.', 'Good.'],
    ],
    ['It works. (Nobody knows why.) We use it.', ['It works.', '(Nobody knows why.)', 'We use it.']],
    ['A bracket [that nobody closes. The next one.', ['A bracket [that nobody closes.', 'The next one.']],
    ['一个（没有合上。\n下一行）。', ['一个（没有合上。', '下一行）。']],
    ['……！？', []],
    ['  \n\n ', []],
    ['😀😀', []],
  ])('%j', (text, expected) => {
    expect(cut(text)).toEqual(expected);
  });
});

test('rows of marks without an end are gone through once, not once for each mark', () => {
  const row = 200_000;
  for (const mark of ['。', '.', '!'])
    expect(splitSentences(`Wait${mark.repeat(row)}a`, { isRead: true })).toEqual([
      { start: 0, end: row + 5 },
    ]);
  expect(cut('Wait...!? what. He said…… 好吧!!! Yes')).toEqual([
    'Wait...!? what.',
    'He said……',
    '好吧!!!',
    'Yes',
  ]);
});

test('a long sentence is cut at commas, into pieces that the voice can take', () => {
  const clause = '这是一个很长的句子的一部分';
  const text = `${Array(12).fill(clause).join('，')}。`;
  const pieces = cut(text);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join('')).toBe(text);
  for (const piece of pieces) {
    expect(piece).toMatch(/[，。]$/);
    expect(piece.length).toBeLessThanOrEqual(60);
  }
});

test('a text without any mark is cut too, and nothing is lost', () => {
  const chinese = '字'.repeat(500);
  expect(cut(chinese).join('')).toBe(chinese);
  const english = Array(200).fill('word').join(' ');
  expect(cut(english).every((piece) => !piece.startsWith('ord'))).toBe(true);
  expect(cut(english).join(' ')).toBe(english);
});

test.each([
  ['Chinese characters', '字'.repeat(2000)],
  ['letters', 'a'.repeat(2000)],
  ['digits', '7'.repeat(2000)],
  ['letters from right to left', 'שלום'.repeat(500)],
  ['emoji between letters', 'a😀'.repeat(700)],
])(
  '2,000 %s without a mark are cut into pieces, none of which is too long, and nothing is lost',
  (_what, text) => {
    const pieces = cut(text);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe(text);
    for (const piece of pieces) expect([...piece].length).toBeLessThanOrEqual(240);
    // Half of a pair of code units is no letter.
    for (const piece of pieces) expect(piece).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
  },
);

test('a number with a comma is not cut', () => {
  const text = `一共有${'很多很多很多很多很多'.repeat(5)}1,234,567个人。`;
  expect(cut(text).some((piece) => piece.includes('1,234,567'))).toBe(true);
});

test('when somebody waits, the first sentence comes clause by clause, the first one short', () => {
  const text = '这个问题问得很好，我们先来看第一章里的定义，再看例子。下一句。';
  expect(cut(text, true)[0]).toBe('这个问题问得很好，');
  expect(cut(text, true).join('')).toBe(text);
  expect(cut('好的，马上。', true)).toEqual(['好的，马上。']);
  const line =
    'No air to keep it warm: day and night differ by 1,600 degrees, and ice hides in its polar shadows';
  expect(cut(line, true)).toEqual([
    'No air to keep it warm:',
    'day and night differ by 1,600 degrees,',
    'and ice hides in its polar shadows',
  ]);
});

test('many short sentences after one endless word are cut as fast as any others', () => {
  expect(cut(`${'a'.repeat(50_000)} ${'Be. '.repeat(5_000)}`).length).toBeGreaterThan(5_000);
});

test('100,000 characters without a mark lose nothing when they are cut', () => {
  const text = '长'.repeat(100_000);
  const ranges = splitSentences(text);
  expect(ranges.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
});
