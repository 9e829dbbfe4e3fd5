import type { Sentence } from '../outline/material.ts';

/** A run of words that may be a term, as it is written once; `key` is the same for its variants. */
export type Phrase = {
  text: string;
  key: string;
  /** How many words it has. */
  words: number;
  sentence: Sentence;
  start: number;
  end: number;
  /** No word beside it could belong to it. */
  isWhole: boolean;
  /** Written as a name. */
  isName: boolean;
};
