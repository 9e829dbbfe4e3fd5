import { expect, test } from 'vitest';
import { readCited } from './read-cited.ts';

/** What is given after each piece, and at the end. */
function given(...pieces: string[]): string[][] {
  const reader = readCited();
  const told = [...pieces.map((piece) => reader.add(piece)), reader.end()];
  return told.map((cited) => cited.map(({ text, numbers }) => `${text} ${numbers.join('+')}`.trim()));
}
const whole = (text: string): string[] => given(text).flat();

test('a sentence is given as soon as the next one begins', () => {
  expect(given('金星', '很热。[', '2]', '\n因为', '它裹着气体。[1][3]')).toEqual([
    [],
    [],
    [],
    ['金星很热。 2'],
    [],
    ['因为它裹着气体。 1+3'],
  ]);
});

test.each([
  ['Venus is hot.[1] It has gas.[2]', ['Venus is hot. 1', 'It has gas. 2']],
  ['Venus is hot [1]. It has gas [2, 3].', ['Venus is hot. 1', 'It has gas. 2+3']],
  ['金星很热【2】。它有气体［3］。', ['金星很热。 2', '它有气体。 3']],
  ['金星很热。\n[2]\n它有气体。 [3]', ['金星很热。 2', '它有气体。 3']],
  // Each of two sentences before a number has to hold on its own.
  ['It is 3.5 km high. Nobody lives there! [4]', ['It is 3.5 km high. 4', 'Nobody lives there! 4']],
  ['- **Venus** is hot. [1]', ['Venus is hot. 1']],
  ['好的，以下是回答：\n金星很热。[1]', ['好的，以下是回答：', '金星很热。 1']],
  ['<think>[1] maybe? No.</think>\nVenus is hot. [2]', ['Venus is hot. 2']],
  ['<think>It goes on and on', []],
  ['NONE', ['NONE']],
  ['', []],
])('%j is read as %j', (text, sentences) => {
  expect(whole(text)).toEqual(sentences);
});

test('it does not matter where the pieces are cut', () => {
  const text = '金星很热 [1]。\n没有出处的一句。\n它有气体。[2][3]';
  expect(given(...text).flat()).toEqual(whole(text));
});

test('an answer of blanks, and one without end, are nothing that is read for long', () => {
  expect(given('a', ...Array.from({ length: 500 }, () => ' '.repeat(64)), '[1]').flat()).toEqual(['a 1']);
  expect(given(...Array.from({ length: 200 }, () => 'word '.repeat(20)), '[1]').flat()).toHaveLength(1);
});
