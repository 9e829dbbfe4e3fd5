import { describe, expect, test } from 'vitest';
import { blinkAt, blinksOfBlock, pauseBlinkAt } from './blink.ts';
import { gazeAt } from './gaze.ts';
import { breathAt, headAt } from './head.ts';
import { chanceAt, wander } from './noise.ts';
import type { VisemeMark } from './visemes.ts';

const blocks = Array.from({ length: 40 }, (_, block) => block);

describe('chance with a seed', () => {
  test('gives the same number for the same place, and others for others', () => {
    expect(chanceAt(7, 3)).toBe(chanceAt(7, 3));
    const numbers = new Set(Array.from({ length: 1000 }, (_, place) => chanceAt(7, place)));
    expect(numbers.size).toBe(1000);
  });

  test('is spread evenly', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let place = 0; place < 10_000; place++) tenths[Math.floor(chanceAt(1, place) * 10)]!++;
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('wanders without a jump', () => {
    for (let at = -3; at < 3; at += 0.01)
      expect(Math.abs(wander(5, at + 0.01) - wander(5, at))).toBeLessThan(0.05);
  });
});

describe('blinking', () => {
  test('happens 12 to 22 times a minute', () => {
    for (const seed of [1, 2, 3]) {
      const count = blocks.flatMap((block) => blinksOfBlock(seed, block)).length;
      const perMinute = count / (blocks.length / 2);
      expect(perMinute).toBeGreaterThan(12);
      expect(perMinute).toBeLessThan(22);
    }
  });

  test('is double about once in eight times, and else leaves the eyes open for a while', () => {
    const blinks = blocks.flatMap((block) => blinksOfBlock(4, block));
    const gaps = blinks.slice(1).map((blink, i) => blink.startMs - blinks[i]!.startMs);
    const doubles = gaps.filter((gap) => Math.abs(gap - 260) < 1).length;
    expect(doubles / blinks.length).toBeGreaterThan(0.05);
    expect(doubles / blinks.length).toBeLessThan(0.2);
    expect(gaps.filter((gap) => gap > 1200).length).toBeGreaterThan(gaps.length * 0.7);
  });

  test('closes the eyes within 80 ms and has them open again after 260', () => {
    const [{ startMs, strength }] = blinksOfBlock(1, 2) as [{ startMs: number; strength: number }];
    expect(blinkAt(1, startMs + 95)).toBeCloseTo(strength, 5);
    expect(blinkAt(1, startMs - 1)).toBe(0);
    expect(blinkAt(1, startMs + 40)).toBeCloseTo(strength / 2, 1);
  });

  test('belongs to the seed', () => {
    expect(blinksOfBlock(1, 0)).toEqual(blinksOfBlock(1, 0));
    expect(blinksOfBlock(1, 0)).not.toEqual(blinksOfBlock(2, 0));
  });

  test('follows most long pauses of the speech and no short ones', () => {
    const pauses = (length: number): VisemeMark[] =>
      Array.from({ length: 200 }, (_, i) => ({
        startMs: i * 2000,
        endMs: i * 2000 + length,
        id: 'sil',
        weight: 1,
      }));
    const count = (marks: VisemeMark[]) =>
      marks.filter(({ startMs }) => pauseBlinkAt(9, marks, startMs + 145) > 0.9).length;
    expect(count(pauses(400)) / 200).toBeGreaterThan(0.6);
    expect(count(pauses(400)) / 200).toBeLessThan(0.8);
    expect(count(pauses(200))).toBe(0);
  });
});

test('the eyes are on the viewer most of the time, and jump where they go', () => {
  let near = 0;
  let moving = 0;
  const times = Array.from({ length: 12_000 }, (_, i) => i * 10);
  for (const time of times) {
    const { x, y } = gazeAt(3, time);
    expect(Math.abs(x)).toBeLessThanOrEqual(0.4);
    if (Math.abs(x) <= 0.05 && Math.abs(y) <= 0.03) near++;
    if (gazeAt(3, time + 1).x !== x) moving++;
  }
  expect(near / times.length).toBeGreaterThan(0.6);
  expect(near / times.length).toBeLessThan(0.9);
  expect(moving / times.length).toBeLessThan(0.06);
});

test('the head moves a little when idle and more while it speaks', () => {
  const spread = (speaking: number) => {
    const yaws = Array.from({ length: 600 }, (_, i) => headAt(1, i * 100, speaking).yaw);
    return Math.max(...yaws) - Math.min(...yaws);
  };
  expect(spread(0)).toBeGreaterThan(0.02);
  expect(spread(1)).toBeGreaterThan(spread(0) * 1.5);
  expect(spread(1)).toBeLessThan(0.2);
});

test('a breath takes 4.1 seconds', () => {
  expect(breathAt(4100 / 4)).toBeCloseTo(1, 5);
  expect(breathAt((4100 * 3) / 4)).toBeCloseTo(0, 5);
  expect(breathAt(4100 + 700)).toBeCloseTo(breathAt(700), 5);
});
