import { expect, test } from 'vitest';
import { isCode } from './announces.ts';

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
