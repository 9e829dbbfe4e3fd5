import { expect, test } from 'vitest';
import { isCode, leadsIn } from './announces.ts';

test.each([
  ['Console.WriteLine("hello");', true],
  ['const total = 3;', true],
  ['});', true],
  ['Keep it cool (below 5 °C);', false],
  ['Water, approx. 5 kg;', false],
  ['U.S. policy;', false],
])('whether %s is a line of a program: %s', (line, is) => {
  expect(isCode(line)).toBe(is);
});

test.each([
  ['最后一部分，织布机。', true],
  ['接着是第二部分，染色。', true],
  ['The next part is dyeing.', true],
  ['We begin with the first part: spinning the yarn.', true],
  ['第二部分，染色要用明矾。', false],
  ['The next part is made of brass: it turns the wheel.', false],
])('whether %s only says that a part comes: %s', (text, is) => {
  expect(leadsIn(text)).toBe(is);
});
