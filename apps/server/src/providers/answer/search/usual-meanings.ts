import { readMeaning } from '../../meaning/vector.ts';
import written from './usual-meanings.json' with { type: 'json' };

/** What any text and any question means: the middle of many vectors of length one. */
export type UsualMeanings = { text: Float32Array; question: Float32Array };

type Written = { meaning: string; length: number };

function vectorOf({ meaning, length }: Written): Float32Array {
  const bytes = readMeaning(meaning);
  const whole = Math.sqrt(bytes.reduce((sum, value) => sum + value * value, 0)) || 1;
  return Float32Array.from(bytes, (value) => (value * length) / whole);
}

/** Written by `bench/src/answers/write-usual-meanings.ts`. */
export const usualMeanings: UsualMeanings = {
  text: vectorOf(written.text),
  question: vectorOf(written.question),
};
