import { expect, test } from 'vitest';
import { hissSooner } from './hiss.ts';

test('a hiss is heard while the sound before it is still counted, also over the border of words', () => {
  const times = [
    { sound: 'a', startMs: 60, endMs: 200 },
    { sound: ' ', startMs: 200, endMs: 225 },
    { sound: 'ˈ', startMs: 225, endMs: 225 },
    { sound: 's', startMs: 225, endMs: 320 },
    { sound: 'i', startMs: 320, endMs: 400 },
  ];
  expect(hissSooner(times)).toEqual([
    { sound: 'a', startMs: 60, endMs: 195 },
    { sound: ' ', startMs: 195, endMs: 195 },
    { sound: 'ˈ', startMs: 195, endMs: 195 },
    { sound: 's', startMs: 195, endMs: 320 },
    { sound: 'i', startMs: 320, endMs: 400 },
  ]);
});

test('a short sound before it keeps half of its time, and behind a rest nothing moves', () => {
  const [vowel, hiss] = hissSooner([
    { sound: 'ə', startMs: 100, endMs: 120 },
    { sound: 's', startMs: 120, endMs: 200 },
  ]);
  expect([vowel?.endMs, hiss?.startMs]).toEqual([110, 110]);
  const afterRest = [
    { sound: 'a', startMs: 60, endMs: 200 },
    { sound: ',', startMs: 200, endMs: 400 },
    { sound: 's', startMs: 400, endMs: 500 },
  ];
  expect(hissSooner(afterRest)).toEqual(afterRest);
});
