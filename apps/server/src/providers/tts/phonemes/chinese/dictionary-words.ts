import type { DictionaryEntry } from '@app/contract/dictionary/schema.ts';

/** A word of the dictionary in a text; places count characters. */
type FoundWord = { at: number; characters: readonly string[]; syllables: readonly string[] };

/** Where words of the dictionary stand. Of words that share characters the longest is meant, of equals the first. */
export function dictionaryWords(
  characters: readonly string[],
  dictionary: readonly DictionaryEntry[],
): readonly FoundWord[] {
  const found = dictionary.flatMap(({ text, pronunciation }) => {
    const wanted = [...text];
    const syllables = pronunciation.split(' ');
    if (syllables.length !== wanted.length) return [];
    return characters.flatMap((_, at) =>
      wanted.every((character, index) => characters[at + index] === character)
        ? [{ at, characters: wanted, syllables }]
        : [],
    );
  });
  found.sort((one, other) => other.syllables.length - one.syllables.length || one.at - other.at);
  const taken = new Set<number>();
  return found.filter(({ at, syllables }) => {
    const places = [...syllables.keys()].map((index) => at + index);
    if (places.some((place) => taken.has(place))) return false;
    for (const place of places) taken.add(place);
    return true;
  });
}
