import type { Sound, Utterance } from '../phonemes/utterance.ts';

/** How far the voice goes up from the last stressed vowel to the end of a question, in semitones. */
const riseFrom = 3;
const riseTo = 7;

const vowel = /[aeiouyɑɐɒæɛɜəɤœɚɪɨᵻɔøʊɯʌAIOQWY]/;
const asksForOpenAnswer = /^(?:and |but |so |then )?(?:who|whom|whose|what|when|where|which|why|how)\b/i;
const offersChoice = /\bor\b|还是/i;
/** A Chinese question word falls, as a statement does; 吗 rises, and so does what repeats itself: 是不是, 好不好. */
const risesInChinese = /[吗嘛][”’」』）)]*[?？]+|(\p{Script=Han})[不没]\1/u;

/** Whether a sentence asks for yes or no, which is heard at its end. */
export function asksYesOrNo(text: string): boolean {
  const said = text.trim().replace(/^[“"'‘「『（(]+/, '');
  if (!/[?？][”"'’」』）)]*$/.test(said) || offersChoice.test(said)) return false;
  if (/\p{Script=Han}/u.test(said)) return risesInChinese.test(said);
  return !asksForOpenAnswer.test(said);
}

/** For each sound of a question of yes or no how much higher it is than in a statement: the end rises. */
export function questionMelody({ sounds }: Utterance): number[] {
  const from = riseStart(sounds);
  const steps = Math.max(1, sounds.length - 1 - from);
  return sounds.map((_, index) => {
    if (index < from) return 1;
    return 2 ** ((riseFrom + (riseTo - riseFrom) * ((index - from) / steps)) / 12);
  });
}

/** The stress of the last word; a word without one, as Chinese words are, rises with the last two vowels. */
function riseStart(sounds: readonly Sound[]): number {
  const lastWord = sounds.findLast(({ word }) => word !== undefined)?.word;
  const stress = sounds.findLastIndex(({ sound, word }) => sound === 'ˈ' && word === lastWord);
  if (stress >= 0) return stress;
  const vowels = sounds.flatMap(({ sound }, index) => (vowel.test(sound) ? [index] : []));
  return vowels.at(-2) ?? vowels.at(-1) ?? sounds.length;
}
