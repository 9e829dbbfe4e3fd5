import { expect, test } from 'vitest';
import { featuresOf, frameMs } from './features.ts';
import { placeUnits } from './place-units.ts';
import soundShapes from './sound-shapes.json' with { type: 'json' };
import { type Unit, unitsOf } from './units.ts';

const unitsFor = (letters: string): Unit[] =>
  unitsOf({ sounds: [...letters].map((sound) => ({ sound, word: undefined })), words: [] });

type Shapes = Record<string, { mean: number[] }>;
/** Frames that are just what the sounds are measured to be, each for so many of them. */
const framesOf = (parts: readonly (readonly [sound: string, frames: number])[]): Float64Array[] =>
  parts.flatMap(([sound, frames]) =>
    Array.from({ length: frames }, () => Float64Array.from((soundShapes as Shapes)[sound]!.mean)),
  );

test('a stress belongs to the sound after it, a tone to the one before, and a mark with its space is one rest', () => {
  const units = unitsFor('ˈma↘, ɕi');
  expect(units.map(({ sound, from, to }) => [sound, from, to])).toEqual([
    [undefined, 0, 0],
    ['m', 0, 2],
    ['a', 2, 4],
    [undefined, 4, 6],
    ['ɕ', 6, 7],
    ['i', 7, 8],
    [undefined, 8, 8],
  ]);
});

test('sounds and rests are found within 20 ms of where they are, however long', () => {
  const parts = [
    ['', 5],
    ['m', 7],
    ['a', 20],
    ['', 30],
    ['ɕ', 11],
    ['i', 9],
    ['', 8],
  ] as const;
  const quiet = [{ startMs: 32 * frameMs, endMs: 62 * frameMs }];
  const borders = placeUnits(unitsFor('ma,ɕi'), { features: framesOf(parts), quiet }, soundShapes);
  const exact = parts.reduce<number[]>((sums, [, frames]) => [...sums, (sums.at(-1) ?? 0) + frames], [0]);
  for (const [index, border] of borders.entries())
    expect(Math.abs(border - exact[index]!)).toBeLessThanOrEqual(2);
});

test('a sound shorter than its text can be is shared out evenly, from its beginning to its end', () => {
  const units = unitsFor('mamamama');
  const borders = placeUnits(units, { features: framesOf([['a', 4]]), quiet: [] }, soundShapes);
  expect([borders[0], borders.at(-1), borders.length]).toEqual([0, 4, units.length + 1]);
  for (const [index, border] of borders.entries())
    expect(border).toBeGreaterThanOrEqual(borders[index - 1] ?? 0);
});

test('how loud and by whom a sound was made changes nothing of what is compared', () => {
  const tone = (level: number) =>
    Int16Array.from({ length: 12_000 }, (_, at) => level * Math.sin(at / 20) * (at % 4000 < 2000 ? 1 : 0.1));
  const [loud, quiet] = [featuresOf(tone(20_000)), featuresOf(tone(2_000))];
  for (const [frame, features] of loud.entries())
    for (const [at, value] of features.entries())
      expect(Math.abs(value - quiet[frame]![at]!)).toBeLessThan(1);
});
