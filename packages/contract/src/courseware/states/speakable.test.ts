import { expect, test } from 'vitest';
import { isSpeakable } from './speakable.ts';

test.each([
  ['大家好。', true],
  ['Hello', true],
  ['😀 ok', true],
  ['3 ！', true],
  ['第１页', true],
  ['שלום, this is mixed', true],
  ['', false],
  ['  \n\t', false],
  ['。。。！？……', false],
  ['😀🎉👩‍🚀', false],
  // No voice of the product reads these.
  ['שלום עולם', false],
  ['مرحبا بالعالم', false],
])('%j can be said: %s', (script, expected) => {
  expect(isSpeakable(script)).toBe(expected);
});
