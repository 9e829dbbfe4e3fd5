import { expect, test } from 'vitest';
import { stemEnglish } from './stem-english.ts';

test.each([
  ['diagnosed', 'diagnos'],
  ['diagnoses', 'diagnos'],
  ['generalizations', 'general'],
  ['happily', 'happili'],
  ['hopping', 'hop'],
  ['hoping', 'hope'],
  ['agreed', 'agre'],
  ['ties', 'tie'],
  ['cries', 'cri'],
  ['skies', 'sky'],
  ['news', 'news'],
  ['constructor', 'constructor'],
  ['gas', 'gas'],
])('%s becomes %s', (word, form) => {
  expect(stemEnglish(word)).toBe(form);
});
