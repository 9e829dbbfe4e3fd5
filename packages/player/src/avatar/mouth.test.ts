import { unitNames } from '@app/contract/rig/states/unit.ts';
import { describe, expect, test } from 'vitest';
import { addMouth, closureAt, mouthAt, speakingAt } from './mouth.ts';
import { unitPlace } from './units.ts';
import { type Viseme, visemes } from '@app/contract/speech/states/viseme.ts';
import { shapes, type VisemeMark } from './visemes.ts';

/** `PP:80 aa:120`: shapes one after the other, with their lengths. */
function marks(text: string, startMs = 0): VisemeMark[] {
  let at = startMs;
  return text.split(' ').map((each) => {
    const [id, length] = each.split(':') as [Viseme, string];
    const mark = { startMs: at, endMs: at + Number(length), id, weight: 1 };
    at = mark.endMs;
    return mark;
  });
}

const jawAt = (track: VisemeMark[], time: number) => {
  const units = new Float32Array(unitNames.length);
  addMouth(units, mouthAt(track, time), {
    closure: closureAt(track, time),
    speaking: speakingAt(track, time),
  });
  return units[unitPlace('jawOpen')]!;
};

describe('the mouth', () => {
  test.each(visemes.filter((id) => id !== 'sil'))('%s alone is nearly whole in its middle', (id) => {
    const track = marks(`sil:300 ${id}:120 sil:300`);
    const weight = mouthAt(track, 360)[id]!;
    expect(weight).toBeGreaterThanOrEqual(0.9);
    expect(weight).toBeLessThanOrEqual(1);
  });

  test('silence has no shape', () => {
    expect(mouthAt(marks('sil:1000'), 500)).toEqual({});
    expect(mouthAt([], 500)).toEqual({});
  });

  test('neighbours flow into each other and are never more than one mouth together', () => {
    const track = marks('sil:200 aa:80 U:90 PP:70 E:90 SS:60 O:120 sil:200');
    let mixed = 0;
    for (let time = 0; time < 900; time += 5) {
      const weights = Object.values(mouthAt(track, time));
      const sum = weights.reduce((all, weight) => all + weight, 0);
      expect(sum).toBeLessThanOrEqual(1 + 1e-9);
      if (weights.filter((weight) => weight > 0.15).length > 1) mixed++;
    }
    expect(mixed).toBeGreaterThan(20);
  });

  test('it moves without a jump', () => {
    const track = marks('sil:200 aa:80 U:90 PP:70 E:90 FF:70 O:120 sil:200');
    let before = jawAt(track, 0);
    for (let time = 1; time < 900; time++) {
      const now = jawAt(track, time);
      expect(Math.abs(now - before)).toBeLessThan(0.02);
      before = now;
    }
  });

  test.each(['PP', 'FF'] as const)('lips that close for %s win over the open vowels around them', (id) => {
    const track = marks(`sil:200 aa:120 ${id}:80 aa:120 sil:200`);
    const middle = 200 + 120 + 40;
    expect(closureAt(track, middle)).toBe(1);
    expect(mouthAt(track, middle)[id]!).toBeGreaterThan(mouthAt(track, middle).aa ?? 0);
    expect(jawAt(track, middle)).toBeLessThan(shapes.aa.units.jawOpen! * 0.1);
    expect(jawAt(track, 260)).toBeGreaterThan(shapes.aa.units.jawOpen! * 0.8);
  });

  test('a short P between wide vowels shuts the jaw nearly whole', () => {
    const track = marks('sil:200 aa:120 PP:25 aa:120 sil:200');
    expect(jawAt(track, 260)).toBeGreaterThan(0.4);
    expect(jawAt(track, 332)).toBeLessThan(0.02);
  });

  test('a weak mark gives a weak shape', () => {
    const [sil, mark] = marks('sil:300 aa:120');
    const weak = mouthAt([sil!, { ...mark!, weight: 0.4 }], 360).aa!;
    expect(weak).toBeCloseTo(0.4, 2);
  });

  test('speaking shows before the first sound and dies away after the last', () => {
    const track = marks('sil:1000 aa:200 sil:1000');
    expect(speakingAt(track, 500)).toBe(0);
    expect(speakingAt(track, 900)).toBeGreaterThan(0.3);
    expect(speakingAt(track, 1100)).toBe(1);
    expect(speakingAt(track, 1400)).toBeGreaterThan(0.3);
    expect(speakingAt(track, 1700)).toBe(0);
  });

  test('a moment deep inside a long track is found as fast as one at its beginning', () => {
    const long = marks(Array.from({ length: 20_000 }, () => 'aa:90 PP:60').join(' '));
    const middle = long[20_000]!;
    expect(mouthAt(long, (middle.startMs + middle.endMs) / 2)).toEqual(
      mouthAt(long.slice(19_990, 20_010), (middle.startMs + middle.endMs) / 2),
    );
  });
});
