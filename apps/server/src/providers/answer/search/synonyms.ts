import { isChinese } from './terms.ts';
import data from './synonyms.json' with { type: 'json' };

/** Words that ask for the same thing; the first of a group stands for all. */
export const sameWords: readonly string[] = data.one;

let byWord: ReadonlyMap<string, readonly string[]> | undefined;

function readGroups(): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const group of [...data.like, ...data.sure])
    for (const word of group.split(' ')) {
      if (!isChinese(word)) continue;
      const groups = words.get(word);
      if (groups) groups.push(group);
      else words.set(word, [group]);
    }
  return words;
}

/** Loads the groups now. */
export const loadSynonyms = (): ReadonlyMap<string, readonly string[]> => (byWord ??= readGroups());

/** Other words for a Chinese one, in any of its senses. */
export function synonymsOf(word: string): string[] {
  const groups = loadSynonyms().get(word) ?? [];
  return [...new Set(groups.flatMap((group) => group.split(' ')))].filter((other) => other !== word);
}

/**
 * The other words of the groups that a word is in, by the form in which words are compared. A question is only asked in another word
 * where the deck does not have its own, so such a group may hold what is nearly the same.
 */
export function othersBy(
  formOf: (word: string) => string | undefined,
): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, string[]>();
  for (const group of data.sure) {
    const words = group.split(' ');
    for (const word of words) {
      const form = formOf(word) ?? word;
      others.set(form, [...(others.get(form) ?? []), ...words.filter((other) => other !== word)]);
    }
  }
  return others;
}
