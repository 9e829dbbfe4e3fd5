import { homographReadings, isHomograph, readHomograph } from './homographs.ts';
import { plural } from './unknown.ts';
import { classOf } from './word-class.ts';

/** é → e: the dictionary has no accents. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** Records is record with an s. */
function stemOf(capitals: string): { stem: string; ending: (sounds: string) => string } {
  const stem = capitals.slice(0, -1);
  const isPlural = capitals.endsWith('S') && isHomograph(stem);
  return isPlural
    ? { stem, ending: (sounds) => sounds + plural(sounds) }
    : { stem: capitals, ending: (sounds) => sounds };
}

/** All readings of a word that has several; none of any other. */
export function readingsOfWord(text: string): string[] {
  const { stem, ending } = stemOf(plainLetters(text).toUpperCase());
  const readings = homographReadings(stem).map(ending);
  return readings.length > 1 ? readings : [];
}

/** A word with several readings, in its place among capitals; `isSure`: the words around it tell. */
export function readInPhrase(
  texts: readonly string[],
  at: number,
): { sounds: string; isSure: boolean } | undefined {
  const capitals = texts[at] ?? '';
  const { stem, ending } = stemOf(capitals);
  const [before, after] = [texts.slice(Math.max(0, at - 5), at), texts.slice(at + 1, at + 7)];
  const found = readHomograph(stem, {
    before: before.join(' '),
    after: after.join(' '),
    wordClass: () => classOf(before, after, stem !== capitals),
  });
  return found && { sounds: ending(found.sounds), isSure: found.isSure };
}
