import { pinyin } from 'pinyin-pro';
import { isChinese } from './terms.ts';
import { usualLetters } from './usual-words.ts';

// Who types Chinese chooses among words that sound alike, and may choose wrongly: 草梅 is meant to be 草莓.

/** Of longer words the pairs of letters are compared. */
const longest = 3;

let alike: ReadonlyMap<string, string> | undefined;

/** The letters that sound like each letter, without tones. */
function readSounds(): ReadonlyMap<string, string> {
  const bySound = new Map<string, string>();
  const sounds = usualLetters().map((letter) => [letter, pinyin(letter, { toneType: 'none' })] as const);
  for (const [letter, sound] of sounds) bySound.set(sound, (bySound.get(sound) ?? '') + letter);
  return new Map(sounds.map(([letter, sound]) => [letter, bySound.get(sound) ?? letter]));
}

/** Loads the sounds now. */
export const loadSounds = (): ReadonlyMap<string, string> => (alike ??= readSounds());

/** The number of a word that sounds like one which no text has; undefined where there is none. */
export function soundsLike(word: string, ids: ReadonlyMap<string, number>): number | undefined {
  if (word.length < 2 || word.length > longest || !isChinese(word)) return undefined;
  let begun = [''];
  for (const letter of word) {
    const others = loadSounds().get(letter) ?? letter;
    begun = begun.flatMap((start) => Array.from(others, (other) => start + other));
  }
  const found = begun.find((other) => ids.has(other));
  return found === undefined ? undefined : ids.get(found);
}
