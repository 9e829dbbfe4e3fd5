import { expect, test } from 'vitest';
import type { Utterance } from '../phonemes/utterance.ts';
import { letterNumbers, lettersOf } from './letters.ts';

function said(sounds: string, text = 'word'): string[] {
  const span = { kind: 'text', text, srcStart: 0 } as const;
  const utterance: Utterance = {
    sounds: [...sounds].map((sound) => ({ sound, word: 0 })),
    words: [{ text, srcStart: 0, srcEnd: text.length, span }],
  };
  return lettersOf(utterance);
}

test.each([
  ['nurse', 'nˈɜɹs', 'nˈɜːs'],
  ['hurry', 'hˈɜɹi', 'hˈɜːɹi'],
  ['teacher', 'tˈiʧɜɹ', 'tˈiːtʃɚ'],
  ['water', 'wˈɔtɜɹ', 'wˈɔːɾɚ'],
  ['hotel', 'hOtˈɛl', 'hoʊtˈɛl'],
  ['joy', 'ʤˈY', 'dʒˈɔɪ'],
  ['start', 'stˈɑɹt', 'stˈɑːɹt'],
])('%s is written as the model learned it', (_word, ours, theirs) => {
  expect(said(ours).join('')).toBe(theirs);
});

test('each sound keeps its own letters, so that its time is known', () => {
  expect(said('nˈɜɹs')).toEqual(['n', 'ˈ', 'ɜː', '', 's']);
});

test.each([
  ['北京', 'pei↓ʨi→ŋ', 'beɪdʒiːŋ'],
  ['清华', 'ʨʰi→ŋxwa↗', 'tʃiːŋhwɑː'],
  ['上海', 'ʂa↘ŋxai↓', 'ʃɑːŋhaɪ'],
])('%s in an English sentence has sounds of English and no tones', (text, ours, theirs) => {
  expect(said(ours, text).join('')).toBe(theirs);
});

test('no letter comes out that the model does not know', () => {
  const everything = 'AIOQTWYᵊabcdefhijklmnopqrstuvwxyzɑɐɒæβɔɕçðʤəɚɛɜɡɥɨɪŋθɹɾɻʂʃʧʊʌɣɤʒʔˈˌː→↗↘↓ᵻ,.!?;:—…“”()';
  for (const text of ['word', '词'])
    for (const letter of said(everything, text).join(''))
      expect(letterNumbers.has(letter), letter).toBe(true);
});
