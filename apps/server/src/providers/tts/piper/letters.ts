import type { Utterance } from '../phonemes/utterance.ts';

// The letters that the model was trained on, in runs that begin at a number. Those of other languages are left out: it
// never heard them.
const runs: readonly [first: number, letters: string][] = [
  [3, ' !'],
  [8, ','],
  [10, '.:;?ab'],
  [17, 'def'],
  [20, 'hijklmnop'],
  [31, 'stuvw'],
  [38, 'zæ'],
  [41, 'ð'],
  [44, 'ŋ'],
  [50, 'ɐɑ'],
  [54, 'ɔ'],
  [59, 'əɚɛɜ'],
  [66, 'ɡ'],
  [74, 'ɪ'],
  [88, 'ɹ'],
  [92, 'ɾ'],
  [96, 'ʃ'],
  [100, 'ʊ'],
  [102, 'ʌ'],
  [108, 'ʒ'],
  [120, 'ˈˌː'],
  [126, 'θ'],
  [128, 'ᵻ'],
];

/** Number of each letter. */
export const letterNumbers: ReadonlyMap<string, number> = new Map(
  runs.flatMap(([first, letters]) => [...letters].map((letter, index) => [letter, first + index] as const)),
);

const vowel = '[aeiouɑæɛɜəɚɪᵻɔʊʌAIOQWYᵊ]';

/** Our notation in that of the model, by what stands around a letter; the first that fits is taken. */
const english: readonly [pattern: RegExp, letters: string][] = [
  // nurse, hurry, teacher; the r is part of the vowel unless another vowel follows.
  [/(?<=[ˈˌ])ɜ(?=ɹ)/y, 'ɜː'],
  [/[ɜə](?=ɹ)/y, 'ɚ'],
  [new RegExp(`(?<=[ɜə])ɹ(?!${vowel})`, 'y'), ''],
  // water, little: between vowels, where no stress follows.
  [new RegExp(`(?<=${vowel}ɹ?)t(?=${vowel})`, 'y'), 'ɾ'],
  [/(?<=[ˈˌ])i/y, 'iː'],
  [/ɑ/y, 'ɑː'],
  [/ɔ/y, 'ɔː'],
  [/u/y, 'uː'],
  [/A/y, 'eɪ'],
  [/I/y, 'aɪ'],
  [/O/y, 'oʊ'],
  [/Q/y, 'oʊ'],
  [/W/y, 'aʊ'],
  [/Y/y, 'ɔɪ'],
  [/ʤ/y, 'dʒ'],
  [/ʧ/y, 'tʃ'],
  [/ᵊ/y, 'ə'],
  [/T/y, 'ɾ'],
  [/[—]/y, ','],
  [/…/y, '.'],
];

/** Chinese as somebody says it who speaks English: with the nearest sounds of English, and without tones. */
const chinese: readonly [pattern: RegExp, letters: string][] = [
  [/([ptk])(?=ʰ)/y, '$1'],
  [/p/y, 'b'],
  [/t/y, 'd'],
  [/k/y, 'ɡ'],
  [/[ʨꭧ](?=ʰ)/y, 'tʃ'],
  [/[ʨꭧ]/y, 'dʒ'],
  [/ʦ(?=ʰ)/y, 'ts'],
  [/ʦ/y, 'dz'],
  [/[ɕʂ]/y, 'ʃ'],
  [/x/y, 'h'],
  [/ɻ/y, 'ɹ'],
  [/a(?=[→↗↓↘]?ŋ|[→↗↓↘]?$)/y, 'ɑː'],
  [/a(?=[iu])/y, 'a'],
  [/a/y, 'ɑː'],
  [/(?<=[ae])i/y, 'ɪ'],
  [/(?<=[ao])u/y, 'ʊ'],
  [/i/y, 'iː'],
  [/u/y, 'uː'],
  [/[yɥ]/y, 'juː'],
  [/ɤ/y, 'ʌ'],
  [/ɨ/y, 'ɚ'],
  [/o(?=u)/y, 'o'],
  [/[oɔ]/y, 'ɔː'],
  [/e(?![i])/y, 'ɛ'],
];

const isChinese = (text: string | undefined): boolean => /\p{Script=Han}/u.test(text ?? '');

/** For each sound of a sentence the letters of the model, often one, sometimes none. */
export function lettersOf({ sounds, words }: Utterance): string[] {
  const text = sounds.map(({ sound }) => sound).join('');
  // Each sound is one unit of the string, so that places in it are places of sounds.
  return sounds.map(({ sound, word }, at) => {
    const rules = isChinese(word === undefined ? undefined : words[word]?.text) ? chinese : english;
    for (const [pattern, letters] of rules) {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (found) return letters.replace('$1', found[1] ?? '');
    }
    return letterNumbers.has(sound) ? sound : '';
  });
}
