import data from './synonyms-zh.json' with { type: 'json' };

let byWord: ReadonlyMap<string, readonly string[]> | undefined;

function readGroups(): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const group of data.groups.split('\n'))
    for (const word of group.split(' ')) {
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
