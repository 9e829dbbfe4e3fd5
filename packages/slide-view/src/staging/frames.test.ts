import { isPlayed, offeredEffects, offeredTransitions } from '@app/deck/staging/offered.ts';
import { type Build, transitionKinds } from '@app/deck/staging.ts';
import { expect, test } from 'vitest';
import { buildFrames, turnFrames } from './frames.ts';

const build = (kind: Build['kind'], effect: Build['effect']): Build => ({
  elementId: 'one',
  kind,
  effect,
  trigger: 'click',
  delay: 0,
  duration: 500,
});

test('what comes ends as it is, and what goes begins so', () => {
  for (const { kind } of offeredEffects.entry) {
    const [coming, going] = [
      buildFrames(build('entry', kind), false),
      buildFrames(build('exit', kind), false),
    ];
    expect(coming.at(-1)?.opacity ?? 1, kind).toBe(1);
    expect(going[0]?.opacity ?? 1, kind).toBe(1);
    expect(going.at(-1)?.clipPath ?? going.at(-1)?.opacity, kind).toEqual(
      coming[0]?.clipPath ?? coming[0]?.opacity,
    );
  }
});

test('every offered transition has a way of its own', () => {
  const ways = offeredTransitions.map(({ kind }) =>
    JSON.stringify(turnFrames({ kind, duration: 500 }, false)),
  );
  expect(new Set(ways).size).toBe(offeredTransitions.length);
});

test('what a talk is said to play has a way of its own, and everything else fades', () => {
  const faded = JSON.stringify(turnFrames({ kind: 'fade', duration: 500 }, false));
  for (const kind of transitionKinds) {
    const shown = JSON.stringify(turnFrames({ kind, duration: 500 }, false));
    expect(shown === faded, kind).toBe(kind === 'fade' || !isPlayed(kind));
  }
});

test('who wants little motion sees light change, and nothing move', () => {
  const moving = ['translate', 'scale', 'rotate', 'transform', 'clipPath'];
  const frames = [
    ...offeredEffects.entry.flatMap(({ kind }) => buildFrames(build('entry', kind), true)),
    ...offeredEffects.emphasis.flatMap(({ kind }) => buildFrames(build('emphasis', kind), true)),
    ...offeredTransitions.flatMap(({ kind }) => turnFrames({ kind, duration: 500 }, true)?.enter ?? []),
  ];
  expect(frames.filter((frame) => moving.some((name) => name in frame))).toEqual([]);
});

test('a slide that comes at once has no transition', () => {
  expect(turnFrames({ kind: 'none', duration: 0 }, false)).toBeUndefined();
});
