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

/** Letters that only formulas have: mathematical alphabets, and what hangs below or above another letter. */
const formulaLetter = /[\u{1D400}-\u{1D7FF}\p{Lm}\p{No}]/u;
/** x, x1, αβ, Δx: no word of a language. */
const symbol = /^(?:\p{L}?\d*|\p{Script=Greek}{1,2}\d*|\p{Script=Greek}\p{Script=Latin}{1,2})$/u;
/** A variable behind its name, 参数x; vitamins have capitals. */
const named = /\p{Script=Han}\p{Ll}\d*$/u;

/** Whether it is a piece of a formula, and nothing that is spoken of by a name. */
export const isFormula = ({ text }: Pick<Phrase, 'text'>): boolean =>
  formulaLetter.test(text) || named.test(text) || text.split(/[\s-]+/u).every((word) => symbol.test(word));
