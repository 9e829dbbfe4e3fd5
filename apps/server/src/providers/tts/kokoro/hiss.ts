import { isLeading, isTrailing, type TimedSound } from '../visemes.ts';

/** Sounds that hiss are heard this much before the model's count, while it still counts the sound before. */
const soonerMs = 30;
const hissing: ReadonlySet<string> = new Set(['s', 'ʂ', 'ɕ', 'ʃ']);
const isLetter = (sound: string): boolean => /\p{L}/u.test(sound);
/** Between words; a rest is none. */
const isJoint = (sound: string): boolean => sound === ' ' || isLeading(sound) || isTrailing(sound);

/** The times of sounds with each hiss where it is heard, at the cost of at most half of the sound before it. */
export function hissSooner(times: readonly TimedSound[]): TimedSound[] {
  const moved = times.map((time) => ({ ...time }));
  for (const [index, hiss] of moved.entries()) {
    if (!hissing.has(hiss.sound)) continue;
    const before = moved.slice(0, index).findLastIndex(({ sound }) => !isJoint(sound));
    const last = moved[before];
    if (!last || !isLetter(last.sound)) continue;
    hiss.startMs = Math.max(hiss.startMs - soonerMs, (last.startMs + last.endMs) / 2);
    for (const joint of moved.slice(before, index)) {
      joint.startMs = Math.min(joint.startMs, hiss.startMs);
      joint.endMs = Math.min(joint.endMs, hiss.startMs);
    }
  }
  return moved;
}
