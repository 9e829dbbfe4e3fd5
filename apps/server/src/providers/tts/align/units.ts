import type { Utterance } from '../phonemes/utterance.ts';
import { isLeading, isTrailing } from '../visemes.ts';

/** How long a rest may be, and whether one is to be expected; undefined where both are as likely. */
type Rest = { readonly ms: number; readonly isUsual: boolean | undefined };

/** What is placed in the sound: a sound with the marks that belong to it, or a rest. */
export type Unit = {
  /** The letter that is heard; a rest has none. */
  sound: string | undefined;
  /** The sounds of the utterance that it stands for: from, and up to. */
  from: number;
  to: number;
  rest: Rest;
};

const atEnds: Rest = { ms: 2000, isUsual: undefined };
const atMark: Rest = { ms: 2000, isUsual: true };
const betweenWords: Rest = { ms: 400, isUsual: false };
const none: Rest = { ms: 0, isUsual: false };
const isHeard = (sound: string): boolean => /\p{L}/u.test(sound);

/** The sounds of an utterance and the rests between them; a rest begins and ends it. */
export function unitsOf({ sounds }: Utterance): Unit[] {
  const units: Unit[] = [{ sound: undefined, from: 0, to: 0, rest: atEnds }];
  let from = 0;
  for (const [index, { sound }] of sounds.entries()) {
    const last = units.at(-1);
    if (isLeading(sound)) continue;
    if (isTrailing(sound) && last) last.to = index + 1;
    else if (isHeard(sound)) units.push({ sound, from, to: index + 1, rest: none });
    else if (last && last.sound === undefined) {
      last.to = index + 1;
      if (sound !== ' ' && last.rest === betweenWords) last.rest = atMark;
    } else {
      units.push({ sound: undefined, from, to: index + 1, rest: sound === ' ' ? betweenWords : atMark });
    }
    from = index + 1;
  }
  const last = units.at(-1);
  if (last?.sound === undefined && last) Object.assign(last, { to: sounds.length, rest: atEnds });
  else units.push({ sound: undefined, from, to: sounds.length, rest: atEnds });
  return units;
}
