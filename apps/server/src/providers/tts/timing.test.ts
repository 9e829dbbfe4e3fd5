import { expect, test } from 'vitest';
import { startAtSound } from './timing.ts';

const air = { startMs: 0, endMs: 60 };

test('what comes first begins where something is heard, with the stress before it', () => {
  const times = [
    { sound: 'ˈ', startMs: 20, endMs: 25 },
    { sound: 'a', startMs: 25, endMs: 200 },
    { sound: 'n', startMs: 200, endMs: 260 },
  ];
  expect(startAtSound(times, [air])).toEqual([
    { sound: 'ˈ', startMs: 60, endMs: 60 },
    { sound: 'a', startMs: 60, endMs: 200 },
    { sound: 'n', startMs: 200, endMs: 260 },
  ]);
});

test('behind a rest a sound begins where the rest ends; the rest and what fades in it stay', () => {
  const times = [
    { sound: 'a', startMs: 80, endMs: 310 },
    { sound: 'n', startMs: 310, endMs: 340 },
    { sound: ',', startMs: 340, endMs: 450 },
    { sound: 'o', startMs: 450, endMs: 700 },
  ];
  const quiet = [air, { startMs: 300, endMs: 480 }];
  expect(startAtSound(times, quiet)).toEqual([
    ...times.slice(0, 3),
    { sound: 'o', startMs: 480, endMs: 700 },
  ]);
});
