import { pinyin } from 'pinyin-pro';
import { isChinese } from './terms.ts';
import { usualLetters } from './usual-words.ts';

// Who types Chinese chooses among words that sound alike, and may choose wrongly: 草梅 is meant to be 草莓.

/** Of longer words the pairs of letters are compared. */
const longest = 3;

let sounds: ReadonlyMap<string, string> | undefined;

/** Loads the sounds of the usual letters, without tones, now. */
export const loadSounds = (): ReadonlyMap<string, string> =>
  (sounds ??= new Map(usualLetters().map((letter) => [letter, pinyin(letter, { toneType: 'none' })])));

/** How a word sounds; undefined for what is no short Chinese word. An unusual letter sounds like itself alone. */
function soundOf(word: string): string | undefined {
  if (word.length < 2 || word.length > longest || !isChinese(word)) return undefined;
  return Array.from(word, (letter) => loadSounds().get(letter) ?? letter).join(' ');
}

/** The numbers of words by their sounds, made once for the words of an index. */
const bySounds = new WeakMap<ReadonlyMap<string, number>, ReadonlyMap<string, number>>();

function readWords(ids: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const read = new Map<string, number>();
  for (const [word, id] of ids) {
    const sound = soundOf(word);
    if (sound !== undefined && !read.has(sound)) read.set(sound, id);
  }
  bySounds.set(ids, read);
  return read;
}

/** The number of a word that sounds like one which no text has; undefined where there is none. */
export function soundsLike(word: string, ids: ReadonlyMap<string, number>): number | undefined {
  const sound = soundOf(word);
  return sound === undefined ? undefined : (bySounds.get(ids) ?? readWords(ids)).get(sound);
}
