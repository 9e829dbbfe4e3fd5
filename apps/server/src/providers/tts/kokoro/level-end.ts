import type { Utterance } from '../phonemes/utterance.ts';

/** How much of its fall the last syllable loses: a first tone is level, and by itself each voice lets it fall at the end of a sentence. */
const shareHeld = 0.8;

const tone = /[→↗↘↓]/;
/** What the voice swings in before the tone is told: vowels, and the glides before them. */
const beforeTone = /[jwɥaeiouyɤəɛɔʊɨɚ]/;

/** For each sound which share of its fall it loses: those of a last syllable with the first tone, from its vowel on. */
export function heldEnd({ sounds }: Utterance): number[] {
  const at = sounds.findLastIndex(({ sound }) => tone.test(sound));
  const rest = sounds.slice(at + 1);
  // After it no other syllable comes: 喝汤 is held, 喝的 is not.
  if (sounds[at]?.sound !== '→' || rest.some(({ sound }) => sound === ' ' || !/[nŋɚ]|\p{P}/u.test(sound)))
    return [];
  let from = at;
  while (from > 0 && beforeTone.test(sounds[from - 1]?.sound ?? '')) from--;
  return sounds.map((_, index) => (index < from ? 0 : shareHeld));
}
