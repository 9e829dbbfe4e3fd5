import type { Viseme } from '@app/contract/speech/states/viseme.ts';
import type { SpokenViseme } from './port.ts';

type Shape = readonly [id: Viseme, weight: number];
type Shapes = readonly [Shape, ...Shape[]];

const silent: Shapes = [['sil', 0]];
const one = (letters: string, id: Viseme, weight: number): [string, Shapes][] =>
  [...letters].map((letter) => [letter, [[id, weight]]]);
const glide = (letter: string, from: Shape, to: Shape): [string, Shapes] => [letter, [from, to]];

/** The mouth for each letter of the notation; a diphthong moves from one shape to another. */
const mouths: ReadonlyMap<string, Shapes> = new Map([
  ...one('pbm', 'PP', 1),
  ...one('fvʋɸβ', 'FF', 0.9),
  ...one('θð', 'TH', 0.8),
  ...one('tdɖʈɾ', 'DD', 0.6),
  ...one('kɡqxɣχhcʔ', 'kk', 0.5),
  ...one('ʧʤʨʥʦʣꭧʃʒʂɕ', 'CH', 0.8),
  ...one('szç', 'SS', 0.7),
  ...one('nŋɳɲɴ', 'nn', 0.5),
  ...one('ɹɻrɽʁlʎ', 'RR', 0.6),
  ...one('aɑɐɒæʌ', 'aa', 1),
  ...one('eɛɜəɤœ', 'E', 0.8),
  ...one('ɚ', 'RR', 0.8),
  ...one('iɪɨᵻjʝ', 'I', 0.8),
  ...one('oɔø', 'O', 0.9),
  ...one('uʊwɯɰyɥ', 'U', 0.9),
  glide('A', ['E', 0.9], ['I', 0.7]),
  glide('I', ['aa', 1], ['I', 0.7]),
  glide('Y', ['O', 0.9], ['I', 0.7]),
  glide('O', ['O', 0.9], ['U', 0.8]),
  glide('Q', ['E', 0.7], ['U', 0.8]),
  glide('W', ['aa', 1], ['U', 0.8]),
]);

// A stress mark is part of the sound that follows, a tone, a length or a breath of the one before.
export const isLeading = (sound: string): boolean => /[ˈˌ]/.test(sound);
export const isTrailing = (sound: string): boolean => /[\u0303→↗↘↓ʰːʲᵝᵊ]/.test(sound);

/** The first shape that the mouth takes for a letter; undefined for what is no sound. */
export const mouthOf = (sound: string): Viseme | undefined => mouths.get(sound)?.[0][0];

export type TimedSound = { sound: string; startMs: number; endMs: number };

/** Mouth shapes for timed sounds: without gaps, equal neighbours made one. */
export function visemesOf(sounds: readonly TimedSound[], durationMs: number): SpokenViseme[] {
  const shapes: SpokenViseme[] = [];
  const add = (id: Viseme, weight: number, endMs: number) => {
    const startMs = shapes.at(-1)?.endMs ?? 0;
    const last = shapes.at(-1);
    if (endMs <= startMs) return;
    if (last?.id === id) {
      last.endMs = endMs;
      last.weight = Math.max(last.weight, weight);
    } else shapes.push({ id, startMs, endMs, weight });
  };
  for (const [index, { sound, startMs, endMs }] of sounds.entries()) {
    if (isLeading(sound)) continue;
    if (isTrailing(sound)) {
      const last = shapes.at(-1);
      if (last) last.endMs = Math.max(last.endMs, endMs);
      continue;
    }
    const before = sounds[index - 1];
    const from = before && isLeading(before.sound) ? before.startMs : startMs;
    const shown = shapes.at(-1)?.endMs ?? 0;
    if (from > shown && (shapes.length === 0 || from - shown > shortestSilenceMs)) add('sil', 0, from);
    // Between words there is often no pause at all; a mouth that closes for an instant looks wrong.
    if (sound === ' ' && endMs - startMs <= shortestSilenceMs) continue;
    addShapes(mouths.get(sound) ?? silent, from, endMs, add);
  }
  const end = shapes.at(-1)?.endMs ?? 0;
  if (end < durationMs) add('sil', 0, durationMs);
  return shapes;
}

const shortestSilenceMs = 50;

function addShapes(
  shapes: Shapes,
  from: number,
  to: number,
  add: (id: Viseme, weight: number, endMs: number) => void,
) {
  for (const [index, [id, weight]] of shapes.entries()) {
    add(id, weight, from + ((to - from) * (index + 1)) / shapes.length);
  }
}
