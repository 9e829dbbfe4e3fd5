import { expect, test } from 'vitest';
import { heldEnd } from './level-end.ts';

/** The sounds that are held, as they are written. */
function held(text: string): string {
  const sounds = [...text].map((sound) => ({ sound, word: sound === ' ' ? undefined : 0 }));
  const shares = heldEnd({ words: [], sounds });
  return sounds.map(({ sound }, index) => ((shares[index] ?? 0) > 0 ? sound : '')).join('');
}

test('a first tone that ends a sentence is held from its vowel on', () => {
  expect(held('na↘ ʦwo↘ ʂa→n.')).toBe('a→n.');
  expect(held('ʂə→ŋi→n.')).toBe('i→n.');
  expect(held('tʰjɛ→n!')).toBe('jɛ→n!');
  expect(held('xwa→ɚ.')).toBe('wa→ɚ.');
});

test.each(['ʂa→n ʂa↘ŋ.', 'xɤ→ tɤ.', 'ʂwei↓.', 'tʰa→ lai↗ ma?', 'ʂa→n TV.', 'həlˈO.', ''])(
  'nothing is held where no first tone ends it: %s',
  (text) => expect(held(text)).toBe(''),
);
