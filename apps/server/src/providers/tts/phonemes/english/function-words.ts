import { anyVowel } from './vowels.ts';

// Words that carry no stress inside a sentence.
const weak = new Set(
  "A AN THE AND OR BUT NOR OF TO IN ON AT BY FOR FROM WITH AS THAN INTO ONTO IS ARE AM WAS WERE BE BEEN HAS HAVE HAD DO DOES DID WILL WOULD CAN COULD SHALL SHOULD MAY MIGHT MUST I YOU HE SHE IT WE THEY ME HIM HER US THEM MY YOUR HIS ITS OUR THEIR THAT IF SO AS THERE IT'S I'M I'VE I'LL YOU'RE WE'RE THEY'RE HE'S SHE'S THAT'S".split(
    ' ',
  ),
);
// Before another word these have short vowels too.
const short: Readonly<Record<string, string>> = {
  A: 'ə',
  AND: 'ænd',
  CAN: 'kən',
  FOR: 'fɔɹ',
  OF: 'ʌv',
  THAT: 'ðæt',
  AN: 'ən',
};
const vowelFirst = new RegExp(`^[ˈˌ]*${anyVowel}`);

/** A word as it is said before the next one: weak where it only joins others, and the, a, to by the sound that follows. */
export function inSentence(capitals: string, sounds: string, next: string): string {
  if (!weak.has(capitals)) return sounds;
  if (capitals === 'THE') return vowelFirst.test(next) ? 'ði' : 'ðə';
  if (capitals === 'TO') return next === '' ? 'tu' : vowelFirst.test(next) ? 'tʊ' : 'tə';
  // What is it for: at the end nothing is weak.
  if (next === '') return capitals === 'A' ? 'ə' : sounds;
  return short[capitals] ?? sounds.replace(/[ˈˌ]/g, '');
}
