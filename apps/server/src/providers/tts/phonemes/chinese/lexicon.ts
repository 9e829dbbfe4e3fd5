import { polyphones } from './polyphones.ts';
import { rarePolyphones } from './rare-polyphones.ts';
import { toneless } from './toneless.ts';

export type Reading = { readonly word: string; readonly at: number; readonly syllable: string };

type Line = { character: string; syllable: string; words: readonly string[] };

const lines: readonly Line[] = `${polyphones.trim()}\n${rarePolyphones.trim()}`.split('\n').flatMap((line) =>
  line
    .slice(2)
    .split(' | ')
    .map((part) => {
      const [syllable = '', ...words] = part.split(' ');
      return { character: line.charAt(0), syllable, words };
    }),
);

function* readings(): Generator<Reading> {
  for (const { character, syllable, words } of lines) {
    for (const word of words) {
      for (const [at, letter] of [...word].entries()) if (letter === character) yield { word, at, syllable };
    }
  }
  for (const word of toneless.trim().split(/\s+/)) yield { word, at: word.length - 1, syllable: '5' };
}

/** What is known of words, by their first character; the longest word last. A bare 5 takes the tone away. */
export const lexicon: ReadonlyMap<string, readonly Reading[]> = (() => {
  const found = new Map<string, Reading[]>();
  for (const reading of readings()) {
    const first = reading.word.charAt(0);
    found.set(first, [...(found.get(first) ?? []), reading]);
  }
  for (const list of found.values()) list.sort((one, other) => one.word.length - other.word.length);
  return found;
})();

/** How a character is read where no word says otherwise. */
export const usualReadings: ReadonlyMap<string, string> = new Map(
  lines.flatMap(({ character, syllable, words }) => (words.includes('*') ? [[character, syllable]] : [])),
);
