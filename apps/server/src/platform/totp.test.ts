import { expect, test } from 'vitest';
import { codeOf, stepAt, stepOfCode, toBase32 } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// Appendix B of RFC 6238, the last six of its eight digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  const moment = new Date(seconds * 1000);
  expect(codeOf(secret, stepAt(moment))).toBe(code);
  expect(stepOfCode(secret, code, moment)).toBe(stepAt(moment));
});

test('a clock that is half a minute off still works, one that is further off does not', () => {
  const now = new Date(1234567890_000);
  const at = (seconds: number) => codeOf(secret, stepAt(new Date(now.getTime() + seconds * 1000)));
  expect([-30, 30].map((seconds) => stepOfCode(secret, at(seconds), now))).toEqual([
    stepAt(now) - 1,
    stepAt(now) + 1,
  ]);
  expect([-90, 90].map((seconds) => stepOfCode(secret, at(seconds), now))).toEqual([undefined, undefined]);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('"%s" is %s in base 32', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
});
