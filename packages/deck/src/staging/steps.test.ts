import { describe, expect, test } from 'vitest';
import type { Build } from '../staging.ts';
import { stepAt, stepLength, stepsOf, stepTimes } from './steps.ts';

const build = (elementId: string, trigger: Build['trigger'], more: Partial<Build> = {}): Build => ({
  elementId,
  kind: 'entry',
  effect: 'fade',
  trigger,
  delay: 0,
  duration: 500,
  ...more,
});

test('builds wait for clicks, begin together or follow each other', () => {
  const steps = stepsOf([
    build('a', 'after'),
    build('b', 'click'),
    build('c', 'with', { delay: 100, duration: 1000 }),
    build('d', 'after', { delay: 50 }),
    build('e', 'click'),
  ]);
  expect(steps.map((step) => step.map(({ build: { elementId }, at }) => [elementId, at]))).toEqual([
    [['a', 0]],
    [
      ['b', 0],
      ['c', 100],
      ['d', 1150],
    ],
    [['e', 0]],
  ]);
  expect(stepLength(steps[1] ?? [])).toBe(1650);
});

describe('the steps of a page that is spoken', () => {
  const sentences = [0, 1000, 3000, 7000].map((startMs) => ({ startMs }));
  const spoken = { durationMs: 8000, sentences, cues: [] };
  const clicks = (count: number) =>
    stepsOf(Array.from({ length: count }, (_, index) => build(`e${index}`, 'click')));

  test('are spread over its sentences', () => {
    expect(stepTimes(clicks(1), spoken)).toEqual([0, 3000]);
    expect(stepTimes(clicks(3), spoken)).toEqual([0, 1000, 3000, 7000]);
  });

  test('are spread over its time where there are more of them, or nothing is said', () => {
    expect(stepTimes(clicks(7), spoken)).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000, 7000]);
    expect(stepTimes(clicks(1), { durationMs: 4000, sentences: [], cues: [] })).toEqual([0, 2000]);
  });

  test('begin at the words that cues name, and never before the one before', () => {
    const cues = [{ action: 'enter', elementId: 'e0', startMs: 7500 }];
    expect(stepTimes(clicks(2), { ...spoken, cues })).toEqual([0, 7500, 7500]);
    expect(
      stepTimes(clicks(2), { ...spoken, cues: [{ action: 'leave', elementId: 'e0', startMs: 10 }] }),
    ).toEqual([0, 1000, 7000]);
  });

  test('have come as far as the time has', () => {
    const times = [0, 1000, 3000];
    expect([0, 999, 1000, 9000].map((ms) => stepAt(times, ms))).toEqual([0, 0, 1, 2]);
  });
});
