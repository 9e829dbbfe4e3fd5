import { dictionaryLimits } from '@app/contract/dictionary/limits.ts';
import type { DictionaryEntry } from '@app/contract/dictionary/schema.ts';
import type { CollisionKind } from '@app/contract/dictionary/states/import.ts';
import type { Reading, Scope } from './store.ts';

/** How many entries a dictionary may have. */
export const mostOf = ({ projectId }: Scope): number =>
  projectId === null ? dictionaryLimits.ofAccount : dictionaryLimits.ofProject;

/** One reading for each word: that of the project before that of the account. */
export function readingsFrom(entries: readonly Reading[]): DictionaryEntry[] {
  const read = new Map<string, DictionaryEntry>();
  const ofProjectLast = entries.toSorted(
    (one, other) => Number(one.projectId !== null) - Number(other.projectId !== null),
  );
  for (const { text, pronunciation } of ofProjectLast) read.set(text, { text, pronunciation });
  // The order decides nothing, but it is part of the name of what was spoken.
  return [...read.values()].toSorted((one, other) => (one.text < other.text ? -1 : 1));
}

/** Whether some characters can be the end of one word and the beginning of the other. */
const chains = (one: string, other: string): boolean => {
  const [before, after] = [[...one], [...other]];
  const shortest = Math.min(before.length, after.length);
  return Array.from({ length: shortest - 1 }, (_, at) => at + 1).some(
    (shared) => before.slice(-shared).join('') === after.slice(0, shared).join(''),
  );
};

/** How a word meets another one of a dictionary; undefined where no text can mean both. */
export function collisionOf(word: string, other: string): CollisionKind | undefined {
  if (word === other) return 'same';
  if (other.includes(word)) return 'longer';
  if (word.includes(other)) return 'shorter';
  return chains(word, other) || chains(other, word) ? 'crossing' : undefined;
}

/** Whether a word is read where both could be: the longer one is, and of the same one that of the project. */
export const isRead = (
  mine: { text: string; projectId: string | null },
  other: { text: string; projectId: string | null },
): boolean => {
  if (mine.text === other.text) return mine.projectId !== null;
  return [...mine.text].length > [...other.text].length;
};
