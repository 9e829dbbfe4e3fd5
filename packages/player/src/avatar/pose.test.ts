import type { UnitName } from '@app/contract/rig/states/unit.ts';
import { emotions } from '@app/contract/speech/states/emotion.ts';
import { describe, expect, test } from 'vitest';
import { emphasisAt, type FaceScript, poseAt } from './pose.ts';
import { unitPlace } from './units.ts';
import type { VisemeMark } from './visemes.ts';

const aa: VisemeMark[] = [
  { startMs: 0, endMs: 1000, id: 'sil', weight: 1 },
  { startMs: 1000, endMs: 2000, id: 'aa', weight: 1 },
];
const script: FaceScript = {
  seed: 7,
  emotion: 'general',
  track: { visemes: aa, emphasis: [{ startMs: 1500 }] },
};
const unit = (of: FaceScript, name: UnitName, speechMs: number, idleMs = speechMs) =>
  poseAt(of, { speechMs, idleMs }).units[unitPlace(name)]!;

describe('a pose', () => {
  test('is the same for the same script and time, whatever was asked before', () => {
    const first = poseAt(script, { speechMs: 1400, idleMs: 61_400 });
    for (const time of [0, 99_000, 3]) poseAt(script, { speechMs: time, idleMs: time });
    expect(poseAt(script, { speechMs: 1400, idleMs: 61_400 })).toEqual(first);
  });

  test('has the mouth of the speech and the rest of the idle time', () => {
    const early = poseAt(script, { speechMs: 1300, idleMs: 1000 });
    const late = poseAt(script, { speechMs: 1300, idleMs: 50_000 });
    expect(early.units[unitPlace('jawOpen')]).toBe(late.units[unitPlace('jawOpen')]);
    expect(early.yaw).not.toBe(late.yaw);
  });

  test('closes its mouth within 120 ms when it is hushed', () => {
    const hushed = { ...script, hushedSinceMs: 5000 };
    expect(unit(hushed, 'jawOpen', 1300, 5000)).toBeCloseTo(unit(script, 'jawOpen', 1300, 5000), 5);
    expect(unit(hushed, 'jawOpen', 1300, 5060)).toBeLessThan(unit(script, 'jawOpen', 1300, 5060) * 0.6);
    expect(unit(hushed, 'jawOpen', 1300, 5120)).toBe(0);
  });

  test('nods and lifts its brows for a stressed word', () => {
    const plain = { ...script, track: { visemes: aa, emphasis: [] } };
    const at = { speechMs: 1520, idleMs: 1520 };
    expect(poseAt(script, at).pitch).toBeGreaterThan(poseAt(plain, at).pitch + 0.02);
    expect(unit(script, 'browUpL', 1520)).toBeGreaterThan(unit(plain, 'browUpL', 1520) + 0.4);
    expect(emphasisAt(script.track.emphasis, 1000)).toBe(0);
    expect(emphasisAt(script.track.emphasis, 2100)).toBe(0);
  });

  test.each(emotions.filter((emotion) => emotion !== 'general'))(
    '%s shows, also while it speaks',
    (emotion) => {
      for (const speechMs of [200, 1400]) {
        const plain = poseAt(script, { speechMs, idleMs: speechMs }).units;
        const felt = poseAt({ ...script, emotion }, { speechMs, idleMs: speechMs }).units;
        const difference = felt.reduce((sum, weight, i) => sum + Math.abs(weight - plain[i]!), 0);
        expect(difference).toBeGreaterThan(0.8);
        expect(felt[unitPlace('jawOpen')]).toBe(plain[unitPlace('jawOpen')]);
      }
    },
  );

  test('moves mouth and lids alone when less motion is asked for', () => {
    const pose = poseAt({ ...script, still: true }, { speechMs: 1300, idleMs: 30_000 });
    expect([pose.yaw, pose.pitch, pose.roll, pose.shift, pose.breath, pose.gazeX]).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
    expect(pose.units[unitPlace('jawOpen')]).toBeGreaterThan(0.4);
  });

  test('never turns further than a flat picture bears', () => {
    for (let time = 0; time < 120_000; time += 500) {
      const pose = poseAt(script, { speechMs: 1500, idleMs: time });
      expect(Math.abs(pose.yaw)).toBeLessThanOrEqual(0.14);
      expect(Math.abs(pose.pitch)).toBeLessThanOrEqual(0.105);
      expect(Math.abs(pose.gazeX)).toBeLessThanOrEqual(0.5);
    }
  });
});
