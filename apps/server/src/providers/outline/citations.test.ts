import { expect, test } from 'vitest';
import { withoutCitations } from './citations.ts';

test.each([
  ['It has been shown in [3] that robots move alone.', 'It has been shown that robots move alone.'],
  ['It was found in [3, 4] that dust is heavy.', 'It was found that dust is heavy.'],
  ['Robots move alone [5].', 'Robots move alone.'],
])('%s is read without what it cites', (cited, said) => {
  expect(withoutCitations(cited)).toBe(said);
});
