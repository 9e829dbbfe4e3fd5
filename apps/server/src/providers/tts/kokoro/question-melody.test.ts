import { expect, test } from 'vitest';
import { asksYesOrNo, questionMelody } from './question-melody.ts';

test.each([
  'Do you understand?',
  '“Is it safe?”',
  'And is it cheaper than before?',
  '你明白了吗？',
  '这样是不是更快？',
])('%s asks for yes or no', (text) => expect(asksYesOrNo(text)).toBe(true));

test.each([
  'It is safe.',
  'What is it?',
  'So how does it work?',
  'Tea or coffee?',
  '为什么呢？',
  '你要茶还是咖啡？',
  '这是什么？',
  '你明白了。',
])('%s does not', (text) => expect(asksYesOrNo(text)).toBe(false));

const sounded = (text: string, lastWord: number) => ({
  words: [],
  sounds: [...text].map((sound, at) => ({
    sound,
    word: sound === ' ' || sound === '?' ? undefined : Number(at >= lastWord),
  })),
});

/** Semitones at the end of each sound, against the voice without a question. */
const heights = (text: string, lastWord: number): number[] => {
  let height = 0;
  return questionMelody(sounded(text, lastWord)).map(({ rise }) => (height += rise));
};

test('the voice rises from the last stress to the last vowel, stays there, and rises nowhere before', () => {
  const rise = heights('ɪz bɪfˈɔɹ?', 3);
  expect(rise.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(rise.slice(6)).toEqual(rise.slice(6).toSorted((a, b) => a - b));
  // Of the last vowel and what follows little is voiced in the time that is counted to it.
  expect(rise[6]).toBeGreaterThan(5);
  expect(rise.at(-1)).toBe(rise[6]);
});

test('one vowel rises, too, and its own fall is taken back', () => {
  const melody = questionMelody(sounded('ɡˈO?', 0));
  expect(melody.map(({ rise }) => rise > 0)).toEqual([false, true, false, false]);
  expect(melody.map(({ share }) => share < 0.5)).toEqual([false, true, true, true]);
});

test('a short word without stress rises with the stress before it', () => {
  expect(heights('fˈɪnɪʃ ɪt?', 7)[2]).toBeGreaterThan(0);
});

test('Chinese rises with its last two vowels, and keeps its tones', () => {
  const melody = questionMelody(sounded('pai↗ lɤ ma?', 8));
  expect(melody.map(({ rise }) => rise > 0)).toEqual([...'nnnnnnyyynn'].map((sign) => sign === 'y'));
  expect(melody.every(({ share }) => share === 1)).toBe(true);
  const behindLetters = questionMelody(sounded('ˈɛf jʊ↘ŋ ma?', 9));
  expect(behindLetters.every(({ share }) => share === 1)).toBe(true);
});
