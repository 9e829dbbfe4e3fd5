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

test('the voice rises from the stress of the last word to the end, and nowhere before', () => {
  const rise = questionMelody(sounded('ɪz bɪfˈɔɹ?', 3));
  expect(rise.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(rise.slice(6)).toEqual(rise.slice(6).toSorted((a, b) => a - b));
  expect(rise[6]).toBeGreaterThan(1.1);
});

test('a word without stress, as in Chinese, rises with the last two vowels', () => {
  const rise = questionMelody(sounded('pai↗ lɤ ma?', 8));
  expect(rise.map((level) => level > 1)).toEqual([...'nnnnnnyyyyy'].map((sign) => sign === 'y'));
});
