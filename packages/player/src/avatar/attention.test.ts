import { expect, test } from 'vitest';
import type { Attention } from './attention.ts';
import { type FaceScript, poseAt } from './pose.ts';
import { unitPlace } from './units.ts';

const script = (to: Attention, more: Partial<FaceScript> = {}): FaceScript => ({
  seed: 7,
  emotion: 'general',
  track: { visemes: [], emphasis: [] },
  attention: { from: 'none', to, sinceMs: 5000 },
  ...more,
});
const at = (to: Attention, idleMs: number, more?: Partial<FaceScript>) =>
  poseAt(script(to, more), { speechMs: 0, idleMs });
const brow = (pose: ReturnType<typeof at>) => pose.units[unitPlace('browUpR')]!;

test('who hears a question tilts the head and lifts the brows, and comes to it softly', () => {
  expect(at('listening', 5000)).toEqual(at('none', 5000));
  const [half, whole, none] = [at('listening', 5190), at('listening', 5500), at('none', 5500)];
  expect(whole.roll - none.roll).toBeGreaterThan(0.04);
  expect(brow(whole) - brow(none)).toBeGreaterThan(0.2);
  expect(half.roll - at('none', 5190).roll).toBeGreaterThan(0.01);
  expect(half.roll - at('none', 5190).roll).toBeLessThan(0.04);
});

test('who listens keeps the eyes on the viewer; who thinks looks up and aside', () => {
  const times = Array.from({ length: 40 }, (_, i) => 6000 + i * 500);
  const widest = (to: Attention) => Math.max(...times.map((time) => Math.abs(at(to, time).gazeX)));
  expect(widest('listening')).toBeLessThan(widest('none'));
  for (const time of times) {
    const { gazeX, gazeY } = at('thinking', time);
    expect([gazeX > 0, gazeY < 0]).toEqual([true, true]);
  }
});

test('who asked for less motion sees none of it', () => {
  expect(at('thinking', 6000, { still: true })).toEqual(at('none', 6000, { still: true }));
});
