import type { Utterance } from '../phonemes/utterance.ts';

/** How far the voice goes up to the end of a question, in semitones. */
const wholeRise = 7;
/** How much of its own melody is left from the last stress on: by itself it falls, each voice another way. */
const shareLeft = 0.2;

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

/** What the melody of a question does to one of its sounds. */
export type QuestionSound = {
  /** How much is left of the melody that the voice would have. */
  share: number;
  /** How many semitones it glides up. */
  rise: number;
};

const tone = /[→↗↘↓]/;
const asItIs: QuestionSound = { share: 1, rise: 0 };

/** For each sound of a question of yes or no how its end rises, where the end of a statement falls. */
export function questionMelody({ sounds }: Utterance): QuestionSound[] {
  const vowels = sounds.flatMap(({ sound }, index) => (vowel.test(sound) ? [index] : []));
  const stress = sounds.findLastIndex(({ sound }) => sound === 'ˈ');
  // Chinese has no stress, and needs its tones.
  const isEnglish = stress >= 0 && !sounds.slice(stress).some(({ sound }) => tone.test(sound));
  const from = isEnglish ? stress : (vowels.at(-2) ?? vowels.at(-1) ?? sounds.length);
  const share = isEnglish ? shareLeft : 1;
  // A sound is heard before its time has come, and of the last ones little is voiced: they are up already.
  const end = Math.max(from + 1, vowels.at(-1) ?? 0);
  return sounds.map((_, index) => {
    if (index < from) return asItIs;
    return { share, rise: index < end ? wholeRise / (end - from) : 0 };
  });
}
