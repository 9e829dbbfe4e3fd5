import { describe, expect, test } from 'vitest';
import { joinSentences, resumeFrom, type SentenceTrack, type WordMark, wordAt, written } from './track.ts';

const sentence = (text: string, durationMs: number): SentenceTrack => {
  const words = text.split(' ');
  const each = durationMs / words.length;
  return {
    durationMs,
    words: words.map((word, i) => ({
      text: word,
      startMs: i * each,
      endMs: i * each + each * 0.8,
      srcStart: 0,
      srcEnd: word.length,
    })),
    visemes: words.map((_, i) => ({ id: 'aa', startMs: i * each, endMs: (i + 1) * each, weight: 1 })),
    emphasis: [{ startMs: 0 }],
  };
};

const track = joinSentences([sentence('one two', 1000), sentence('three', 400), sentence('four', 600)], 300);

test('sentences are joined with their pauses', () => {
  expect(track.words.map(({ text, startMs }) => [text, startMs])).toEqual([
    ['one', 0],
    ['two', 500],
    ['three', 1300],
    ['four', 2000],
  ]);
  expect(track.visemes.at(-1)).toMatchObject({ startMs: 2000, endMs: 2600 });
  expect(track.emphasis.map(({ startMs }) => startMs)).toEqual([0, 1300, 2000]);
  expect(track.durationMs).toBe(2600);
  expect(joinSentences([]).durationMs).toBe(0);
});

test.each([
  [-1, -1],
  [0, 0],
  [499, 0],
  [500, 1],
  [1299, 1],
  [1300, 2],
  [99_999, 3],
])('at %d ms the word has the place %d', (time, place) => {
  expect(wordAt(track, time)).toBe(place);
});

test.each([
  ['inside a word', 650, 500],
  ['at the start of a word', 500, 500],
  ['in a pause', 950, 950],
  ['before the first word', -5, -5],
])('speech that is cut off %s goes on there', (_, time, from) => {
  expect(resumeFrom(track, time)).toBe(from);
});

describe('words as they are written', () => {
  const wordsOf = (text: string): WordMark[] =>
    [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match, place) => ({
      text: match[0],
      srcStart: match.index,
      srcEnd: match.index + match[0].length,
      startMs: place * 100,
      endMs: place * 100 + 80,
    }));

  test.each([
    ['大家好，我是“晓讲”。今天', ['大家好，', '我是', '“晓讲”。', '今天']],
    ['Well, (really) yes!', ['Well,', '(really)', 'yes!']],
    ['约 15 ℃；《书》', ['约', '15', '《书》']],
  ])('%s', (text, wanted) => {
    expect(written(wordsOf(text), text).map((word) => word.text)).toEqual(wanted);
  });

  test('what is not spoken yet is not taken along', () => {
    const text = '一句。下一句。';
    expect(written(wordsOf(text).slice(0, 1), text)[0]?.text).toBe('一句。');
  });
});
