import { expect, test } from 'vitest';
import { lightsOf, litAt } from './light.ts';

const cue = (elementId: string, startMs: number, action = 'spotlight') => ({ action, elementId, startMs });
const sentences = [
  { text: 'Look at this, ', endMs: 3000 },
  { text: 'then at that.', endMs: 6000 },
  { text: 'Goodbye.', endMs: 9000 },
];
const litAlong = (cues: ReturnType<typeof cue>[], ...times: number[]) => {
  const lights = lightsOf({ cues, sentences, durationMs: 9000 });
  return times.map((ms) => litAt(lights, ms).join(' '));
};

test('an element is lit from its word to the end of the sentence, over its clauses', () => {
  expect(litAlong([cue('a', 1000)], 999, 1000, 3500, 5999, 6000)).toEqual(['', 'a', 'a', 'a', '']);
});

test('it gives way to the next one, and several are lit at once', () => {
  const cues = [cue('a', 1000), cue('b', 2000), cue('c', 2000)];
  expect(litAlong(cues, 1999, 2000, 6000)).toEqual(['a', 'b c', '']);
});

test('what is lit at the last word can still be seen, and after the last sentence until the page is over', () => {
  expect(litAlong([cue('a', 5900)], 5900, 7399, 7400)).toEqual(['a', 'a', '']);
  expect(litAlong([cue('a', 9000)], 8999, 9000)).toEqual(['', 'a']);
});

test('other cues light nothing', () => {
  expect(litAlong([cue('a', 1000, 'enter')], 1000)).toEqual(['']);
});
